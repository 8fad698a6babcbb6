import { useTranslations } from "use-intl";
import { Link } from "wouter";
import { appPaths } from "#schema/page-paths.ts";
import { buttonVariant, TextButton } from "#web/ui/button.tsx";
import { useCounts } from "../use-counts.ts";
import { ResultFrame } from "./result-frame.tsx";
import type { NotImportedRows } from "./stored-file.ts";
import type { Progress } from "./stored-run.ts";
import { UnappliedValues } from "./unapplied-values.tsx";
import { useSkippedRowsCsv } from "./use-skipped-rows-csv.ts";

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
  const { applied, updated, kept, sold, refused, knownRows } = progress;
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
            ? t("updatedHeading", counts(updated))
            : t("heading", counts(applied))}
        </h2>
        {applied > 0 && updated > 0 && (
          <p className="text-ink-2">{t("updated", counts(updated))}</p>
        )}
        {sold > 0 && <p className="text-ink-2">{t("sold", counts(sold))}</p>}
        {knownRows.length > 0 && (
          <p className="text-ink-2">{t("known", counts(knownRows.length))}</p>
        )}
        {waiting > 0 && <p className="text-ink-2">{t("skipped", counts(waiting))}</p>}
      </div>
      <UnappliedValues kept={kept} />
      {refused.length > 0 && (
        <div className="pt-3 text-2">
          <p>{t("refused", counts(refused.length))}</p>
          <ul className="text-ink-2">
            {refused.map(({ row, title }) => (
              <li key={row}>{t("refusedRow", { row, title })}</li>
            ))}
          </ul>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 pt-4">
        <Link href={appPaths.gallery} className={buttonVariant("outlined")}>
          {t("see")}
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
