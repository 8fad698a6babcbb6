import { useTranslations } from "use-intl";
import { download } from "#web/browser/download.ts";
import { localDay } from "#web/browser/local-day.ts";
import { withoutMessage } from "#web/browser/log-error.ts";
import { toast } from "#web/browser/toast.ts";
import { useLock } from "#web/browser/use-lock.ts";
import type { BookedEntry } from "#web/works/books/booked-entries.ts";
import { useSalesCsv } from "#web/works/books/use-sales-csv.ts";

/** Downloads sales as a CSV file, once for each press. */
export function useExportSales(): (booked: readonly BookedEntry[]) => void {
  const t = useTranslations("sales.export");
  const salesCsv = useSalesCsv();
  const lock = useLock();

  async function exportEntries(booked: readonly BookedEntry[]): Promise<void> {
    if (!lock.take()) return;
    try {
      const { csvText } = await import("#web/browser/csv-file.ts");
      const csv = salesCsv(booked, csvText);
      const name = t("fileName", { day: localDay(new Date()) });
      download(name, new Blob([csv], { type: "text/csv;charset=utf-8" }));
      toast({ title: t("done"), description: t("doneText", { count: booked.length }) });
    } catch (error) {
      console.error(withoutMessage(error));
      toast({ title: t("failed"), description: t("failedText"), isError: true });
    } finally {
      lock.release();
    }
  }

  return (booked) => void exportEntries(booked);
}
