import { type Cents, roundHalfUp } from "#schema/money.ts";

/** What a gallery reported of a sale, in whole cents: what the buyer paid, before tax. */
interface ReportedSale {
  readonly paidCents: Cents;
}

/** What the agreement says of the work, and what is asked for it today, in the same currency; null on request. */
interface AgreedSale {
  readonly agreedCents: Cents | null;
  readonly discountCeiling: number;
  readonly askedCents: Cents | null;
}

const saleWarnings = ["discount-above-agreed", "price-below-list"] as const;
type SaleWarning = (typeof saleWarnings)[number];

/** The amounts of the sale that a report leads to; the artist can change them. */
export interface ProposedSale {
  readonly priceCents: Cents;
  readonly discountCents: Cents;
  readonly warnings: readonly SaleWarning[];
}

/**
 * The sale that a gallery's report leads to (people, section 5), in whole cents: the agreed price, with the difference as the
 * discount; a higher price, or one that was agreed on request, as it is reported. It warns where the discount is above what the
 * gallery may give alone, rounded half up to the cent, and where the price is below what is asked today.
 */
export function proposedSale(
  { paidCents }: ReportedSale,
  { agreedCents, discountCeiling, askedCents }: AgreedSale,
): ProposedSale {
  const priceCents = Math.max(paidCents, agreedCents ?? 0);
  const discountCents = priceCents - paidCents;
  const warnings: SaleWarning[] = [];
  if (discountCents > roundHalfUp(priceCents * discountCeiling)) {
    warnings.push("discount-above-agreed");
  }
  if (askedCents !== null && priceCents < askedCents) warnings.push("price-below-list");
  return { priceCents, discountCents, warnings };
}
