import { useTranslations } from "use-intl";
import { artworkLimits } from "#schema/artworks/artwork.ts";
import { measureMarks } from "#schema/read-number.ts";
import { useDecimal } from "#web/i18n/decimal.ts";
import { useFormat } from "#web/i18n/format.ts";
import { NumberField } from "#web/ui/number-field.tsx";
import type { DetailsFieldProps } from "./details-field-props.ts";

/** What the work cost to make: materials in Canadian dollars, and hours. */
export function CostFields({ form, dispatch, errors, isLocked }: DetailsFieldProps) {
  const t = useTranslations("pricing");
  const choices = useTranslations("choices.units");
  const decimal = useDecimal();
  const format = useFormat();
  const column = "col-span-6 xl:max-2xl:col-span-4";
  return (
    <>
      <NumberField
        label={t("details.materials")}
        numbers={decimal}
        marks={measureMarks.money}
        value={form.materialsCost}
        onFocus={() => dispatch({ type: "focused", field: "materialsCost" })}
        onLeave={() => dispatch({ type: "blurred", field: "materialsCost" })}
        onChange={(text) => dispatch({ type: "typed", field: "materialsCost", text })}
        unreadable={t("errors.amount")}
        error={
          errors.materialsCost &&
          (errors.materialsCost === "unreadable"
            ? t("errors.amount")
            : t("errors.materials", { maximum: format.number(artworkLimits.materialsCost) }))
        }
        isLocked={isLocked}
        {...format.besideField(t("details.materialsCurrency"))}
        className={column}
      />
      <NumberField
        label={t("details.hours")}
        numbers={decimal}
        marks={measureMarks.hours}
        value={form.hoursSpent}
        onFocus={() => dispatch({ type: "focused", field: "hoursSpent" })}
        onLeave={() => dispatch({ type: "blurred", field: "hoursSpent" })}
        onChange={(text) => dispatch({ type: "typed", field: "hoursSpent", text })}
        unreadable={t("errors.number")}
        error={
          errors.hoursSpent &&
          (errors.hoursSpent === "unreadable"
            ? t("errors.number")
            : t("errors.hours", { maximum: format.number(artworkLimits.hoursSpent) }))
        }
        isLocked={isLocked}
        suffix={choices("hours")}
        className={column}
      />
    </>
  );
}
