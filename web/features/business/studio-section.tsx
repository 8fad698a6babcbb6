import { useTranslations } from "use-intl";
import { ProvinceField } from "#web/forms/province-field.tsx";
import { countriesIn } from "#web/i18n/countries.ts";
import { useLocale } from "#web/i18n/locale.ts";
import { boundTo } from "#web/ui/bound-to.ts";
import { TextField } from "#web/ui/field.tsx";
import { FormSection } from "#web/ui/form-section.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { type LimitedField, limitOf } from "./business-form.ts";
import type { BusinessSectionProps } from "./section-props.ts";

/** Name and address, as they are printed. */
export function StudioSection({ form, errors, onChange }: BusinessSectionProps) {
  const t = useTranslations("business.details.studio");
  const error = useTranslations("business.details.errors");
  const locale = useLocale();
  const { near, others } = countriesIn(locale);

  const text = (field: LimitedField, autoComplete: string, className: string) => ({
    label: t(field),
    autoComplete,
    className,
    ...boundTo(form, onChange, field),
    error: errors[field] && error("tooLong", { maximum: limitOf(field) }),
  });

  return (
    <FormSection title={t("title")} help={t("help")}>
      <TextField {...text("tradeName", "organization", "col-span-full md:col-span-5")} />
      <TextField
        {...text("phone", "tel", "col-span-full md:col-span-3")}
        type="tel"
        inputMode="tel"
      />
      <TextField {...text("street", "street-address", "col-span-full md:col-span-5")} />
      <TextField {...text("city", "address-level2", "col-span-full md:col-span-3")} />
      <SelectField
        label={t("country")}
        value={form.country}
        placeholder={t("choose")}
        groups={[{ options: near }, { options: others }]}
        // A province of one country is none of the other.
        onChange={(country) => onChange({ country, region: "" })}
        error={errors.country && t("choose")}
        className="col-span-full md:col-span-3"
      />
      {form.country === "CA" || form.country === "" ? (
        <ProvinceField
          label={t("province")}
          placeholder={t("choose")}
          className="col-span-full md:col-span-3"
          value={form.region}
          onChange={(region) => onChange({ region, country: "CA" })}
        />
      ) : (
        <TextField {...text("region", "address-level1", "col-span-full md:col-span-3")} />
      )}
      <TextField {...text("postalCode", "postal-code", "col-span-full md:col-span-2")} />
      <TextField
        label={t("email")}
        type="email"
        autoComplete="email"
        {...boundTo(form, onChange, "email")}
        error={errors.email && error("email")}
        className="col-span-full md:col-span-5"
      />
    </FormSection>
  );
}
