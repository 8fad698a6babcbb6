import type { Discount } from "#schema/imports/cells.ts";
import { type Cents, roundHalfUp } from "#schema/money.ts";

/** What a discount takes from a price: whole cents, rounded half up as that of a sale. */
export function discountOf(priceCents: Cents, discount: Discount): Cents {
  return "share" in discount ? roundHalfUp(priceCents * discount.share) : discount.cents;
}

/** The price in whole cents that a discount has lowered to what was paid; Infinity for a discount of everything. */
export function priceBefore(paidCents: Cents, discount: Discount): Cents {
  if ("cents" in discount) return paidCents + discount.cents;
  return roundHalfUp(paidCents / (1 - discount.share));
}
