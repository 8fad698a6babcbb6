import { logWarning } from "#worker/log.ts";
import type { Billing } from "./billing.ts";
import { cancelAbandonedPayments } from "./cancel-payments.ts";
import { type Due, listCustomersToReconcile, postponeSync } from "./queries.ts";
import { isSpecificToRequest } from "./stripe/client.ts";
import { syncSubscription } from "./sync.ts";

/** Keeps a run within the number of requests that the platform allows one invocation. */
export const customersPerRun = 150;
const concurrency = 5;
/** How long a failed customer waits: the others are read first, and this one still within the day. */
export const retryDelay = 3 * 60 * 60 * 1000;

/**
 * Syncs every subscription that is due from Stripe, in case webhooks were lost, and cancels abandoned payments.
 * A customer who cannot be read is logged and skipped.
 * @throws Error when one could not be read, so that the run counts as failed.
 */
export async function reconcileSubscriptions(billing: Billing, due: Due): Promise<void> {
  const customers = await listCustomersToReconcile(billing.db, due, customersPerRun);
  let failures = 0;
  for (let start = 0; start < customers.length; start += concurrency) {
    const group = customers.slice(start, start + concurrency);
    const outcomes = await Promise.all(group.map((id) => reconcile(billing, id)));
    failures += outcomes.filter((outcome) => outcome !== "read").length;
    // Stripe or the database is probably down: the next run reads the others.
    if (outcomes.every((outcome) => outcome === "down")) break;
  }
  if (failures > 0) throw new Error(`Reconciliation: ${failures} subscriptions were not read.`);
}

/** `refused` if Stripe answered with an error that concerns only this customer. */
async function reconcile(
  billing: Billing,
  customerId: string,
): Promise<"read" | "refused" | "down"> {
  try {
    const synced = await syncSubscription(billing, { customerId });
    if (synced?.isCustomerKnown) await cancelAbandonedPayments(billing, synced.row);
    return "read";
  } catch (error) {
    logWarning(`a subscription was not reconciled: ${customerId}`, error);
    await postponeSync(billing.db, customerId, new Date(billing.now.getTime() + retryDelay));
    return isSpecificToRequest(error) ? "refused" : "down";
  }
}
