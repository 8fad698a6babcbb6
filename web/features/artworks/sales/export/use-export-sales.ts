import { useTranslations } from "use-intl";
import { download } from "#web/browser/download.ts";
import { withoutMessage } from "#web/browser/log-error.ts";
import { toast } from "#web/browser/toast.ts";
import { useLock } from "#web/browser/use-lock.ts";
import { countriesIn } from "#web/i18n/countries.ts";
import { useLocale } from "#web/i18n/locale.ts";
import { localDay } from "../../record/sale/days-on-offer.ts";
import { useChannelName } from "../../record/use-channel-name.ts";
import type { SaleLine } from "../view.ts";
import { salesHead, salesRows } from "./sales-rows.ts";

/** Downloads sales as a CSV file, once for each press. */
export function useExportSales(): (lines: readonly SaleLine[]) => void {
  const t = useTranslations("sales.export");
  const channelName = useChannelName();
  const locale = useLocale();
  const lock = useLock();

  async function exportLines(lines: readonly SaleLine[]): Promise<void> {
    if (!lock.take()) return;
    try {
      const { csvText } = await import("./csv-file.ts");
      const countryName = countriesIn(locale).nameOf;
      const csv = csvText(salesHead(t), salesRows(lines, { t, channelName, countryName }));
      const name = t("fileName", { day: localDay(new Date()) });
      download(name, new Blob([csv], { type: "text/csv;charset=utf-8" }));
      toast({ title: t("done"), description: t("doneText", { count: lines.length }) });
    } catch (error) {
      console.error(withoutMessage(error));
      toast({ title: t("failed"), description: t("failedText"), isError: true });
    } finally {
      lock.release();
    }
  }

  return (lines) => void exportLines(lines);
}
