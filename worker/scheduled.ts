import { sweepOrphans } from "./artworks/sweep-orphans.ts";
import { openDatabase } from "./db/client.ts";
import { type Bindings, readSettings } from "./env.ts";
import { logAs, logError } from "./log.ts";
import { refreshRates } from "./rates/refresh.ts";
import { openBilling } from "./subscription/billing.ts";
import { repeatJobs } from "./subscription/jobs.ts";
import type { Due } from "./subscription/queries.ts";
import { reconcileSubscriptions, retryDelay } from "./subscription/reconcile.ts";

/** Those of wrangler.toml that tend to more than the exchange rate. */
export const crons = { daily: "15 8 * * *", quarterHourly: "*/15 * * * *" } as const;

/** A subscription is read again before it was last read this long ago: every day, with hours to spare. */
const longestUnread = 20 * 60 * 60 * 1000;

/** A run under an id of its own, by which its lines in the log are found. */
export function runScheduled({ cron, scheduledTime }: ScheduledController, env: Bindings) {
  return logAs({ runId: crypto.randomUUID(), cron }, async () => {
    try {
      await runCron(cron, new Date(scheduledTime), env);
    } catch (error) {
      logError(error);
      throw error;
    }
  });
}

/** The crons of wrangler.toml; the exchange rate at every other time. */
async function runCron(cron: string, now: Date, env: Bindings): Promise<void> {
  if (cron === crons.daily)
    await runAll([sweepOrphans(env, now), tendSubscriptions(env, everything(now), now)]);
  else if (cron === crons.quarterHourly) {
    const staleBefore = new Date(now.getTime() - longestUnread);
    await tendSubscriptions(env, { staleBefore, retryBefore: now }, now);
  } else await refreshRates(env, now);
}

/** Also what waits after a reading that failed. */
function everything(now: Date): Due {
  return { staleBefore: now, retryBefore: new Date(now.getTime() + retryDelay) };
}

/** Ends what is still to be ended, and reads what is due. */
async function tendSubscriptions(env: Bindings, due: Due, now: Date): Promise<void> {
  const billing = await openBilling(openDatabase(env.DB), readSettings(env));
  await runAll([repeatJobs(billing), reconcileSubscriptions(billing, due, now)]);
}

/** All of them to their end, whatever becomes of the others; the first failure is the run's. */
async function runAll(tasks: Promise<void>[]): Promise<void> {
  const results = await Promise.allSettled(tasks);
  for (const result of results) if (result.status === "rejected") throw result.reason;
}
