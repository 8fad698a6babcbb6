import { logWarning } from "#worker/log.ts";
import type { Billing } from "./billing.ts";
import { endAbandonedPayments } from "./end-payments.ts";
import { type Due, listCustomersToReconcile, postponeReading } from "./queries.ts";
import { isAboutRequest } from "./stripe/client.ts";
import { syncSubscription } from "./sync.ts";

/** A run stays within what the platform lets one invocation ask for. */
export const customersPerRun = 150;
const atOnce = 5;
/** What failed waits this long, so that the others have their turn, and is still read within the day. */
export const retryDelay = 3 * 60 * 60 * 1000;

/**
 * Reads every subscription that may have changed, and that is due, from Stripe: what webhooks would have said,
 * had they come. What was begun and given up can no longer be paid after it.
 * A customer who cannot be read is logged and passed over.
 * @throws Error when one could not be read, so that the run counts as failed.
 */
export async function reconcileSubscriptions(billing: Billing, due: Due, now: Date): Promise<void> {
  const customers = await listCustomersToReconcile(billing.db, due, customersPerRun);
  let failures = 0;
  for (let start = 0; start < customers.length; start += atOnce) {
    const group = customers.slice(start, start + atOnce);
    const outcomes = await Promise.all(group.map((id) => reconcile(billing, id, now)));
    failures += outcomes.filter((outcome) => outcome !== "read").length;
    // Stripe, or the database, is likely to be down: the rest are the next run's.
    if (outcomes.every((outcome) => outcome === "down")) break;
  }
  if (failures > 0) throw new Error(`Reconciliation: ${failures} subscriptions were not read.`);
}

/** `refused` where Stripe answered, and would answer about others. */
async function reconcile(
  billing: Billing,
  customerId: string,
  now: Date,
): Promise<"read" | "refused" | "down"> {
  try {
    const synced = await syncSubscription(billing, customerId, now);
    if (synced?.isCustomerKnown) await endAbandonedPayments(billing, synced.row, now);
    return "read";
  } catch (error) {
    logWarning(`a subscription was not reconciled: ${customerId}`, error);
    await postponeReading(billing.db, customerId, new Date(now.getTime() + retryDelay));
    return isAboutRequest(error) ? "refused" : "down";
  }
}
