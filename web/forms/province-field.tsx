import { useTranslations } from "use-intl";
import { provinceCodes } from "#schema/provinces.ts";
import { useLocale } from "#web/i18n/locale.ts";
import { SelectField } from "#web/ui/select-field.tsx";

interface ProvinceFieldProps {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly error?: string | undefined;
  readonly className?: string;
}

/** A choice of the provinces and territories, by their postal codes. */
export function ProvinceField({ error, className = "", ...field }: ProvinceFieldProps) {
  const names = useTranslations("profile.location.provinces");
  const locale = useLocale();
  const options = provinceCodes
    .map((code) => ({ value: code as string, label: names(code) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale));
  return <SelectField {...field} options={options} error={error} className={className} />;
}
