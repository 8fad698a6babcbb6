import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { askingPriceLimits } from "#schema/artworks/asking-price.ts";
import { fromCents } from "#schema/money.ts";
import { AmountField } from "#web/forms/amount-field.tsx";
import { useAmountErrors } from "#web/forms/use-amount-errors.ts";
import { usePrices } from "#web/i18n/prices.ts";
import { boundTo } from "#web/ui/bound-to.ts";
import { TextButton } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { Form, FormFoot } from "#web/ui/form.tsx";
import { workTitle } from "#web/works/work-title.tsx";
import type { LoweredPrice } from "./lowered-price.ts";
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
        <LoweredQuestion
          lowered={lowered}
          work={work}
          works={works}
          onReason={(reason) => change({ reason })}
        />
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

interface LoweredQuestionProps {
  readonly lowered: LoweredPrice;
  readonly work: Artwork;
  readonly works: readonly Artwork[];
  readonly onReason: (reason: string) => void;
}

/** Whom a lower price concerns, and what it does to those who paid more. */
function LoweredQuestion({ lowered, work, works, onReason }: LoweredQuestionProps) {
  const t = useTranslations("work.lowered");
  const prices = usePrices();
  const concerned = lowered.workIds.flatMap((id) => works.find((each) => each.id === id) ?? []);
  const buyers = concerned.some(({ sale }) => sale !== null);
  return (
    <div role="alert" className="mt-6 bg-notice-wash px-5 py-4 text-2">
      <p className="font-strong text-notice">
        {t("title", { price: prices.money(lowered.highestCents, lowered.currency) })}
      </p>
      <ul className="py-2">
        {concerned.map((each) => (
          <li key={each.id}>
            <Concerned work={each} isThisOne={each.id === work.id} />
          </li>
        ))}
      </ul>
      <p>{t(buyers ? "effectOnBuyers" : "effect")}</p>
      <TextButton onClick={() => onReason(t("typingError"))} className="mt-2">
        {t("typingError")}
      </TextButton>
    </div>
  );
}

function Concerned({ work, isThisOne }: { readonly work: Artwork; readonly isThisOne: boolean }) {
  const t = useTranslations("work.lowered");
  const prices = usePrices();
  const { title, sale, askedCents, askedCurrency } = work;
  const words = { title, work: workTitle };
  if (sale !== null) {
    const price = prices.money(sale.priceCents, sale.currency);
    return sale.buyerName === null
      ? t.rich("sold", { ...words, price })
      : t.rich("soldTo", { ...words, price, buyer: sale.buyerName });
  }
  if (isThisOne || askedCents === null) return t.rich("offered", words);
  return t.rich("asking", { ...words, price: prices.money(askedCents, askedCurrency) });
}
