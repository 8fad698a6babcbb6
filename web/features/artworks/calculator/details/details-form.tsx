import { type FormEvent, type RefObject, useId } from "react";
import { useTranslations } from "use-intl";
import { Button } from "#web/ui/button.tsx";
import { useLockedTouches } from "../use-locked-touches.ts";
import { MediumField, SupportField } from "./choice-fields.tsx";
import { CostFields } from "./cost-fields.tsx";
import type { DetailsFieldProps } from "./details-field-props.ts";
import { SizeFields } from "./size-fields.tsx";
import { TitleField } from "./title-field.tsx";
import { YearField } from "./year-field.tsx";

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
