import { type Currency, convert, type Rates } from "#schema/currency.ts";
import { type Cents, fromCents, toCents } from "#schema/money.ts";
import { roundParts } from "#schema/pricing/round-parts.ts";
import type { Price } from "../form/price.ts";
import { type Conversion, conversionTo, convertAmount } from "./conversion.ts";

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
  /** What leads from Canadian dollars to these. */
  readonly conversion: Conversion | null;
}

/**
 * Converts the price with everything shown beside it. The total is converted and rounded once; labour and
 * materials are converted from what they were calculated from, and area absorbs the odd cent, so that the parts
 * add up in either currency. `materialsCost` is the work's, in Canadian dollars.
 */
export function priceInView(
  price: Price,
  shownIn: Currency,
  rates: Rates,
  materialsCost: number,
): PriceInView {
  const { breakdown, cents, currency } = price;
  const total = convert(fromCents(cents), currency, shownIn, rates);
  if (breakdown === null) return { currency: shownIn, totalCents: toCents(total), parts: null };
  const conversion = conversionTo(shownIn, { currency, breakdown }, rates);
  if (shownIn === currency) {
    const { areaCents, labourCents, materialsCents } = breakdown;
    const parts = { areaCents, labourCents, materialsCents, conversion };
    return { currency: shownIn, totalCents: cents, parts };
  }
  const { totalCents, ...parts } = roundParts({
    total,
    labour: convertAmount(breakdown.hoursSpent * breakdown.hourlyRate, conversion),
    materials: convertAmount(materialsCost, conversion),
  });
  return { currency: shownIn, totalCents, parts: { ...parts, conversion } };
}

/** An exchange rate, and the day of which it is where that is known. */
export interface DatedRate {
  readonly rate: number;
  readonly date: string | null;
}

/**
 * The rates behind what is shown: the one kept with the price, today's, or both, where a price in American dollars
 * is seen in Canadian ones at another rate than its own. Empty when nothing is converted.
 */
export function ratesInView(
  price: Price,
  shownIn: Currency,
  today: { readonly rates: Rates; readonly date: string | null },
): readonly DatedRate[] {
  const now: DatedRate = { rate: today.rates.USD, date: today.date };
  const { breakdown } = price;
  if (shownIn !== price.currency && (price.currency === "CAD" || breakdown === null)) return [now];
  if (price.currency === "CAD" || breakdown === null) return [];
  const then: DatedRate = { rate: breakdown.exchangeRate, date: breakdown.exchangeDate };
  if (shownIn === price.currency) return [then];
  return then.rate === now.rate ? [now] : [then, now];
}
