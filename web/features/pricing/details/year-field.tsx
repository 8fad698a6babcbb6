import { useTranslations } from "use-intl";
import { artworkLimits } from "#schema/artwork.ts";
import { TextField } from "#web/ui/field.tsx";
import type { FieldGroupProps } from "./details-form.tsx";

export function YearField({ form, dispatch, errors, isLocked }: FieldGroupProps) {
  const t = useTranslations("pricing");
  const years = {
    first: String(artworkLimits.firstYear),
    last: String(new Date().getUTCFullYear() + 1),
  };
  return (
    <TextField
      label={t("details.dateCreated")}
      value={form.dateCreated}
      onChange={({ target }) =>
        dispatch({ type: "typed", field: "dateCreated", text: target.value })
      }
      error={errors.dateCreated && t("errors.dateCreated", years)}
      isLocked={isLocked}
      inputMode="numeric"
      autoComplete="off"
      className={isLocked ? "col-span-6 xl:max-2xl:col-span-3" : "col-span-5 xl:max-2xl:col-span-2"}
    />
  );
}
