import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artworks/artwork.ts";
import type { SalesChannel } from "#schema/channels/channel.ts";
import type { Rates } from "#schema/currency.ts";
import { useFormat } from "#web/i18n/format.ts";
import { addWords } from "#web/i18n/parts.ts";
import { usePrices } from "#web/i18n/prices.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import {
  type ReportedSale,
  ReportSentence,
  useReportFact,
} from "#web/works/consignments/report-sentence.tsx";
import { RecordSaleForm } from "./record-sale-dialog.tsx";
import { agreedSaleOf, channelsAsAgreed } from "./reported-sale.ts";

addWords("sales");

interface ReportedSaleDialogProps {
  readonly report: ReportedSale;
  readonly work: Artwork;
  readonly channels: readonly SalesChannel[];
  readonly rates: Rates;
  readonly userId: string;
  readonly onClose: () => void;
}

/** Records the sale that a gallery reported: filled in as it was agreed, with what differs from that said first. */
export function ReportedSaleDialog({ report, work, channels, ...form }: ReportedSaleDialogProps) {
  const t = useTranslations("sales.sale.report");
  const factOf = useReportFact();
  const { entry, consignment } = report;
  const reported = inCurrencyOf(work, report);
  return (
    <Dialog
      isOpen
      onClose={form.onClose}
      title={t("title")}
      lead={
        <p>
          <ReportSentence entry={entry} work={work} consignment={consignment} />{" "}
          {factOf(entry, consignment)}
        </p>
      }
    >
      <Warnings report={report} work={reported} />
      <RecordSaleForm
        key={entry.id}
        report={report}
        work={reported}
        channels={channelsAsAgreed(channels, consignment)}
        {...form}
      />
    </Dialog>
  );
}

/** The work with its price in the currency in which the sale was reported; without one if it is asked in another. */
function inCurrencyOf(work: Artwork, { entry }: ReportedSale): Artwork {
  const askedCurrency = entry.currency ?? work.askedCurrency;
  return askedCurrency === work.askedCurrency ? work : { ...work, askedCurrency, askedCents: null };
}

function Warnings({ report, work }: { readonly report: ReportedSale; readonly work: Artwork }) {
  const t = useTranslations("sales.sale.report");
  const format = useFormat();
  const prices = usePrices();
  const { warnings } = agreedSaleOf(report, work).proposed;
  if (warnings.length === 0) return null;
  const words: Readonly<Record<(typeof warnings)[number], ReactNode>> = {
    "discount-above-agreed": t("warnings.discount-above-agreed", {
      ceiling: format.number(report.consignment.discountCeiling * 100),
    }),
    "price-below-list": t("warnings.price-below-list", {
      asked: prices.money(work.askedCents ?? 0, work.askedCurrency),
    }),
  };
  return (
    <ul
      aria-label={t("warnings.label")}
      className="mt-5 grid gap-1 bg-notice-wash px-4 py-3 text-2"
    >
      {warnings.map((warning) => (
        <li key={warning}>{words[warning]}</li>
      ))}
    </ul>
  );
}
