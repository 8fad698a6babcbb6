import { useTranslations } from "use-intl";
import { artworkLimits } from "#schema/artwork.ts";
import { TextField } from "#web/ui/field.tsx";
import { useDecimal } from "#web/words/decimal.ts";
import { useFormat } from "#web/words/format.ts";
import type { FieldGroupProps } from "./details-form.tsx";

/** What the work cost to make: materials in Canadian dollars, and hours. */
export function CostFields({ form, dispatch, errors, isLocked }: FieldGroupProps) {
  const t = useTranslations("pricing");
  const choices = useTranslations("choices.units");
  const decimal = useDecimal();
  const format = useFormat();
  const column = "col-span-6 xl:max-2xl:col-span-4";
  return (
    <>
      <TextField
        label={t("details.materials")}
        value={decimal.show(form.materials)}
        onFocus={() => dispatch({ type: "entered", field: "materials" })}
        onBlur={() => dispatch({ type: "left", field: "materials" })}
        onChange={({ target }) =>
          dispatch({ type: "typed", field: "materials", text: decimal.read(target.value) })
        }
        error={
          errors.materials &&
          t("errors.materials", { maximum: format.number(artworkLimits.materialsCost) })
        }
        isLocked={isLocked}
        {...{ [format.currencySide]: t("details.materialsCurrency") }}
        inputMode="decimal"
        autoComplete="off"
        className={column}
      />
      <TextField
        label={t("details.hours")}
        value={decimal.show(form.hours)}
        onFocus={() => dispatch({ type: "entered", field: "hours" })}
        onBlur={() => dispatch({ type: "left", field: "hours" })}
        onChange={({ target }) =>
          dispatch({ type: "typed", field: "hours", text: decimal.read(target.value) })
        }
        error={
          errors.hours && t("errors.hours", { maximum: format.number(artworkLimits.hoursSpent) })
        }
        isLocked={isLocked}
        suffix={choices("hours")}
        inputMode="decimal"
        autoComplete="off"
        className={column}
      />
    </>
  );
}
