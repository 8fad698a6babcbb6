import { AppError } from "#worker/errors.ts";
import { isUserKnown } from "#worker/session/user-queries.ts";
import type { Billing } from "./billing.ts";
import { insertJob } from "./job-queries.ts";
import { runJob } from "./jobs.ts";
import { isEventKnown } from "./queries.ts";
import { readEvent, type StripeEvent } from "./stripe/events.ts";
import { readOwner } from "./stripe-metadata.ts";
import { syncSubscription } from "./sync.ts";

/** Events about these may have changed a subscription. */
const concerning = ["customer.subscription.", "checkout.session.", "invoice."];

/**
 * Takes a webhook: a nudge to read the customer's subscription at Stripe. The event's own content counts for
 * nothing, and it is recorded together with the state that it led to, so that a duplicate, a late or an
 * out-of-order one changes nothing.
 * @throws AppError VALIDATION_FAILED for what Stripe did not sign, or not now.
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
  if (customerId === null || !concerning.some((prefix) => type.startsWith(prefix))) return;
  if (await isEventKnown(billing.db, id)) return;
  const consequences = { event: { id, type, receivedAt: now } };
  const synced = await syncSubscription(billing, customerId, now, consequences);
  if (synced === null) await endForeign(billing, event, customerId, now);
}

/** No user has this customer id: what was created for an artist who has left must not continue. */
async function endForeign(
  billing: Billing,
  { metadata }: StripeEvent,
  customerId: string,
  now: Date,
): Promise<void> {
  const ownerId = readOwner(billing, metadata);
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
