import { refreshRates } from "./domain/refresh-rates.ts";
import { sweepOrphans } from "./domain/sweep-orphans.ts";
import type { Bindings } from "./env.ts";

const dailySweep = "15 8 * * *";

/** The cron of wrangler.toml: the sweep once a day, the exchange rate at every other time. */
export async function runScheduled(event: ScheduledController, env: Bindings): Promise<void> {
  const now = new Date(event.scheduledTime);
  if (event.cron === dailySweep) await sweepOrphans(env, now);
  else await refreshRates(env, now);
}
