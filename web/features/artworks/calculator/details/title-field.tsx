import { type RefObject, useState } from "react";
import { useTranslations } from "use-intl";
import { artworkLimits } from "#schema/artwork.ts";
import { useFormat } from "#web/i18n/format.ts";
import { TextField } from "#web/ui/field.tsx";
import type { DetailsFieldProps } from "./details-field-props.ts";

/** Cleared when entered if it is still the default, which comes back when left blank (section 5). */
export function TitleField({
  form,
  dispatch,
  errors,
  isLocked,
  field,
}: DetailsFieldProps & { readonly field: RefObject<HTMLInputElement | null> }) {
  const t = useTranslations("pricing");
  const format = useFormat();
  const [isEntered, setEntered] = useState(false);
  const defaultTitle = t("untitled");

  function leave(): void {
    setEntered(false);
    dispatch({ type: "titleBlurred", defaultTitle });
  }

  return (
    <TextField
      ref={field}
      label={t("details.title")}
      value={form.title || (isEntered ? "" : defaultTitle)}
      onFocus={() => setEntered(!isLocked)}
      onBlur={leave}
      onChange={(text) => dispatch({ type: "typed", field: "title", text })}
      error={
        errors.title && t("errors.title", { maximum: format.number(artworkLimits.titleCharacters) })
      }
      isLocked={isLocked}
      autoComplete="off"
      className={`col-span-12 ${isLocked ? "xl:max-2xl:col-span-5" : "xl:max-2xl:col-span-6"}`}
      inputClassName="work-title text-[1.1875rem]/6.5"
    />
  );
}
