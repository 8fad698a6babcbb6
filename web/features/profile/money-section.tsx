import { useTranslations } from "use-intl";
import { currencies } from "#schema/currency.ts";
import { customHourlyRateMaximum, mayUseCustomRate } from "#schema/profile.ts";
import { unitsOf } from "#schema/units.ts";
import { Either } from "#web/ui/either.tsx";
import { TextField } from "#web/ui/field.tsx";
import { useDecimal } from "#web/words/decimal.ts";
import { useFormat } from "#web/words/format.ts";
import { FormSection, LabelledChoice, type SectionProps } from "./form-section.tsx";
import { type ProfileDraft, rateFieldName } from "./profile-draft.ts";
import type { FieldErrors } from "./use-profile-submit.ts";

const units = ["imperial", "metric"] as const;

const numberInput = { type: "number", step: "0.01", min: "0", max: customHourlyRateMaximum };

/** A number field takes the decimal sign of the browser's language, which may be another than the page's. */
const decimalInput = {
  type: "text",
  pattern: String.raw`\d+([.,]\d{0,2})?|[.,]\d{1,2}`,
  maxLength: `${customHourlyRateMaximum}.99`.length,
};

interface MoneySectionProps extends SectionProps<ProfileDraft> {
  readonly errors: FieldErrors;
}

export function MoneySection({ draft, onChange, errors }: MoneySectionProps) {
  const t = useTranslations("profile.money");
  const choice = useTranslations("choices");
  const decimal = useDecimal();
  const format = useFormat();
  return (
    <FormSection title={t("title")} help={t("help")}>
      <LabelledChoice label={t("currency")} className="col-span-4 md:col-span-2">
        <Either
          label={t("currency")}
          options={currencies.map((value) => ({ value, label: choice(`currency.${value}`) }))}
          value={draft.currency}
          onChange={(currency) => onChange({ currency })}
        />
      </LabelledChoice>
      <LabelledChoice label={t("units")} className="col-span-4 md:col-span-3">
        <Either
          label={t("units")}
          options={units.map((value) => ({ value, label: choice(`units.${value}`) }))}
          value={unitsOf(draft)}
          onChange={(unit) => onChange({ usesMetric: unit === "metric" })}
        />
      </LabelledChoice>
      {mayUseCustomRate(draft.careerStages) && (
        <TextField
          label={t("rate")}
          note={t("optional")}
          name={rateFieldName}
          {...(decimal.sign === "." ? numberInput : decimalInput)}
          inputMode="decimal"
          {...{ [format.currencySide]: t("rateCurrency") }}
          value={decimal.show(draft.customHourlyRate)}
          onChange={(event) => onChange({ customHourlyRate: decimal.read(event.target.value) })}
          error={errors.customHourlyRate}
          inputClassName="[appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none"
          className="col-span-full md:col-span-3"
        />
      )}
    </FormSection>
  );
}
