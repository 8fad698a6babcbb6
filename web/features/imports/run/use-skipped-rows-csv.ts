import { useTranslations } from "use-intl";
import { download } from "#web/browser/download.ts";
import { withoutMessage } from "#web/browser/log-error.ts";
import { toast } from "#web/browser/toast.ts";
import { csvDelimiters } from "#web/i18n/csv-style.ts";
import { useLocale } from "#web/i18n/locale.ts";
import type { NotImported, NotImportedRows } from "./stored-file.ts";

/** Downloads the rows that were not imported, with their columns as in the file and one that says why. */
export function useSkippedRowsCsv(fileName: string): (notImported: NotImportedRows) => void {
  const t = useTranslations("import.run.skippedFile");
  const problems = useTranslations("import.rows.problems");
  const leftOut = useTranslations("import.rows.leftOut");
  const locale = useLocale();
  const fieldName = useTranslations("import.columns.fields");

  function sentence(why: NotImported): string {
    if (why.kind === "skipped" || why.kind === "known") return t(why.kind);
    if (!("field" in why)) return leftOut(why.kind);
    const words = { field: fieldName(why.field), text: why.text };
    // On the page it says where the word can be given a meaning.
    return why.kind === "unknown-word" ? t("unknownWord", words) : problems(why.kind, words);
  }

  async function write({ headers, rows }: NotImportedRows): Promise<void> {
    try {
      const { csvText } = await import("#web/browser/csv-file.ts");
      const columns = Math.max(headers.length, ...rows.map(({ cells }) => cells.length));
      const toWhole = (cells: readonly string[]) =>
        Array.from({ length: columns }, (_, at) => cells[at] ?? "");
      const csv = csvText(
        [...toWhole(headers), t("why")],
        rows.map(({ cells, why }) => [...toWhole(cells), why.map(sentence).join(" ")]),
        csvDelimiters[locale],
      );
      const name = t("name", { name: fileName.replace(/\.[^.]+$/, "") });
      download(name, new Blob([csv], { type: "text/csv;charset=utf-8" }));
    } catch (error) {
      console.error(withoutMessage(error));
      toast({ title: t("failed"), description: t("failedText"), isError: true });
    }
  }

  return (notImported) => void write(notImported);
}
