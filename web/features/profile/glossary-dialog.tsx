import { useState } from "react";
import { useTranslations } from "use-intl";
import { educationLevels } from "#schema/artist/education.ts";
import { careerStages } from "#schema/artist/profile.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { ToggleGroup } from "#web/ui/toggle-group.tsx";

const filters = ["all", "careerStages", "educationLevels"] as const;
type Filter = (typeof filters)[number];

interface GlossaryDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** What the words of the form mean (specification, section 2). */
export function GlossaryDialog({ isOpen, onClose }: GlossaryDialogProps) {
  const t = useTranslations("glossary");
  const [filter, setFilter] = useState<Filter>("all");
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t("title")} isWide>
      <ToggleGroup
        label={t("show")}
        options={filters.map((value) => ({ value, label: t(`filters.${value}`) }))}
        value={filter}
        onChange={setFilter}
        className="pt-4 max-xs:flex-wrap max-xs:gap-x-4 max-xs:gap-y-0"
      />
      <div className="pt-5">
        {filter !== "educationLevels" && <CareerTerms />}
        {filter !== "careerStages" && <EducationTerms />}
      </div>
    </Dialog>
  );
}

function CareerTerms() {
  const t = useTranslations("glossary");
  const name = useTranslations("choices.careerStage");
  return (
    <TermList
      title={t("filters.careerStages")}
      terms={careerStages.map((stage) => ({ name: name(stage), meaning: t(`career.${stage}`) }))}
    />
  );
}

/** 'Emerging' is explained under the career stages. */
const explainedLevels = educationLevels.filter((level) => level !== "emerging");

function EducationTerms() {
  const t = useTranslations("glossary");
  const name = useTranslations("choices.education");
  return (
    <TermList
      title={t("filters.educationLevels")}
      terms={explainedLevels.map((level) => ({
        name: name(level),
        meaning: t(`education.${level}`),
      }))}
    />
  );
}

interface TermListProps {
  readonly title: string;
  readonly terms: readonly { readonly name: string; readonly meaning: string }[];
}

function TermList({ title, terms }: TermListProps) {
  return (
    <section className="gap-x-8 border-t border-ink pt-1.5 pb-5 md:grid md:grid-cols-[8.5rem_1fr]">
      <h3 className="pt-2.5 text-2 text-ink-2">{title}</h3>
      <dl className="gap-x-10 md:grid md:grid-cols-2">
        {terms.map((term) => (
          <div key={term.name} className="pt-2 pb-2.5 md:pt-2.5 md:pb-3">
            <dt className="font-display text-[1.1875rem]/6 [font-weight:480]">{term.name}</dt>
            <dd className="text-2/[1.4375rem] text-ink-2">{term.meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
