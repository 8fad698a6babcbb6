import { type FormEvent, useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artwork.ts";
import { askingPriceLimits } from "#schema/asking-price.ts";
import { fromCents } from "#schema/money.ts";
import { useDecimal } from "#web/i18n/decimal.ts";
import { useFormat } from "#web/i18n/format.ts";
import { Button, TextButton } from "#web/ui/button.tsx";
import { DialogFoot } from "#web/ui/dialog.tsx";
import { TextField } from "#web/ui/field.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import { useAmountErrors } from "../use-amount-errors.ts";
import { usePrices } from "../use-prices.ts";
import { LoweredQuestion } from "./lowered-question.tsx";
import { type ChangePriceProps, useChangePrice } from "./use-change-price.ts";

interface ChangePriceFormProps extends ChangePriceProps {
  readonly works: readonly Artwork[];
}

/** The price and why; the question before a price is lowered is asked here as well. */
export function ChangePriceForm({ works, ...props }: ChangePriceFormProps) {
  const { work } = props;
  const t = useTranslations("work.changePrice");
  const decimal = useDecimal();
  const format = useFormat();
  const prices = usePrices();
  const amountErrors = useAmountErrors();
  const element = useRef<HTMLFormElement>(null);
  const { form, type, errors, lowered, isSending, currency, ...actions } = useChangePrice(props);

  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    element.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [errors]);

  useEffect(() => {
    if (lowered) element.current?.querySelector<HTMLElement>("[name=reason]")?.focus();
  }, [lowered]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    actions.save();
  }

  return (
    <form ref={element} noValidate onSubmit={submit} className="pt-6">
      <div className="grid grid-cols-2 gap-x-6 gap-y-5 max-xs:grid-cols-1">
        <NumberField
          label={t("price")}
          numbers={decimal}
          value={form.amount}
          onChange={(amount) => type({ amount })}
          unreadable={amountErrors.amount()}
          error={errors.amount && amountErrors[errors.amount](fromCents(askingPriceLimits.cents))}
          {...{ [format.currencySide]: prices.sign(currency).trim() }}
        />
        <TextField
          name="reason"
          label={t("reason")}
          note={lowered ? undefined : t("optional")}
          value={form.reason}
          onChange={(event) => type({ reason: event.target.value })}
          aria-required={lowered !== null || undefined}
          autoComplete="off"
          error={
            errors.reason &&
            t(`errors.${errors.reason}`, { maximum: askingPriceLimits.reasonCharacters })
          }
        />
      </div>
      {lowered && <LoweredQuestion {...{ lowered, work, works }} />}
      {work.askingPriceCents !== null && work.suggestedPrice !== null && !lowered && (
        <TextButton onClick={actions.removeOwn} className="mt-3">
          {t("removeOwn")}
        </TextButton>
      )}
      <DialogFoot>
        <TextButton onClick={actions.cancel}>{t("cancel")}</TextButton>
        <Button type="submit" variant="filled" isBusy={isSending}>
          {t(isSending ? "saving" : lowered ? "lower" : "save")}
        </Button>
      </DialogFoot>
    </form>
  );
}
