import type { AskingPriceInput } from "#schema/artworks/asking-price.ts";
import type { Cents } from "#schema/money.ts";

/** A price to ask; without an amount, the artist's own is removed. */
export type NewPrice = Pick<AskingPriceInput, "amountCents" | "currency">;

/** A price below what was offered or paid before: the form shows that, and asks for a reason. */
export interface LoweredPrice extends NewPrice {
  /** In whole cents of the price's currency. */
  readonly highestCents: Cents;
  readonly workIds: readonly string[];
}

/** The highest price before that the form shows for this price; null where it has not asked about it. */
export function shownHighest(
  lowered: LoweredPrice | null,
  { amountCents, currency }: NewPrice,
): Cents | null {
  const isAsked = lowered?.amountCents === amountCents && lowered.currency === currency;
  return isAsked ? lowered.highestCents : null;
}
