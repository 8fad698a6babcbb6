import { useTranslations } from "use-intl";
import { customHourlyRateMaximum, mayUseCustomRate } from "#schema/artist/profile.ts";
import { currencies } from "#schema/currency.ts";
import { unitsOf } from "#schema/units.ts";
import { useFormat } from "#web/i18n/format.ts";
import { useMoney } from "#web/i18n/money.ts";
import { boundTo } from "#web/ui/bound-to.ts";
import { type DraftSectionProps, FormSection } from "#web/ui/form-section.tsx";
import { LabelledToggle } from "#web/ui/labelled-toggle.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import type { ProfileDraft } from "./profile-draft.ts";
import type { FieldErrors } from "./use-profile-submit.ts";

const units = ["imperial", "metric"] as const;

interface MoneySectionProps extends DraftSectionProps<ProfileDraft> {
  readonly errors: FieldErrors;
}

export function MoneySection({ draft, onChange, errors }: MoneySectionProps) {
  const t = useTranslations("profile.money");
  const invalid = useTranslations("profile.invalid");
  const choice = useTranslations("choices");
  const money = useMoney("CAD");
  const format = useFormat();
  return (
    <FormSection title={t("title")} help={t("help")}>
      <LabelledToggle
        label={t("currency")}
        options={currencies.map((value) => ({ value, label: choice(`currency.${value}`) }))}
        {...boundTo(draft, onChange, "currency")}
        frameClassName="col-span-3 md:col-span-2"
      />
      <LabelledToggle
        label={t("units")}
        options={units.map((value) => ({ value, label: choice(`units.${value}`) }))}
        value={unitsOf(draft)}
        onChange={(unit) => onChange({ usesMetric: unit === "metric" })}
        frameClassName="col-span-5 md:col-span-3"
      />
      {mayUseCustomRate(draft.careerStages) && (
        <NumberField
          label={t("rate")}
          note={t("optional")}
          {...format.besideField(t("rateCurrency"))}
          numbers={money}
          {...boundTo(draft, onChange, "customHourlyRate")}
          unreadable={invalid("customHourlyRate", { maximum: customHourlyRateMaximum })}
          error={errors.customHourlyRate}
          className="col-span-full md:col-span-3"
        />
      )}
    </FormSection>
  );
}
