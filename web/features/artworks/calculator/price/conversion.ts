import type { Currency, Rates } from "#schema/currency.ts";
import type { Breakdown } from "#schema/pricing/breakdown.ts";

/** What Canadian dollars are multiplied by, and then divided by, to be in the currency in view. */
export interface Conversion {
  readonly times: number;
  /** 1 unless a price in American dollars is seen in Canadian ones, at another day's rate. */
  readonly dividedBy: number;
}

/** From Canadian dollars to the currency in view; null where that changes nothing. */
export function conversionTo(
  shownIn: Currency,
  price: { readonly currency: Currency; readonly breakdown: Breakdown },
  today: Rates,
): Conversion | null {
  const times = price.currency === "USD" ? price.breakdown.exchangeRate : 1;
  if (shownIn === price.currency) return times === 1 ? null : { times, dividedBy: 1 };
  if (price.currency === "CAD") return { times: today.USD, dividedBy: 1 };
  return times === today.USD ? null : { times, dividedBy: today.USD };
}

export function convertAmount(canadian: number, conversion: Conversion | null): number {
  return conversion === null ? canadian : (canadian * conversion.times) / conversion.dividedBy;
}
