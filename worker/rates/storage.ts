import * as v from "valibot";
import { defaultRates, type Rates } from "#schema/currency.ts";
import { logWarning } from "#worker/log.ts";

const key = "rates";

/** The last good rate: US dollars per Canadian dollar, and the day (`YYYY-MM-DD`) of its observation. */
const storedRateSchema = v.object({
  USD: v.pipe(v.number(), v.finite(), v.gtValue(0)),
  date: v.pipe(v.string(), v.isoDate()),
});
export type StoredRate = v.InferOutput<typeof storedRateSchema>;

/** US dollars per Canadian dollar; a value outside is an error. */
const plausible = { lowest: 0.5, highest: 1.1 } as const;

/** Why a rate must not be used, whether it was read from the bank or from the store; null when it may. */
export function doubtRate({ USD, date }: StoredRate, now: Date): string | null {
  if (!(USD >= plausible.lowest && USD <= plausible.highest)) return `${USD} is not plausible`;
  // The bank's dates are in Eastern time, which is never ahead of UTC.
  return Date.parse(date) <= now.getTime() ? null : `${date} is in the future`;
}

/** Where the rate is read from: the key-value store, or nothing for what happened before it was stored. */
export interface RateStore {
  get(key: string): Promise<string | null>;
}

/** The last good rate; null when there is none, or when the stored value is not plausible. */
export async function findRate(kv: RateStore, now: Date): Promise<StoredRate | null> {
  const text = await kv.get(key);
  if (text === null) return null;
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), storedRateSchema), text);
  const doubt = result.success ? doubtRate(result.output, now) : "it is not a rate";
  if (!result.success || doubt !== null) {
    logWarning("the stored exchange rate is not used", new Error(`${doubt}`));
    return null;
  }
  return result.output;
}

/** Stores a rate until the next one; it does not expire, because an old rate is better than the default. */
export async function putRate(kv: KVNamespace, rate: StoredRate): Promise<void> {
  await kv.put(key, JSON.stringify(rate));
}

export interface CurrentRates {
  readonly rates: Rates;
  /** The observation's day; null for the defaults. */
  readonly date: string | null;
}

/** The rates to price with: the stored one, or the defaults (specification, section 9) without a usable one or without KV. */
export async function readRates(kv: RateStore, now: Date): Promise<CurrentRates> {
  try {
    const stored = await findRate(kv, now);
    if (stored) return { rates: { CAD: 1, USD: stored.USD }, date: stored.date };
  } catch (error) {
    logWarning("the stored exchange rate could not be read, the default is used", error);
  }
  return { rates: defaultRates, date: null };
}
