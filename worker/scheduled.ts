import { endExpiredHolds } from "./artworks/history-queries.ts";
import { openContext, type SystemContext } from "./context.ts";
import { type Bindings, readSettings } from "./env.ts";
import { forgetPastSenders } from "./links/entry-queries.ts";
import { logAs, logError, logInfo } from "./log.ts";
import { applyDueLists } from "./price-lists/apply.ts";
import { refreshRates } from "./rates/refresh.ts";
import { openBilling } from "./subscription/billing.ts";
import { retryJobs } from "./subscription/jobs.ts";
import type { Due } from "./subscription/queries.ts";
import { reconcileSubscriptions, retryDelay } from "./subscription/reconcile.ts";
import { sweep } from "./sweep.ts";

/** The crons of wrangler.toml that do more than refresh the exchange rate. */
export const crons = { daily: "15 8 * * *", quarterHourly: "*/15 * * * *" } as const;

/** A subscription is read again from Stripe after this long: every day, with hours to spare. */
const longestUnread = 20 * 60 * 60 * 1000;

/** Runs a cron with an id of its own, by which its lines in the log are found. */
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

/** Any other cron of wrangler.toml refreshes the exchange rate. */
async function runCron(cron: string, now: Date, env: Bindings): Promise<void> {
  const system = openContext(env, now);
  if (cron === crons.daily)
    await runAll([sweep(system), reconcileBilling(system, env, everything(now))]);
  else if (cron === crons.quarterHourly) {
    const due = { staleBefore: new Date(now.getTime() - longestUnread), retryBefore: now };
    await runAll([
      endHolds(system),
      forgetPastSenders(system.db, now),
      applyLists(system),
      reconcileBilling(system, env, due),
    ]);
  } else await refreshRates(env, now);
}

/** Includes customers that wait after a failed sync. */
function everything(now: Date): Due {
  return { staleBefore: now, retryBefore: new Date(now.getTime() + retryDelay) };
}

/** Ends everybody's holds that are over. */
async function endHolds({ db, now }: SystemContext): Promise<void> {
  const holds = await endExpiredHolds(db, null, now);
  if (holds > 0) logInfo("holds ended", { holds });
}

/** Lets everybody's works follow the price lists whose day has come. */
async function applyLists(system: SystemContext): Promise<void> {
  const artists = await applyDueLists(system);
  if (artists > 0) logInfo("price lists applied", { artists });
}

/** Retries open jobs, and syncs the subscriptions that are due from Stripe. */
async function reconcileBilling(system: SystemContext, env: Bindings, due: Due): Promise<void> {
  const billing = await openBilling(system, readSettings(env));
  await runAll([retryJobs(billing), reconcileSubscriptions(billing, due)]);
}

/**
 * Waits for all tasks, even if some fail.
 * @throws the first failure, after all have ended and the others are logged.
 */
async function runAll(tasks: Promise<void>[]): Promise<void> {
  const results = await Promise.allSettled(tasks);
  const [first, ...others] = results.filter((result) => result.status === "rejected");
  for (const { reason } of others) logError(reason);
  if (first) throw first.reason;
}
