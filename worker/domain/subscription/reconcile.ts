import { listCustomersToReconcile } from "../../db/subscriptions.ts";
import { logWarning } from "../../log.ts";
import type { Billing } from "./billing.ts";
import { endAbandonedPayments } from "./end-payments.ts";
import { syncSubscription } from "./sync.ts";

/** A run stays within what the platform lets one invocation ask for. */
export const customersPerRun = 150;
const atOnce = 5;

/**
 * Reads every subscription that may have changed, and that was last read before `staleBefore`, from Stripe:
 * what webhooks would have told, had they come. What was begun and given up can no longer be paid after it.
 * @throws Error when one could not be read, so that the run counts as failed.
 */
export async function reconcileSubscriptions(
  billing: Billing,
  staleBefore: Date,
  now: Date,
): Promise<void> {
  const customers = await listCustomersToReconcile(billing.db, staleBefore, customersPerRun);
  let failures = 0;
  for (let start = 0; start < customers.length; start += atOnce) {
    const group = customers.slice(start, start + atOnce);
    const results = await Promise.allSettled(
      group.map((customerId) => reconcile(billing, customerId, now)),
    );
    const failed = results.filter((result) => result.status === "rejected");
    for (const { reason } of failed) logWarning("a subscription was not reconciled", reason);
    failures += failed.length;
    // Stripe is likely to be down; the next run begins with these again.
    if (failed.length === group.length) break;
  }
  if (failures > 0) throw new Error(`Reconciliation: ${failures} subscriptions were not read.`);
}

async function reconcile(billing: Billing, customerId: string, now: Date): Promise<void> {
  const synced = await syncSubscription(billing, customerId, now);
  if (synced !== null) await endAbandonedPayments(billing, synced.row, now);
}
