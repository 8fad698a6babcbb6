import type { JobKind, JobRow } from "#worker/db/subscription-tables.ts";
import { logWarning } from "#worker/log.ts";
import type { Billing } from "./billing.ts";
import { cancelAllSubscriptions } from "./cancel-payments.ts";
import { cancelDuplicates } from "./duplicate-subscriptions.ts";
import { countFailure, deleteJob, listJobs } from "./job-queries.ts";

const jobsPerRun = 50;

const handlers: Record<JobKind, (billing: Billing, customerId: string) => Promise<void>> = {
  "end-subscription": cancelAllSubscriptions,
  "end-duplicates": cancelDuplicates,
};

/** Runs a job at Stripe. Returns false when it failed and has to be retried. */
export async function runJob(billing: Billing, job: JobRow): Promise<boolean> {
  try {
    await handlers[job.kind](billing, job.customerId);
    await deleteJob(billing.db, job);
    return true;
  } catch (error) {
    await countFailure(billing.db, job);
    logWarning("a subscription could not be cancelled at Stripe yet", error);
    return false;
  }
}

/**
 * Retries the open jobs, those that failed least often first.
 * @throws Error when one failed again, so that the run counts as failed.
 */
export async function retryJobs(billing: Billing): Promise<void> {
  let failures = 0;
  for (const job of await listJobs(billing.db, jobsPerRun)) {
    if (!(await runJob(billing, job))) failures += 1;
    // Stripe is probably down; the other jobs would only time out one after the other.
    if (failures >= 3) break;
  }
  if (failures > 0) throw new Error("Jobs: some have failed.");
}
