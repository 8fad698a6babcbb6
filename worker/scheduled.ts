import { openDatabase } from "./db/client.ts";
import { refreshRates } from "./domain/refresh-rates.ts";
import { openBilling } from "./domain/subscription/billing.ts";
import { repeatJobs } from "./domain/subscription/jobs.ts";
import { reconcileSubscriptions } from "./domain/subscription/reconcile.ts";
import { sweepOrphans } from "./domain/sweep-orphans.ts";
import { type Bindings, readSettings } from "./env.ts";

const daily = "15 8 * * *";
const quarterHourly = "*/15 * * * *";

/** A subscription is read again before it was last read this long ago: every day, with hours to spare. */
const longestUnread = 20 * 60 * 60 * 1000;

/** The crons of wrangler.toml; the exchange rate at every other time. */
export async function runScheduled(event: ScheduledController, env: Bindings): Promise<void> {
  const now = new Date(event.scheduledTime);
  if (event.cron === daily)
    await runAll([sweepOrphans(env, now), tendSubscriptions(env, now, now)]);
  else if (event.cron === quarterHourly) {
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
