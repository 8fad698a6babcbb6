import { queryOptions, useQuery } from "@tanstack/react-query";
import * as v from "valibot";
import { apiPaths } from "#schema/api-paths.ts";
import { defaultRates, type Rates, ratesDateHeader, ratesSchema } from "#schema/currency.ts";
import { call, toKey } from "#web/api/api.ts";

/** In milliseconds (specification, section 9). */
const ratesCache = 5 * 60 * 1000;

export interface RatesAnswer {
  readonly rates: Rates;
  /** The observation's date, `YYYY-MM-DD`; null for the fallback rate. */
  readonly date: string | null;
  /** Whether the request has ended, with an answer or the fallback. */
  readonly isKnown: boolean;
}

const fallback: RatesAnswer = { rates: defaultRates, date: null, isKnown: true };

export const ratesQuery = queryOptions({
  queryKey: toKey(apiPaths.currencyRates),
  queryFn: fetchRates,
  staleTime: ratesCache,
  // Offline, the request must fail at once instead of waiting, so that the fallback is used.
  networkMode: "always",
});

/** A failure is only logged, and the fallback rate is used (specification, section 7). */
async function fetchRates(): Promise<RatesAnswer> {
  try {
    const response = await call("GET", apiPaths.currencyRates);
    const rates = v.parse(ratesSchema, await response.json());
    return { rates, date: response.headers.get(ratesDateHeader), isKnown: true };
  } catch (error) {
    console.warn("The exchange rates could not be read.", error);
    return fallback;
  }
}

export function useRates(): RatesAnswer {
  return useQuery(ratesQuery).data ?? { ...fallback, isKnown: false };
}
