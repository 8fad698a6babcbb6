import type { JobKind, JobRow } from "#worker/db/tables.ts";
import { logWarning } from "#worker/log.ts";
import type { Billing } from "./billing.ts";
import { endDuplicates } from "./duplicate-subscriptions.ts";
import { endSubscriptions } from "./end-payments.ts";
import { countFailure, deleteJob, listJobs } from "./job-queries.ts";

const jobsPerRun = 50;

const endings: Record<JobKind, (billing: Billing, customerId: string) => Promise<void>> = {
  "end-subscription": endSubscriptions,
  "end-surplus": endDuplicates,
};

/** Does what is still to be done at Stripe. False when it must be tried again. */
export async function runJob(billing: Billing, job: JobRow): Promise<boolean> {
  try {
    await endings[job.kind](billing, job.customerId);
    await deleteJob(billing.db, job);
    return true;
  } catch (error) {
    await countFailure(billing.db, job);
    logWarning("a subscription is still to be ended at Stripe", error);
    return false;
  }
}

/**
 * Repeats the jobs that are left, those that failed least often first.
 * @throws Error when one failed again, so that the run counts as failed.
 */
export async function repeatJobs(billing: Billing): Promise<void> {
  let failures = 0;
  for (const job of await listJobs(billing.db, jobsPerRun)) {
    if (!(await runJob(billing, job))) failures += 1;
    // Stripe is likely to be down; the rest would only wait for it in turn.
    if (failures >= 3) break;
  }
  if (failures > 0) throw new Error("Jobs: some are still to be done.");
}
