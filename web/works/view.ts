import { type Currency, convert, type Rates } from "#schema/currency.ts";
import { type Cents, fromCents, toCents } from "#schema/money.ts";

/** The currency in which the page shows amounts, and the rates that lead there. */
export interface View {
  readonly currency: Currency;
  readonly rates: Rates;
}

/** An amount in the currency in view, rounded once. */
export function inView(cents: Cents, from: Currency, { currency, rates }: View): Cents {
  return from === currency ? cents : toCents(convert(fromCents(cents), from, currency, rates));
}
