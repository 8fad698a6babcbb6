import * as v from "valibot";

/**
 * Money is whole cents in an integer once it is fixed. On the wire it is a decimal amount, as the
 * specification's fields are (`suggestedPrice` 380.75).
 */
export type Cents = number;

/** Rounds half up to a whole number; the floating-point error beyond 15 digits does not count. */
export function roundHalfUp(value: number): number {
  return Math.round(Number(value.toPrecision(15)));
}

/** Rounds an amount in dollars half up to whole cents. */
export function toCents(amount: number): Cents {
  return roundHalfUp(amount * 100);
}

/** Without a negative zero. */
export function negate(cents: Cents): Cents {
  return 0 - cents;
}

/** The amount in dollars of whole cents. */
export function fromCents(cents: Cents): number {
  return cents / 100;
}

/** An amount in dollars with at most two decimals, from 0 to `maximum`. */
export function amountSchema(maximum: number) {
  return v.pipe(
    v.number("Enter an amount."),
    v.finite("Enter an amount."),
    v.minValue(0, "Enter 0 or more."),
    v.maxValue(maximum, `Enter ${maximum} or less.`),
    v.check((amount) => fromCents(toCents(amount)) === amount, "Use at most two decimals."),
  );
}
