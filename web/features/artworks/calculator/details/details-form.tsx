import { type FormEvent, type RefObject, useId, useState } from "react";
import { useTranslations } from "use-intl";
import { artworkLimits } from "#schema/artworks/artwork.ts";
import { useDecimal } from "#web/i18n/decimal.ts";
import { useFormat } from "#web/i18n/format.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import { useLockedTouches } from "../use-locked-touches.ts";
import { MediumField, SupportField } from "./choice-fields.tsx";
import { CostFields } from "./cost-fields.tsx";
import type { DetailsFieldProps } from "./details-field-props.ts";
import { SizeFields } from "./size-fields.tsx";

interface DetailsFormProps extends DetailsFieldProps {
  readonly isPriceable: boolean;
  /** The next calculation is the only one that the free plan has. */
  readonly isOnlyCalculation: boolean;
  readonly titleField: RefObject<HTMLInputElement | null>;
  readonly onCalculate: () => void;
  readonly onLockedTouch: () => void;
}

/** The work's facts. Enter in any field calculates. */
export function DetailsForm({
  isPriceable,
  isOnlyCalculation,
  titleField,
  onCalculate,
  onLockedTouch,
  ...fields
}: DetailsFormProps) {
  const t = useTranslations("pricing.details");
  const area = useLockedTouches<HTMLFormElement>(fields.isLocked, onLockedTouch);

  const noteId = useId();

  const choice = { dispatch: fields.dispatch, isLocked: fields.isLocked };

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    onCalculate();
  }

  return (
    <form
      ref={area}
      aria-label={t("region")}
      noValidate
      onSubmit={onSubmit}
      className={`details-grid ${fields.isLocked ? "items-end" : "items-start"}`}
    >
      <TitleField {...fields} field={titleField} />
      <YearField {...fields} />
      <MediumField value={fields.form.medium} {...choice} />
      <SizeFields {...fields} />
      <SupportField value={fields.form.support} units={fields.form.units} {...choice} />
      <CostFields {...fields} />
      <div className="col-span-12 pt-3 xl:max-2xl:col-span-4">
        <Button
          type="submit"
          variant={fields.form.price || fields.isLocked ? "outlined" : "filled"}
          isDisabled={fields.isLocked || !isPriceable}
          aria-describedby={isOnlyCalculation ? noteId : undefined}
          className="w-full"
        >
          {t("calculate")}
        </Button>
        {isOnlyCalculation && (
          <p id={noteId} className="pt-2 text-1 text-ink-2">
            {t("onlyCalculation")}
          </p>
        )}
      </div>
    </form>
  );
}

/** Cleared when entered if it is still the default, which comes back when left blank (section 5). */
function TitleField({
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

function YearField({ form, dispatch, errors, isLocked }: DetailsFieldProps) {
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
