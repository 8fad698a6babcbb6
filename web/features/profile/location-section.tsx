import { useTranslations } from "use-intl";
import { countries, nameMaximum } from "#schema/artist/profile.ts";
import { foldText } from "#schema/fold-text.ts";
import { provinceCodes, provinces } from "#schema/provinces.ts";
import { useLocale } from "#web/i18n/locale.ts";
import { ComboboxField, type ComboboxOption } from "#web/ui/combobox-field.tsx";
import { TextField } from "#web/ui/field.tsx";
import { type DraftSectionProps, FormSection } from "#web/ui/form-section.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { provinceNames, recogniseLocation } from "./location.ts";
import { normalizeLocation, typeProvinceState } from "./location-draft.ts";
import type { ProfileDraft } from "./profile-draft.ts";
import type { FieldErrors } from "./use-profile-submit.ts";

interface LocationSectionProps extends DraftSectionProps<ProfileDraft> {
  readonly errors: FieldErrors;
}

export function LocationSection({ draft, onChange, errors }: LocationSectionProps) {
  const t = useTranslations("profile.location");
  const countryName = useTranslations("choices.country");
  const locale = useLocale();
  const { location } = draft;

  const provinceState = {
    name: "provinceState",
    value: location.provinceState[location.country],
    onBlur: () => onChange({ location: normalizeLocation(location) }),
    error: errors.provinceState,
    className: "col-span-4 md:col-span-3",
  };

  const options = provinceCodes
    .map((code) => ({ value: provinces[code] as string, label: t(`provinces.${code}`) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale));

  function changeProvinceState(text: string): void {
    onChange({ location: typeProvinceState(location, text) });
  }

  return (
    <FormSection title={t("title")}>
      <TextField
        label={t("city")}
        name="city"
        autoComplete="address-level2"
        maxLength={nameMaximum}
        value={location.city}
        onChange={(city) => onChange({ location: { ...location, city } })}
        error={errors.city}
        className="col-span-full md:col-span-3"
      />
      {location.country === "Canada" ? (
        <ComboboxField
          {...provinceState}
          label={t("province")}
          maxLength={nameMaximum}
          options={options}
          matchesOf={(typed) =>
            typed === null ? options : options.filter((option) => isMatch(option, typed))
          }
          completionOf={completionOf}
          onChange={changeProvinceState}
        />
      ) : (
        <TextField
          {...provinceState}
          label={t("state")}
          autoComplete="address-level1"
          maxLength={nameMaximum}
          onChange={changeProvinceState}
        />
      )}
      <SelectField
        label={t("country")}
        value={location.country}
        options={countries.map((value) => ({ value, label: countryName(value) }))}
        onChange={(country) => onChange({ location: { ...location, country } })}
        className="col-span-4 md:col-span-2"
      />
    </FormSection>
  );
}

/** By any part of its name, or by the beginning of its code or another of its names. */
function isMatch(option: ComboboxOption, typed: string): boolean {
  return foldText(option.label).includes(foldText(typed)) || beginsWith(option, typed);
}

function beginsWith({ value, label }: ComboboxOption, typed: string): boolean {
  const text = foldText(typed);
  return [label, ...provinceNames(value)].some((name) => foldText(name).startsWith(text));
}

/** The only match, or the only one that begins so, unless the text is the name of a province or state already. */
function completionOf(typed: string, matches: readonly ComboboxOption[]): ComboboxOption | null {
  if (recogniseLocation(typed) !== null) return null;
  const beginning = matches.filter((option) => beginsWith(option, typed));
  const [only = null, second] = beginning.length > 0 ? beginning : matches;
  return second === undefined ? only : null;
}
