import type { Cents } from "#schema/money.ts";

/** How the prices of a list are rounded. */
export interface RoundingRule {
  /** In whole dollars. */
  readonly to: 1 | 5 | 10 | 25 | 50 | 100;
  readonly direction: "up" | "nearest";
  /** No price of the list is below it. */
  readonly minimumCents: Cents;
}

/**
 * A listed price: rounded to whole steps, half a step up, and at least the minimum (price list, section 3).
 * Prices that do not fall before rounding do not fall after it.
 * @param cents Need not be whole: a computed price counts as the nearest cent, so that a price that is a
 * step already, but for the floating-point error, is not raised to the next.
 */
export function roundPrice(cents: number, rule: RoundingRule): Cents {
  const step = rule.to * 100;
  const steps = Math.round(cents) / step;
  const rounded = (rule.direction === "up" ? Math.ceil(steps) : Math.round(steps)) * step;
  return Math.max(rounded, rule.minimumCents);
}
