import type { Currency } from "#schema/currency.ts";
import type { WhyThisPrice } from "#schema/links/guest.ts";
import type { Breakdown } from "#schema/pricing/breakdown.ts";

/** What is asked for a work, in whole cents. */
interface AskedAmount {
  readonly cents: number;
  readonly currency: Currency;
}

/**
 * What a price is made of, in whole percent that add up to 100 (people, section 4): the parts of the formula, and what is
 * asked above it. Of a price below the formula's the parts of the formula alone. Null where there is nothing to draw: without
 * a breakdown, or where it is in another currency.
 */
export function whyThisPrice(
  breakdown: Breakdown | null,
  { cents, currency }: AskedAmount,
): WhyThisPrice | null {
  if (breakdown === null || breakdown.currency !== currency || breakdown.totalCents <= 0) {
    return null;
  }
  const whole = Math.max(cents, breakdown.totalCents);
  const percent = (part: number) => Math.round((part / whole) * 100);
  const hours = percent(breakdown.labourCents);
  const materials = percent(breakdown.materialsCents);
  const list = percent(whole - breakdown.totalCents);
  return { size: Math.max(0, 100 - hours - materials - list), hours, materials, list };
}
