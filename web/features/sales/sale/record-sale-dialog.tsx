import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { askingPriceLimits } from "#schema/artworks/asking-price.ts";
import type { Rates } from "#schema/currency.ts";
import { fromCents } from "#schema/money.ts";
import { localDay } from "#web/browser/local-day.ts";
import { AmountField } from "#web/forms/amount-field.tsx";
import { TextButton } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { Form, FormFoot } from "#web/ui/form.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { PersonField } from "#web/works/person-field.tsx";
import { PriceDialog } from "#web/works/price-dialog.tsx";
import { useChannelName } from "#web/works/use-channel-name.ts";
import { DeliveryFields, showsBuyerPlace } from "./delivery-fields.tsx";
import { MoreSaleFields } from "./more-sale-fields.tsx";
import { chosenBuyer, isShare, type SaleForm, typedBuyer } from "./sale-form.ts";
import { SaleNet } from "./sale-net.tsx";
import { chargesTaxes, type TaxInputs, taxesAsTyped } from "./sale-taxes.ts";
import { UnknownTaxNotice } from "./unknown-tax-notice.tsx";
import { type RecordSaleProps, useRecordSale } from "./use-record-sale.ts";
import { useSaleField } from "./use-sale-field.ts";
import { useTaxSentence } from "./use-tax-sentence.ts";

interface RecordSaleFormProps extends RecordSaleProps {
  readonly rates: Rates;
}

interface RecordSaleDialogProps extends RecordSaleFormProps {
  readonly isOpen: boolean;
}

/** Records the sale of a work. */
export function RecordSaleDialog({ isOpen, ...form }: RecordSaleDialogProps) {
  return (
    <PriceDialog work={form.work} texts="recordSale" isOpen={isOpen} onClose={form.onClose}>
      <RecordSaleForm {...form} />
    </PriceDialog>
  );
}

/** Four fields, the delivery where it decides about taxes, more where they are wanted, and what the sale leaves. */
export function RecordSaleForm({ rates, ...props }: RecordSaleFormProps) {
  const { work, channels } = props;
  const t = useTranslations("work.recordSale");
  const channelName = useChannelName();
  const { form, change, errors, taxInputs, submit, saveWithoutTax, cancel, isSending } =
    useRecordSale(props);
  const field = useSaleField({ form, change, errors, work });
  const asksForDelivery = chargesTaxes(form, taxInputs);
  const [wantsMore, setWantsMore] = useState(false);
  const shown = [
    ...shortFields,
    ...(asksForDelivery ? deliveryFields : []),
    ...(showsBuyerPlace(form, asksForDelivery) ? placeFields : []),
  ];
  // Where a person lives who was chosen is known without being shown.
  const isKnown = form.personId !== "";
  const isBelow = (name: string) => !shown.includes(name);
  // What is kept from another time, and what the channel usually takes off, is not saved unseen.
  const isMoreUsed =
    Object.keys(errors).some(isBelow) ||
    Object.entries(form).some(
      ([name, value]) => value !== "" && isBelow(name) && !(isKnown && placeFields.includes(name)),
    );
  const channel = channels.find(({ id }) => id === form.channelId);
  const hasUsualTerms = channel && (channel.discount > 0 || channel.shippingCents > 0);
  const showsMore = wantsMore || isMoreUsed || hasUsualTerms;

  return (
    <Form errors={errors} onSubmit={submit} className="pt-6">
      <div className="field-grid">
        <TextField type="date" label={t("date")} max={localDay(new Date())} {...field("date")} />
        <AmountField
          label={t("price")}
          currency={work.askedCurrency}
          {...field("price", fromCents(askingPriceLimits.cents))}
        />
        <SelectField
          label={t("channel")}
          options={channels.map((each) => ({ value: each.id, label: channelName(each) }))}
          {...field("channelId")}
        />
        <PersonField
          label={t("buyer")}
          note={t("optional")}
          {...field("buyer")}
          personId={form.personId}
          onChange={(name, person) => change(person ? chosenBuyer(person) : typedBuyer(name, form))}
        />
        {asksForDelivery && (
          <DeliveryFields form={form} change={change} errors={errors} work={work} />
        )}
        {showsMore && (
          <MoreSaleFields
            form={form}
            change={change}
            errors={errors}
            work={work}
            channels={channels}
            asksForDelivery={asksForDelivery}
          />
        )}
      </div>
      {!showsMore && (
        <TextButton aria-expanded={false} onClick={() => setWantsMore(true)} className="mt-2">
          {t("more")}
        </TextButton>
      )}
      <SaleTaxesLine form={form} work={work} taxInputs={taxInputs} />
      <SaleNet form={form} work={work} channels={channels} rates={rates} />
      {saveWithoutTax && <UnknownTaxNotice isBusy={isSending} onSave={saveWithoutTax} />}
      <FormFoot cancel={t("cancel")} onCancel={cancel} isBusy={isSending}>
        {t(isSending ? "saving" : "save")}
      </FormFoot>
    </Form>
  );
}

const shortFields: readonly string[] = ["date", "price", "channelId", "buyer", "personId"];
const deliveryFields: readonly string[] = ["deliveredBy", "handedOverIn"];
const placeFields: readonly string[] = ["country", "region"];

interface SaleTaxesLineProps {
  readonly form: SaleForm;
  readonly work: Artwork;
  readonly taxInputs: TaxInputs;
}

/** Which taxes the artist charges on the sale, as it is typed; nothing for an artist without a registration. */
function SaleTaxesLine({ form, work, taxInputs }: SaleTaxesLineProps) {
  const words = useWords(form, work, taxInputs);
  if (words === null) return null;
  return (
    <p aria-live="polite" className="pt-5 text-2 text-ink-2">
      {words}
    </p>
  );
}

function useWords(form: SaleForm, { askedCurrency }: Artwork, taxInputs: TaxInputs): string | null {
  const t = useTranslations("work.taxes");
  const channelName = useChannelName();
  const taxSentence = useTaxSentence(askedCurrency);
  if (!isShare(form.discount)) return null;
  const channel = taxInputs.channels.find(({ id }) => id === form.channelId);
  if (channel?.chargesTax) return t("byChannel", { channel: channelName(channel) });
  return chargesTaxes(form, taxInputs) ? taxSentence(taxesAsTyped(form, taxInputs)) : null;
}
