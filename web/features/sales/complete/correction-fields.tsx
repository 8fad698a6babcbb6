import { useTranslations } from "use-intl";
import { askingPriceLimits } from "#schema/artworks/asking-price.ts";
import type { SalesChannel } from "#schema/channels/channel.ts";
import { currencies } from "#schema/currency.ts";
import { fromCents } from "#schema/money.ts";
import type { Sale } from "#schema/sales/sale.ts";
import { localDay } from "#web/browser/local-day.ts";
import { AmountField } from "#web/forms/amount-field.tsx";
import { useDecimal } from "#web/i18n/decimal.ts";
import { boundTo } from "#web/ui/bound-to.ts";
import { TextField } from "#web/ui/field.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { useChannelName } from "#web/works/use-channel-name.ts";
import { shippingMaximum } from "../sale/sale-form.ts";
import { useSaleField } from "../sale/use-sale-field.ts";
import { type CompletionErrors, type CompletionForm, withRateOf } from "./completion-form.ts";

interface FieldsProps {
  readonly form: CompletionForm;
  readonly change: (changed: Partial<CompletionForm>) => void;
  readonly errors: CompletionErrors;
  readonly work: { readonly dateCreated: string };
}

interface CorrectionFieldsProps extends FieldsProps {
  readonly sale: Sale;
  readonly channels: readonly SalesChannel[];
}

/** Day, price, channel, discount and shipping of a recorded sale. */
export function CorrectionFields({ sale, channels, ...typed }: CorrectionFieldsProps) {
  const { form, change } = typed;
  const t = useTranslations("work.recordSale");
  const own = useTranslations("sales.complete");
  const channelName = useChannelName();
  const decimal = useDecimal();
  const field = useSaleField(typed);
  const { id } = sale.channel;
  const others = channels.filter((channel) => channel.id !== id);
  return (
    <>
      <TextField
        type="date"
        label={t("date")}
        max={localDay(new Date())}
        {...field("date")}
        onChange={(date) => change(withRateOf(form, { date }, sale))}
      />
      <SelectField
        label={t("channel")}
        options={[sale.channel, ...others].map((each) => ({
          value: each.id,
          label: channelName(each),
        }))}
        {...field("channelId")}
      />
      <AmountField
        label={t("price")}
        currency={form.currency}
        {...field("price", fromCents(askingPriceLimits.cents))}
      />
      <SelectField
        label={own("currency")}
        options={currencies.map((value) => ({ value, label: own(`currencies.${value}`) }))}
        value={form.currency}
        onChange={(currency) => change(withRateOf(form, { currency }, sale))}
      />
      <NumberField
        label={t("discount")}
        note={t("optional")}
        numbers={decimal}
        marks={["%"]}
        unreadable={t("errors.share")}
        suffix={t("percent")}
        {...field("discount")}
      />
      <AmountField
        label={t("shipping")}
        note={t("optional")}
        currency={form.currency}
        {...field("shipping", fromCents(shippingMaximum))}
      />
    </>
  );
}

/** When and how a sale without an invoice was paid. */
export function PaymentFields({ form, change, errors }: Omit<FieldsProps, "work">) {
  const t = useTranslations("sales.complete");
  return (
    <>
      <TextField
        type="date"
        label={t("paidOn")}
        note={t("optional")}
        max={localDay(new Date())}
        {...boundTo(form, change, "paidOn")}
        error={errors.paidOn && t(`paidOnErrors.${errors.paidOn}`)}
      />
      <TextField
        label={t("method")}
        note={t("optional")}
        placeholder={t("methodExample")}
        maxLength={100}
        className="max-md:col-span-full"
        {...boundTo(form, change, "method")}
      />
    </>
  );
}
