import { type Cents, toCents } from "../money.ts";

/** A price and two of its parts in full precision, in one currency. */
interface ExactParts {
  readonly total: number;
  readonly labour: number;
  readonly materials: number;
}

/** Whole cents in the same currency: area + labour + materials = total. */
interface RoundedParts {
  readonly totalCents: Cents;
  readonly areaCents: Cents;
  readonly labourCents: Cents;
  readonly materialsCents: Cents;
}

/**
 * Rounds a price, once, half up to the cent. Labour and materials are rounded beside it, and area absorbs the
 * odd cent, so that the parts add up; none of them is below 0 (specification, section 9).
 */
export function roundParts({ total, labour, materials }: ExactParts): RoundedParts {
  const totalCents = toCents(total);
  const labourCents = Math.min(toCents(labour), totalCents);
  const materialsCents = Math.min(toCents(materials), totalCents - labourCents);
  const areaCents = totalCents - labourCents - materialsCents;
  return { totalCents, areaCents, labourCents, materialsCents };
}
