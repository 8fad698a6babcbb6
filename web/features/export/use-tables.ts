import { useTranslations } from "use-intl";
import type { User } from "#schema/artist/user.ts";
import type { Artwork } from "#schema/artworks/artwork.ts";
import type { SalesChannel } from "#schema/channels/channel.ts";
import type { Invoice } from "#schema/invoices/invoice.ts";
import type { Sale } from "#schema/sales/sale.ts";
import { unitsOf } from "#schema/units.ts";
import { useBusiness } from "#web/api/business.ts";
import { useChannels } from "#web/api/channels.ts";
import { useInvoices } from "#web/api/invoices.ts";
import { useSales } from "#web/api/sales.ts";
import { csvDelimiters } from "#web/i18n/csv-style.ts";
import { useLocale } from "#web/i18n/locale.ts";
import { bookedEntries } from "#web/works/books/booked-entries.ts";
import { useSalesCsv } from "#web/works/books/use-sales-csv.ts";
import { useChannelName } from "#web/works/use-channel-name.ts";
import type { MissingPicture } from "./fetch-pictures.ts";
import { type WorksContext, worksHead, worksRows } from "./works-rows.ts";

/** Sales, with what was issued of them. */
interface ExportedSales {
  readonly sales: readonly Sale[];
  readonly invoices: readonly Invoice[];
  readonly channels: readonly SalesChannel[];
}

/** The artist's sales, fetched when they have not been. */
export function useReadSales(): () => Promise<ExportedSales> {
  const stored = useSales(true);
  const issued = useInvoices();
  const ways = useChannels();
  return async () => {
    const sales = stored.data ?? (await stored.refetch({ throwOnError: true })).data;
    const invoices = issued.data ?? (await issued.refetch({ throwOnError: true })).data;
    const channels = ways.data ?? (await ways.refetch({ throwOnError: true })).data;
    if (!sales || !invoices || !channels) throw new Error("The sales could not be fetched.");
    return { sales, invoices, channels };
  };
}

type WriteCsv = typeof import("#web/browser/csv-file.ts").csvText;

/** The tables of an export, as CSV. */
export function useTables(user: User, works: readonly Artwork[]) {
  const t = useTranslations("exports.exporting.missingTable");
  const salesCsv = useSalesCsv();
  const { data: business } = useBusiness();
  const words = {
    t: useTranslations("exports.worksTable"),
    statuses: useTranslations("work.statuses"),
    choices: useTranslations("choices"),
    channelName: useChannelName(),
    locale: useLocale(),
  };
  return {
    works: (
      { sales, channels }: ExportedSales,
      pictures: WorksContext["pictures"],
      csvText: WriteCsv,
    ) => {
      const context: WorksContext = {
        ...words,
        units: unitsOf(user),
        pictures,
        channels,
        sales: new Map(sales.map((sale) => [sale.id, sale])),
      };
      return csvText(worksHead(context), worksRows(works, context), csvDelimiters[words.locale]);
    },
    sales: ({ sales, invoices }: ExportedSales, csvText: WriteCsv) =>
      salesCsv(bookedEntries({ sales, invoices, business }), csvText),
    entryCount: ({ sales, invoices }: ExportedSales) =>
      bookedEntries({ sales, invoices, business }).length,
    missing: (pictures: readonly MissingPicture[], csvText: WriteCsv) =>
      csvText(
        [t("inventoryNumber"), t("title"), t("why")],
        pictures.map(({ work, why }) => [work.inventoryNumber, work.title, t(why)]),
        csvDelimiters[words.locale],
      ),
  };
}
