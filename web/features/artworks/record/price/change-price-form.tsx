import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artwork.ts";
import { askingPriceLimits } from "#schema/asking-price.ts";
import { fromCents } from "#schema/money.ts";
import { AmountField } from "#web/forms/amount-field.tsx";
import { useAmountErrors } from "#web/forms/use-amount-errors.ts";
import { boundTo } from "#web/ui/bound-to.ts";
import { TextButton } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { Form, FormFoot } from "#web/ui/form.tsx";
import { LoweredQuestion } from "./lowered-question.tsx";
import { type ChangePriceProps, useChangePrice } from "./use-change-price.ts";

interface ChangePriceFormProps extends ChangePriceProps {
  readonly works: readonly Artwork[];
}

/** The price and why; the question before a price is lowered is asked here as well. */
export function ChangePriceForm({ works, ...props }: ChangePriceFormProps) {
  const { work } = props;
  const t = useTranslations("work.changePrice");
  const amountErrors = useAmountErrors();
  const element = useRef<HTMLFormElement>(null);
  const { form, change, errors, lowered, isSending, currency, ...actions } = useChangePrice(props);

  useEffect(() => {
    if (lowered) element.current?.querySelector<HTMLElement>("[name=reason]")?.focus();
  }, [lowered]);

  return (
    <Form ref={element} errors={errors} onSubmit={actions.save} className="pt-6">
      <div className="field-grid">
        <AmountField
          label={t("price")}
          currency={currency}
          {...boundTo(form, change, "amount")}
          error={errors.amount && amountErrors[errors.amount](fromCents(askingPriceLimits.cents))}
        />
        <TextField
          name="reason"
          label={t("reason")}
          note={lowered ? undefined : t("optional")}
          {...boundTo(form, change, "reason")}
          aria-required={lowered !== null || undefined}
          autoComplete="off"
          error={
            errors.reason &&
            t(`errors.${errors.reason}`, { maximum: askingPriceLimits.reasonCharacters })
          }
        />
      </div>
      {lowered && (
        <LoweredQuestion {...{ lowered, work, works }} onReason={(reason) => change({ reason })} />
      )}
      {work.askingPriceCents !== null && work.suggestedPrice !== null && !lowered && (
        <TextButton onClick={actions.removeOwn} className="mt-3">
          {t("removeOwn")}
        </TextButton>
      )}
      <FormFoot cancel={t("cancel")} onCancel={actions.cancel} isBusy={isSending}>
        {t(isSending ? "saving" : lowered ? "lower" : "save")}
      </FormFoot>
    </Form>
  );
}
