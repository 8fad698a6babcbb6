import { useTranslations } from "use-intl";
import { undoDays } from "#schema/imports/import.ts";
import { useFormat } from "#web/i18n/format.ts";
import { Button, TextButton } from "#web/ui/button.tsx";
import type { FileAnalysis } from "../analysis/file-analysis.ts";
import { ImportPageSection } from "../import-page-section.tsx";
import { useCounts } from "../use-counts.ts";

interface SummarySectionProps {
  readonly analysis: FileAnalysis;
  readonly isBusy: boolean;
  readonly onImport: () => void;
  readonly onCancel: () => void;
}

const summaryParts = ["new", "sold", "updated", "known", "waiting", "skipped"] as const;

function isOfPeople(part: (typeof summaryParts)[number]): part is "new" | "known" | "updated" {
  return part === "new" || part === "known" || part === "updated";
}

/** What will be made, before anything is. */
export function SummarySection({ analysis, isBusy, onImport, onCancel }: SummarySectionProps) {
  const t = useTranslations("import.summary");
  const people = useTranslations("import.summary.people");
  const format = useFormat();
  const counts = useCounts();
  const { outcome, kind } = analysis;
  const arePeople = kind === "people";
  const own = arePeople ? people : t;
  if (outcome === null) {
    return <ImportPageSection title={t("heading")} lead={t("open")} />;
  }
  const { ready, sold, updated, known, skipped, waiting } = outcome;
  const parts = summaryParts.map((part) => ({
    part,
    count: { new: ready, sold, updated, known, waiting, skipped }[part],
  }));
  const isEmpty = ready === 0 && updated === 0;
  const button = updated === 0 ? "button" : ready === 0 ? "updateButton" : "bothButton";
  const words = { ...counts(ready), updated, updatedText: format.number(updated) };
  return (
    <ImportPageSection title={t("heading")} lead={own("lead")}>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-5 md:grid-flow-col md:grid-cols-none md:auto-cols-fr">
        {parts
          .filter(({ part, count }) => part === "new" || count > 0)
          .map(({ part, count }) => (
            <li key={part} className="text-2 text-ink-2">
              <span className="block font-display text-[2.75rem]/12 font-[400] tracking-[-0.02em] text-ink">
                {format.number(count)}
              </span>{" "}
              <span className="block max-w-[22ch]">
                {arePeople && isOfPeople(part) ? people(part, { count }) : t(part, { count })}
              </span>
            </li>
          ))}
      </ul>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 pt-8">
        <Button
          variant="filled"
          isDisabled={isEmpty}
          isBusy={isBusy}
          onClick={() => {
            if (!isEmpty && !isBusy) onImport();
          }}
        >
          {button === "bothButton" ? t(button, words) : own(button, words)}
        </Button>
        <TextButton onClick={onCancel}>{t("cancel")}</TextButton>
        <p className="text-1 text-ink-2">
          {isEmpty ? t("nothing") : t("undo", { days: undoDays })}
        </p>
      </div>
    </ImportPageSection>
  );
}
