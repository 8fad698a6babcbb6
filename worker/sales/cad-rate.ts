import { type Currency, convert } from "#schema/currency.ts";
import { dayInMilliseconds } from "#schema/days.ts";
import { type CurrentRates, type RateStore, readRates } from "#worker/rates/storage.ts";

/** The bank publishes no rate at weekends and on holidays: the last one before them applies. */
const longestPause = 4 * dayInMilliseconds;

/**
 * What one unit of a currency was worth in Canadian dollars on a day (`YYYY-MM-DD`); null when the stored rate is not
 * that day's.
 */
export async function cadRateOn(
  rateStore: RateStore,
  currency: Currency,
  date: string,
  now: Date,
): Promise<number | null> {
  if (currency === "CAD") return 1;
  return cadRateFrom(await readRates(rateStore, now))(currency, date);
}

/** The same for rates that have been read. */
export function cadRateFrom({ rates, date: observed }: CurrentRates) {
  return (currency: Currency, date: string): number | null => {
    if (currency === "CAD") return 1;
    if (observed === null) return null;
    const age = Date.parse(date) - Date.parse(observed);
    return age >= 0 && age <= longestPause ? convert(1, currency, "CAD", rates) : null;
  };
}
