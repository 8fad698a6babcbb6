import * as v from "valibot";
import type { SalesChannel } from "#schema/channels/channel.ts";
import { currencySchema } from "#schema/currency.ts";
import { type CorrectableSale, correctedSale } from "#schema/sales/corrected-sale.ts";
import type { Sale } from "#schema/sales/sale.ts";
import type { SaleChangeInput } from "#schema/sales/sale-input.ts";
import type { RecordedSale } from "#schema/sales/sale-taxes.ts";
import { amountText, centsOf, costError, priceError } from "#web/forms/amount.ts";
import { percentOf } from "../sale/reported-sale.ts";
import {
  dayError,
  discountAsTyped,
  isShare,
  type SaleErrors,
  type SaleForm,
  saleFormSchema,
  shippingMaximum,
} from "../sale/sale-form.ts";

const { date, price, channelId, discount, shipping } = saleFormSchema.entries;

/** What was recorded of a sale and can be corrected, and how it was paid, as it is typed. */
export const correctionFormSchema = v.object({
  date,
  price,
  channelId,
  discount,
  shipping,
  currency: currencySchema,
  paidOn: v.string(),
  method: v.string(),
});
export type CorrectionForm = v.InferOutput<typeof correctionFormSchema>;

/** What is recorded. The discount is in per cent, with as many decimals as it needs. */
export function correctionFormOf(sale: Sale): CorrectionForm {
  const { shippingCents, payment } = sale;
  return {
    date: sale.date,
    price: amountText(sale.priceCents),
    currency: sale.currency,
    channelId: sale.channel.id,
    discount: sale.discountCents === 0 ? "" : percentOf(sale.discountCents, sale.priceCents),
    shipping: shippingCents === 0 ? "" : amountText(shippingCents),
    paidOn: payment?.paidOn ?? "",
    method: payment?.method ?? "",
  };
}

/** The amounts as they are typed; what cannot be read is as it is recorded. Empty discount and shipping are none. */
function typedAmounts(form: CorrectionForm, sale: Sale) {
  return {
    priceCents: centsOf(form.price) ?? sale.priceCents,
    discountCents: discountAsTyped(form) ?? 0,
    shippingCents: centsOf(form.shipping) ?? 0,
  };
}

/** What differs from what is recorded, as it is sent. */
export function correctionOf(form: CorrectionForm, sale: Sale): SaleChangeInput {
  const { priceCents, discountCents, shippingCents } = typedAmounts(form, sale);
  const isPaidAsRecorded =
    form.paidOn === (sale.payment?.paidOn ?? "") &&
    form.method.trim() === (sale.payment?.method ?? "");
  const payment = form.paidOn === "" ? null : { paidOn: form.paidOn, method: form.method.trim() };
  return {
    ...(form.date !== sale.date && { date: form.date }),
    ...(form.currency !== sale.currency && { currency: form.currency }),
    ...(form.channelId !== sale.channel.id && { channelId: form.channelId }),
    ...(priceCents !== sale.priceCents && { priceCents }),
    ...(discountCents !== sale.discountCents && { discountCents }),
    ...(shippingCents !== sale.shippingCents && { shippingCents }),
    ...(!isPaidAsRecorded && { payment }),
  };
}

export type CorrectionErrors = Pick<
  SaleErrors,
  "date" | "price" | "channelId" | "discount" | "shipping"
> & { readonly paidOn?: "day" | "future" };

/** What the server would refuse, by field. */
export function findCorrectionErrors(
  form: CorrectionForm,
  { dateCreated }: { readonly dateCreated: string },
  now: Date,
): CorrectionErrors {
  const day = dayError(form.date, dateCreated, now);
  const price = priceError(form.price);
  const shipping = costError(form.shipping, shippingMaximum);
  const isPaid = form.paidOn !== "" || form.method.trim() !== "";
  const paidOn = isPaid ? dayError(form.paidOn, "", now) : null;
  return {
    ...(day && { date: day }),
    ...(price && { price }),
    ...(shipping && { shipping }),
    ...(!isShare(form.discount) && { discount: "share" }),
    ...(paidOn && paidOn !== "beforeWork" && { paidOn }),
  };
}

/** A sale as it would be with what is typed. */
export interface TypedSale extends CorrectableSale {
  readonly channel: Pick<
    SalesChannel,
    "kind" | "name" | "commission" | "discountBorneBy" | "chargesTax"
  >;
}

/** By the function with which the Worker corrects it; null without a day, or for a channel that the artist does not have. */
export function saleAsTyped(
  form: CorrectionForm,
  sale: Sale,
  channels: readonly SalesChannel[],
): TypedSale | null {
  const isOwn = form.channelId === sale.channel.id;
  const other = isOwn ? null : channels.find(({ id }) => id === form.channelId);
  if (other === undefined || Number.isNaN(Date.parse(form.date))) return null;
  const { date, currency } = form;
  const typed = { ...typedAmounts(form, sale), date, currency };
  return {
    ...correctedSale(sale, typed, sale.channel, other),
    channel: other ?? sale.channel,
  };
}

/** What the taxes on a sale as it is typed depend on. */
export function recordedAsTyped(
  {
    deliveredBy,
    handedOverIn,
    country,
    region,
  }: Pick<SaleForm, "deliveredBy" | "handedOverIn" | "country" | "region">,
  typed: TypedSale,
): RecordedSale {
  return {
    ...typed,
    deliverTo: { country, region },
    deliveredBy: deliveredBy === "" ? null : deliveredBy,
    handedOverIn: handedOverIn || null,
  };
}
