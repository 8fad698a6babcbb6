import { useTranslations } from "use-intl";
import { educationLevels } from "#schema/artist/education.ts";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { type DraftSectionProps, FormSection } from "#web/ui/form-section.tsx";
import { InfoTip } from "#web/ui/tooltip.tsx";
import { isDegree, isEducationExcluded, toggleEducation } from "./education.ts";
import type { ProfileDraft } from "./profile-draft.ts";

export function EducationSection({ draft, onChange }: DraftSectionProps<ProfileDraft>) {
  const t = useTranslations("profile.education");
  const levelName = useTranslations("choices.education");
  const chosen = draft.education;
  return (
    <FormSection title={t("title")} help={t("help")}>
      <fieldset className="col-span-full gap-x-6 md:-mt-2.5 md:grid md:grid-cols-3">
        <legend className="sr-only">{t("title")}</legend>
        {educationLevels.map((level) => (
          <Checkbox
            key={level}
            label={levelName(level)}
            isChecked={chosen.includes(level)}
            // A stored set may contain a level that the form excludes; it can always be removed.
            exclusion={
              isEducationExcluded(level, chosen) && !chosen.includes(level)
                ? t(isDegree(level) ? "besideEmerging" : "besideDegree")
                : null
            }
            aside={
              level === "emerging" && (
                <InfoTip label={t("aboutEmerging")}>{t("emergingTip")}</InfoTip>
              )
            }
            onChange={() => onChange({ education: toggleEducation(chosen, level) })}
          />
        ))}
      </fieldset>
    </FormSection>
  );
}
