import { useTranslations } from "use-intl";
import type { Import } from "#schema/imports/import.ts";
import { useFormat } from "#web/i18n/format.ts";
import { addWords } from "#web/i18n/parts.ts";
import { TextButton } from "#web/ui/button.tsx";
import { visuallyHidden } from "#web/ui/visually-hidden.tsx";
import { useCounts } from "../use-counts.ts";
import type { Decide, OpenFile } from "../use-import-file.ts";
import { ColumnsSection } from "./columns-section.tsx";
import { PriceRuleSection } from "./price-rule-section.tsx";
import { QuestionsSection } from "./questions-section.tsx";
import { RowsSection } from "./rows-section.tsx";
import { SummarySection } from "./summary-section.tsx";
import { WordsSection } from "./words-section.tsx";

addWords("import");

interface ReviewProps {
  readonly file: OpenFile;
  readonly decide: Decide;
  readonly close: () => void;
  /** Reads another sheet of the workbook. */
  readonly onSheet: (sheet: string) => void;
  /** The import that was made of the same file; null for none. */
  readonly same: Import | null;
  readonly isBusy: boolean;
  readonly onImport: () => void;
  readonly onUndo: (past: Import) => void;
}

/** What the file says, what it leaves open, and what will be made of it. */
export function Review({
  file,
  decide,
  close,
  onSheet,
  same,
  isBusy,
  onImport,
  onUndo,
}: ReviewProps) {
  const { table, decisions, analysis } = file;
  return (
    <>
      {same && <SameFile same={same} onUndo={() => onUndo(same)} />}
      <ColumnsSection
        file={table.file}
        analysis={analysis}
        decide={decide}
        onSheet={onSheet}
        onAnother={close}
      />
      <QuestionsSection analysis={analysis} decisions={decisions} decide={decide} />
      {analysis.kind === "works" && (
        <PriceRuleSection analysis={analysis} decisions={decisions} decide={decide} />
      )}
      <WordsSection analysis={analysis} decisions={decisions} decide={decide} />
      {analysis.outcome && (
        <RowsSection
          kind={analysis.kind}
          outcome={analysis.outcome}
          decisions={decisions}
          decide={decide}
        />
      )}
      <SummarySection analysis={analysis} isBusy={isBusy} onImport={onImport} onCancel={close} />
    </>
  );
}

function SameFile({ same, onUndo }: { readonly same: Import; readonly onUndo: () => void }) {
  const t = useTranslations("import.past");
  const format = useFormat();
  const counts = useCounts();
  const { appliedCount, updatedCount, people, createdAt, fileName: name } = same;
  const works = appliedCount + updatedCount;
  const date = format.date(createdAt);
  return (
    <div role="status" className="mb-6 bg-notice-wash px-6 py-4">
      <p>
        {works > 0
          ? t("same", { date, ...counts(works) })
          : t("people.same", { date, ...counts(people.appliedCount + people.updatedCount) })}
      </p>
      <TextButton onClick={onUndo}>{t.rich("undo", { name, hidden: visuallyHidden })}</TextButton>
    </div>
  );
}
