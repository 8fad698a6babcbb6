import { useState } from "react";
import { useTranslations } from "use-intl";
import { Link } from "wouter";
import { unappliedReasons } from "#schema/imports/update-fields.ts";
import { appPaths } from "#schema/page-paths.ts";
import { download } from "#web/browser/download.ts";
import { withoutMessage } from "#web/browser/log-error.ts";
import { toast } from "#web/browser/toast.ts";
import { csvDelimiters } from "#web/i18n/csv-style.ts";
import { useLocale } from "#web/i18n/locale.ts";
import { buttonVariant, TextButton } from "#web/ui/button.tsx";
import { useCounts } from "../use-counts.ts";
import { ResultFrame } from "./result-frame.tsx";
import type { NotImported, NotImportedRows } from "./stored-file.ts";
import type { Progress } from "./stored-run.ts";

interface DoneProps {
  readonly progress: Progress;
  readonly notImported: NotImportedRows | null;
  readonly onLeave: () => void;
  readonly onUndo: (importId: string) => void;
}

/** What an import has made, and what of its file is not in the gallery by it. */
export function Done({ progress, notImported, onLeave, onUndo }: DoneProps) {
  const t = useTranslations("import.run.done");
  const counts = useCounts();
  const downloadSkipped = useSkippedRowsCsv(progress.fileName);
  const people = useTranslations("import.run.done.people");
  const { kind, applied, updated, kept, sold, refused, knownRows } = progress;
  const arePeople = kind === "people";
  const own = arePeople ? people : t;
  const skipped = notImported?.rows ?? [];
  const waiting = skipped.length - refused.length - knownRows.length;
  return (
    <ResultFrame>
      <div role="status">
        <h2
          tabIndex={-1}
          className="font-display text-[1.625rem]/8 font-[420] tracking-[-0.014em] outline-none"
        >
          {applied === 0 && updated > 0
            ? own("updatedHeading", counts(updated))
            : own("heading", counts(applied))}
        </h2>
        {applied > 0 && updated > 0 && (
          <p className="text-ink-2">{own("updated", counts(updated))}</p>
        )}
        {sold > 0 && <p className="text-ink-2">{t("sold", counts(sold))}</p>}
        {knownRows.length > 0 && (
          <p className="text-ink-2">{own("known", counts(knownRows.length))}</p>
        )}
        {waiting > 0 && <p className="text-ink-2">{t("skipped", counts(waiting))}</p>}
      </div>
      <UnappliedValues kept={kept} />
      {refused.length > 0 && (
        <div className="pt-3 text-2">
          <p>{t("refused", counts(refused.length))}</p>
          <ul className="text-ink-2">
            {refused.map(({ row, title }) => (
              <li key={row}>{own("refusedRow", { row, title })}</li>
            ))}
          </ul>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 pt-4">
        <Link
          href={arePeople ? appPaths.people : appPaths.gallery}
          className={buttonVariant("outlined")}
        >
          {own("see")}
        </Link>
        {sold > 0 && (
          <Link href={appPaths.priceList} className="target inline-flex items-center text-2">
            <span className="underlined">{t("priceList")}</span>
          </Link>
        )}
        {applied + updated > 0 && (
          <TextButton onClick={() => onUndo(progress.importId)}>{t("undo")}</TextButton>
        )}
        {notImported && skipped.length > 0 && (
          <TextButton onClick={() => downloadSkipped(notImported)}>{t("skippedRows")}</TextButton>
        )}
        <TextButton onClick={onLeave}>{t("another")}</TextButton>
      </div>
    </ResultFrame>
  );
}

/** Downloads the rows that were not imported, with their columns as in the file and one that says why. */
function useSkippedRowsCsv(fileName: string): (notImported: NotImportedRows) => void {
  const t = useTranslations("import.run.skippedFile");
  const problems = useTranslations("import.rows.problems");
  const leftOut = useTranslations("import.rows.leftOut");
  const locale = useLocale();
  const fieldName = useTranslations("import.columns.fields");

  function sentence(why: NotImported): string {
    if (why.kind === "skipped" || why.kind === "known") return t(why.kind);
    if (why.kind === "known-person") return t("knownPerson");
    if (why.kind === "no-room") return t("noRoom");
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

interface UnappliedValuesProps {
  readonly kept: Progress["kept"];
}

const shownAtFirst = 10;

/** What of the file was not applied to works of the gallery, by the rule that keeps it. */
function UnappliedValues({ kept }: UnappliedValuesProps) {
  const t = useTranslations("import.run.done");
  const counts = useCounts();
  const [isWhole, setIsWhole] = useState(false);
  const groups = unappliedReasons
    .map((reason) => ({ reason, rows: kept.filter((each) => each.reason === reason) }))
    .filter(({ rows }) => rows.length > 0);
  const isLong = groups.some(({ rows }) => rows.length > shownAtFirst);
  if (groups.length === 0) return null;
  return (
    <div className="pt-3 text-2">
      {groups.map(({ reason, rows }) => (
        <div key={reason} className="pb-2">
          <p className="max-w-[62ch]">{t(`kept.${reason}`, counts(rows.length))}</p>
          <ul className="text-ink-2">
            {rows.slice(0, isWhole ? rows.length : shownAtFirst).map(({ row, title }) => (
              <li key={row} className="wrap-anywhere">
                {t("keptRow", { row, title })}
              </li>
            ))}
          </ul>
        </div>
      ))}
      {isLong && !isWhole && (
        <TextButton onClick={() => setIsWhole(true)}>{t("keptAll")}</TextButton>
      )}
    </div>
  );
}
