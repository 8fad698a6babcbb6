import { type Currency, convert, type Rates } from "#schema/currency.ts";
import { type Cents, fromCents, toCents } from "#schema/money.ts";
import type { Price } from "../form/price.ts";

/** A price as the view switch shows it: whole cents in `currency`. */
export interface PriceInView {
  readonly currency: Currency;
  readonly totalCents: Cents;
  readonly parts: PartsInView | null;
}

export interface PartsInView {
  readonly areaCents: Cents;
  readonly labourCents: Cents;
  readonly materialsCents: Cents;
  /** A square inch. */
  readonly baseRateCents: Cents;
  readonly hourlyRateCents: Cents;
}

/**
 * Converts the price with everything shown beside it. The total is converted and rounded once, area
 * absorbs the odd cent, so that the parts add up in either currency.
 */
export function priceInView(price: Price, shownIn: Currency, rates: Rates): PriceInView {
  const { breakdown } = price;
  const inView = (cents: Cents) =>
    toCents(convert(fromCents(cents), price.currency, shownIn, rates));
  const totalCents = inView(price.cents);
  if (breakdown === null) return { currency: shownIn, totalCents, parts: null };
  const labourCents = Math.min(inView(breakdown.labourCents), totalCents);
  const materialsCents = Math.min(inView(breakdown.materialsCents), totalCents - labourCents);
  const hourlyRate =
    shownIn === breakdown.currency
      ? breakdown.hourlyRate * breakdown.exchangeRate
      : convert(breakdown.hourlyRate, "CAD", shownIn, rates);
  return {
    currency: shownIn,
    totalCents,
    parts: {
      areaCents: totalCents - labourCents - materialsCents,
      labourCents,
      materialsCents,
      baseRateCents: toCents(convert(breakdown.baseRate, breakdown.currency, shownIn, rates)),
      hourlyRateCents: toCents(hourlyRate),
    },
  };
}

/** The rate behind what is shown: the one kept with the price, or today's. Null when nothing is converted. */
export function rateInView(
  price: Price,
  shownIn: Currency,
  today: { readonly rates: Rates; readonly date: string | null },
): { readonly rate: number; readonly date: string | null } | null {
  if (shownIn !== price.currency) return { rate: today.rates.USD, date: today.date };
  if (price.currency === "CAD" || price.breakdown === null) return null;
  return { rate: price.breakdown.exchangeRate, date: price.breakdown.exchangeDate };
}
