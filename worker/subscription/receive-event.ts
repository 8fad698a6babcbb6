import { AppError } from "#worker/errors.ts";
import { isUserKnown } from "#worker/session/user-queries.ts";
import type { Billing } from "./billing.ts";
import { insertJob } from "./job-queries.ts";
import { runJob } from "./jobs.ts";
import { isEventKnown } from "./queries.ts";
import { readEvent, type StripeEvent } from "./stripe/events.ts";
import { readOwner } from "./stripe-metadata.ts";
import { syncSubscription } from "./sync.ts";

/** The prefixes of the event types that may mean that a subscription has changed. */
const relevantTypes = ["customer.subscription.", "checkout.session.", "invoice."];

/**
 * Handles a webhook by syncing the customer's subscription from Stripe. The content of the event is not used, and its
 * id is recorded together with the state that was read, so a duplicate, delayed or out-of-order event changes nothing.
 * @throws AppError VALIDATION_FAILED without a valid signature of the last five minutes.
 */
export async function receiveEvent(
  billing: Billing,
  body: string,
  signature: string | undefined,
  now: Date,
): Promise<void> {
  const secrets = billing.settings.STRIPE_WEBHOOK_SECRET;
  const event = await readEvent(body, signature, secrets, now);
  if (event === null) throw new AppError("VALIDATION_FAILED", "The signature is not valid.");
  const { id, type, customerId } = event;
  if (customerId === null || !relevantTypes.some((prefix) => type.startsWith(prefix))) return;
  if (await isEventKnown(billing.db, id)) return;
  const consequences = { event: { id, type, receivedAt: now } };
  const synced = await syncSubscription(billing, customerId, now, consequences);
  if (synced === null) await cancelForDeletedUser(billing, event, customerId, now);
}

/** No user has this customer id. A subscription that was created for a deleted user must not continue. */
async function cancelForDeletedUser(
  billing: Billing,
  { metadata }: StripeEvent,
  customerId: string,
  now: Date,
): Promise<void> {
  const ownerId = readOwner(billing.settings, metadata);
  if (ownerId === null || (await isUserKnown(billing.db, ownerId))) return;
  const job = await insertJob(billing.db, {
    customerId,
    kind: "end-subscription",
    subscriptionId: null,
    attempts: 0,
    createdAt: now,
  });
  await runJob(billing, job);
}
