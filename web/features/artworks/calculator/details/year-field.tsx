import { useTranslations } from "use-intl";
import { artworkLimits } from "#schema/artwork.ts";
import { useDecimal } from "#web/i18n/decimal.ts";
import { NumberField } from "#web/ui/number-field.tsx";
import type { DetailsFieldProps } from "./details-field-props.ts";

export function YearField({ form, dispatch, errors, isLocked }: DetailsFieldProps) {
  const t = useTranslations("pricing");
  const decimal = useDecimal();
  const years = {
    first: String(artworkLimits.firstYear),
    last: String(new Date().getUTCFullYear() + 1),
  };
  return (
    <NumberField
      label={t("details.dateCreated")}
      numbers={decimal}
      takesNumbersOnly={true}
      value={form.dateCreated}
      onChange={(text) => dispatch({ type: "typed", field: "dateCreated", text })}
      unreadable={t("errors.dateCreated", years)}
      error={errors.dateCreated && t("errors.dateCreated", years)}
      isLocked={isLocked}
      inputMode="numeric"
      className={isLocked ? "col-span-6 xl:max-2xl:col-span-3" : "col-span-5 xl:max-2xl:col-span-2"}
    />
  );
}
