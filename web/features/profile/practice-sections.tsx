import { useTranslations } from "use-intl";
import { careerStages, salesRanges, weeklyHoursRanges } from "#schema/artist/profile.ts";
import { boundTo } from "#web/ui/bound-to.ts";
import { type DraftSectionProps, FormSection } from "#web/ui/form-section.tsx";
import { RadioGroup } from "#web/ui/radio-group.tsx";
import { InfoTip } from "#web/ui/tooltip.tsx";
import { countedStage, type ProfileDraft } from "./profile-draft.ts";

export function CareerStageSection({ draft, onChange }: DraftSectionProps<ProfileDraft>) {
  const t = useTranslations("profile.careerStage");
  const stageName = useTranslations("choices.careerStage");
  return (
    <FormSection title={t("title")} help={t("help")}>
      <div className="col-span-full">
        <RadioGroup
          legend={t("title")}
          options={careerStages.map((stage) => ({
            value: stage,
            label: stageName(stage),
            description: t(`${stage}.short`),
            aside: (
              <InfoTip label={t("about", { stage: stageName(stage) })}>{t(`${stage}.tip`)}</InfoTip>
            ),
          }))}
          value={countedStage(draft.careerStages)}
          onChange={(stage) => onChange({ careerStages: [stage] })}
        />
      </div>
    </FormSection>
  );
}

export function WeeklyHoursSection({ draft, onChange }: DraftSectionProps<ProfileDraft>) {
  const t = useTranslations("profile.weeklyHours");
  const rangeName = useTranslations("choices.weeklyHours");
  return (
    <FormSection title={t("title")} help={t("help")}>
      <div className="col-span-full">
        <RadioGroup
          legend={t("title")}
          options={weeklyHoursRanges.map((value) => ({ value, label: rangeName(value) }))}
          {...boundTo(draft, onChange, "weeklyHours")}
        />
      </div>
    </FormSection>
  );
}

export function SalesSection({ draft, onChange }: DraftSectionProps<ProfileDraft>) {
  const t = useTranslations("profile.sales");
  const rangeName = useTranslations("choices.salesHistory");
  return (
    <FormSection title={t("title")} help={t("help")}>
      <div className="col-span-full">
        <RadioGroup
          legend={t("title")}
          options={salesRanges.map((range) => ({ value: range, label: rangeName(range) }))}
          {...boundTo(draft, onChange, "salesHistory")}
        />
      </div>
    </FormSection>
  );
}
