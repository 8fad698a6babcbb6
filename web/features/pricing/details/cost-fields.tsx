import { useTranslations } from "use-intl";
import { artworkLimits } from "#schema/artwork.ts";
import { TextField } from "#web/ui/field.tsx";
import type { FieldGroupProps } from "./details-form.tsx";

/** What the work cost to make: materials in Canadian dollars, and hours. */
export function CostFields({ form, dispatch, errors, isLocked }: FieldGroupProps) {
  const t = useTranslations("pricing");
  const choices = useTranslations("choices.units");
  const column = "col-span-6 xl:max-2xl:col-span-4";
  return (
    <>
      <TextField
        label={t("details.materials")}
        value={form.materials}
        onFocus={() => dispatch({ type: "entered", field: "materials" })}
        onBlur={() => dispatch({ type: "left", field: "materials" })}
        onChange={({ target }) =>
          dispatch({ type: "typed", field: "materials", text: target.value })
        }
        error={errors.materials && t("errors.materials", { maximum: artworkLimits.materialsCost })}
        isLocked={isLocked}
        prefix={t("details.materialsCurrency")}
        inputMode="decimal"
        autoComplete="off"
        className={column}
      />
      <TextField
        label={t("details.hours")}
        value={form.hours}
        onFocus={() => dispatch({ type: "entered", field: "hours" })}
        onBlur={() => dispatch({ type: "left", field: "hours" })}
        onChange={({ target }) => dispatch({ type: "typed", field: "hours", text: target.value })}
        error={errors.hours && t("errors.hours", { maximum: artworkLimits.hoursSpent })}
        isLocked={isLocked}
        suffix={choices("hours")}
        inputMode="decimal"
        autoComplete="off"
        className={column}
      />
    </>
  );
}
