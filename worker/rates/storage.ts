import * as v from "valibot";
import { defaultRates, type Rates } from "#schema/currency.ts";
import { logWarning } from "#worker/log.ts";

const key = "rates";

/** The last good rate: what one Canadian dollar buys, and the day (`YYYY-MM-DD`) of its observation. */
const storedRateSchema = v.object({
  USD: v.pipe(v.number(), v.finite(), v.gtValue(0)),
  date: v.pipe(v.string(), v.isoDate()),
});
export type StoredRate = v.InferOutput<typeof storedRateSchema>;

/** US dollars for a Canadian one: what is beyond these has another meaning, or none. */
const plausible = { lowest: 0.5, highest: 1.1 } as const;

/** What keeps a rate from being used, whether the bank has answered it or somebody has stored it; null for nothing. */
export function doubtRate({ USD, date }: StoredRate, now: Date): string | null {
  if (!(USD >= plausible.lowest && USD <= plausible.highest)) return `${USD} is not plausible`;
  // The bank dates by Eastern time, which is never ahead of UTC.
  return Date.parse(date) <= now.getTime() ? null : `${date} is still to come`;
}

/** The last good rate; null when there is none, or what is stored cannot be one. */
export async function findRate(kv: KVNamespace, now: Date): Promise<StoredRate | null> {
  const text = await kv.get(key);
  if (text === null) return null;
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), storedRateSchema), text);
  const doubt = result.success ? doubtRate(result.output, now) : "it is no rate";
  if (!result.success || doubt !== null) {
    logWarning("the stored exchange rate is not used", new Error(`${doubt}`));
    return null;
  }
  return result.output;
}

/** Keeps a rate until the next one; it does not expire, as an old rate is better than the default. */
export async function putRate(kv: KVNamespace, rate: StoredRate): Promise<void> {
  await kv.put(key, JSON.stringify(rate));
}

export interface CurrentRates {
  readonly rates: Rates;
  /** The observation's day; null for the defaults. */
  readonly date: string | null;
}

/** The rates to price with. Without a usable stored one, or without KV, these are the defaults. */
export async function readRates(kv: KVNamespace, now: Date): Promise<CurrentRates> {
  try {
    const stored = await findRate(kv, now);
    if (stored) return { rates: { CAD: 1, USD: stored.USD }, date: stored.date };
  } catch (error) {
    logWarning("the stored exchange rate could not be read, the default stands in", error);
  }
  return { rates: defaultRates, date: null };
}
