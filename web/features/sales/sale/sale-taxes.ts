import type { SalesChannel } from "#schema/channels/channel.ts";
import { roundHalfUp } from "#schema/money.ts";
import { type RecordedSale, taxesOfSale } from "#schema/sales/sale-taxes.ts";
import { type Registration, type TaxLine, UnknownRateError } from "#schema/sales/taxes.ts";
import { centsOf } from "#web/forms/amount.ts";
import { discountAsTyped, type SaleForm } from "./sale-form.ts";

/** What the taxes on a sale that is being typed depend on besides the form. */
export interface TaxInputs {
  readonly channels: readonly SalesChannel[];
  readonly registrations: readonly Registration[];
}

/**
 * Whether the artist charges the taxes of a sale, so that it has to be stated where the work was delivered: one who is
 * registered on its day, through a channel that does not charge them itself.
 */
export function chargesTaxes(
  { date, channelId }: Pick<SaleForm, "date" | "channelId">,
  { channels, registrations }: TaxInputs,
): boolean {
  const channel = channels.find(({ id }) => id === channelId);
  return channel?.chargesTax === false && registrations.some(({ since }) => since <= date);
}

/**
 * The taxes of a sale as it is typed, in whole cents of its currency: null while it is not stated where the work was
 * delivered, `unknown` where no rate is known for its day.
 */
export type TypedTaxes =
  | { readonly amountCents: number; readonly lines: readonly TaxLine[] }
  | "unknown"
  | null;

export function taxesAsTyped(form: SaleForm, { channels, registrations }: TaxInputs): TypedTaxes {
  const channel = channels.find(({ id }) => id === form.channelId);
  const priceCents = centsOf(form.price);
  if (!channel || priceCents === null || form.date === "") return null;
  const discountCents = discountAsTyped(form) ?? roundHalfUp(priceCents * channel.discount);
  const { deliveredBy, country, region } = form;
  return typedTaxes(
    {
      date: form.date,
      priceCents,
      discountCents,
      channel,
      deliverTo: { country, region },
      deliveredBy: deliveredBy === "" ? null : deliveredBy,
      handedOverIn: form.handedOverIn || null,
    },
    registrations,
  );
}

export function typedTaxes(sale: RecordedSale, registrations: readonly Registration[]): TypedTaxes {
  try {
    const lines = taxesOfSale(sale, registrations);
    return lines && { amountCents: sale.priceCents - sale.discountCents, lines };
  } catch (error) {
    if (error instanceof UnknownRateError) return "unknown";
    throw error;
  }
}
