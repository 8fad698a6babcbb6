import { dayInMilliseconds } from "#schema/days.ts";
import { type Bindings, readSettings } from "#worker/env.ts";
import { logInfo, logWarning } from "#worker/log.ts";
import { fetchObservations, type Observation } from "./exchange-rates.ts";
import { doubtRate, findRate, putRate, type StoredRate } from "./storage.ts";

/** A larger step is accepted only when three observations in a row confirm it. */
const largestStep = 0.1;
const confirmations = 3;
const longestAge = 7 * dayInMilliseconds;

/**
 * Reads the exchange rate and stores it if it is plausible; otherwise the last good one is kept.
 * @throws Error that says why the rate was not accepted, so that the run counts as failed.
 */
export async function refreshRates(env: Bindings, now: Date): Promise<void> {
  try {
    const { RATES_URL, OUTBOUND_TIMEOUT_MS } = readSettings(env);
    const observations = await fetchObservations(RATES_URL, OUTBOUND_TIMEOUT_MS);
    const rate = acceptRate(observations, await findRate(env.RATES, now), now);
    await putRate(env.RATES, rate);
    logInfo("exchange rate refreshed", { ...rate });
  } catch (error) {
    logWarning("the exchange rate was not refreshed", error);
    throw error;
  }
}

/**
 * The latest observation, if it is plausible, fresh, no older than the last good one, and near it or confirmed by the
 * observations before: US dollars per Canadian dollar.
 * @throws Error that says what is wrong with it.
 */
export function acceptRate(
  observations: readonly Observation[],
  lastGood: StoredRate | null,
  now: Date,
): StoredRate {
  const latest = observations.at(-1);
  if (latest === undefined) throw refused("there is none");
  const rate = { USD: latest.rate, date: latest.date };
  const doubt = doubtRate(rate, now);
  if (doubt !== null) throw refused(doubt);
  if (startOfDay(now) - Date.parse(latest.date) > longestAge) {
    throw refused(`${latest.date} is too long ago`);
  }
  if (lastGood !== null) {
    if (latest.date < lastGood.date) throw refused(`${latest.date} is before ${lastGood.date}`);
    if (!isNear(latest.rate, lastGood.USD) && !isConfirmed(observations, latest, now)) {
      throw refused(`${latest.rate} is too far from ${lastGood.USD}`);
    }
  }
  return rate;
}

function isNear(rate: number, reference: number): boolean {
  // The margin ignores the floating-point error, so that a step of exactly a tenth is accepted.
  return Math.abs(rate - reference) <= reference * largestStep + 1e-12;
}

function isConfirmed(
  observations: readonly Observation[],
  latest: Observation,
  now: Date,
): boolean {
  const recent = observations.slice(-confirmations);
  return (
    recent.length === confirmations &&
    recent.every(
      ({ rate, date }) => doubtRate({ USD: rate, date }, now) === null && isNear(rate, latest.rate),
    )
  );
}

function startOfDay(time: Date): number {
  return Math.floor(time.getTime() / dayInMilliseconds) * dayInMilliseconds;
}

function refused(reason: string): Error {
  return new Error(`Exchange rates: the latest observation is refused, ${reason}.`);
}
