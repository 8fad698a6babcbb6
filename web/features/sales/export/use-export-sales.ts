import { useTranslations } from "use-intl";
import { download } from "#web/browser/download.ts";
import { localDay } from "#web/browser/local-day.ts";
import { withoutMessage } from "#web/browser/log-error.ts";
import { toast } from "#web/browser/toast.ts";
import { useSubmit } from "#web/forms/use-submit.ts";
import type { BookedEntry } from "#web/works/books/booked-entries.ts";
import { useSalesCsv } from "#web/works/books/use-sales-csv.ts";

/** Downloads sales as a CSV file, once for each press. */
export function useExportSales(): (booked: readonly BookedEntry[]) => void {
  const t = useTranslations("sales.export");
  const salesCsv = useSalesCsv();
  const { submit } = useSubmit();

  async function downloadCsv(booked: readonly BookedEntry[]): Promise<void> {
    const { csvText } = await import("#web/browser/csv-file.ts");
    const csv = salesCsv(booked, csvText);
    const name = t("fileName", { day: localDay(new Date()) });
    download(name, new Blob([csv], { type: "text/csv;charset=utf-8" }));
  }

  return (booked) =>
    void submit({
      send: () => downloadCsv(booked),
      onDone: () =>
        toast({ title: t("done"), description: t("doneText", { count: booked.length }) }),
      onError: (error) => {
        console.error(withoutMessage(error));
        toast({ title: t("failed"), description: t("failedText"), isError: true });
      },
    });
}
