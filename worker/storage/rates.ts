import * as v from "valibot";
import { defaultRates, type Rates } from "#schema/currency.ts";
import { logWarning } from "../log.ts";

const key = "rates";

/** The last good rate: what one Canadian dollar buys, and the day (`YYYY-MM-DD`) of its observation. */
const storedRateSchema = v.object({
  USD: v.pipe(v.number(), v.finite(), v.gtValue(0)),
  date: v.pipe(v.string(), v.isoDate()),
});
export type StoredRate = v.InferOutput<typeof storedRateSchema>;

/** The last good rate; null when there is none, or what is stored cannot be one. */
export async function findRate(kv: KVNamespace): Promise<StoredRate | null> {
  const text = await kv.get(key);
  if (text === null) return null;
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), storedRateSchema), text);
  return result.success ? result.output : null;
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
export async function readRates(kv: KVNamespace): Promise<CurrentRates> {
  try {
    const stored = await findRate(kv);
    if (stored) return { rates: { CAD: 1, USD: stored.USD }, date: stored.date };
  } catch (error) {
    logWarning("the stored exchange rate could not be read, the default stands in", error);
  }
  return { rates: defaultRates, date: null };
}
