import { openDatabase } from "./db/client.ts";
import { refreshRates } from "./domain/refresh-rates.ts";
import { openBilling } from "./domain/subscription/billing.ts";
import { repeatJobs } from "./domain/subscription/jobs.ts";
import { reconcileSubscriptions } from "./domain/subscription/reconcile.ts";
import { sweepOrphans } from "./domain/sweep-orphans.ts";
import { type Bindings, readSettings } from "./env.ts";
import { logAs, logError } from "./log.ts";

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
    await runAll([sweepOrphans(env, now), tendSubscriptions(env, now, now)]);
  else if (cron === crons.quarterHourly) {
    await tendSubscriptions(env, new Date(now.getTime() - longestUnread), now);
  } else await refreshRates(env, now);
}

/** Ends what is still to be ended, and reads what was last read before `staleBefore`. */
async function tendSubscriptions(env: Bindings, staleBefore: Date, now: Date): Promise<void> {
  const billing = await openBilling(openDatabase(env.DB), readSettings(env));
  await runAll([repeatJobs(billing), reconcileSubscriptions(billing, staleBefore, now)]);
}

/** All of them to their end, whatever becomes of the others; the first failure is the run's. */
async function runAll(tasks: Promise<void>[]): Promise<void> {
  const results = await Promise.allSettled(tasks);
  for (const result of results) if (result.status === "rejected") throw result.reason;
}
