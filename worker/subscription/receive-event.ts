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

/** A webhook's body, and the header that signs it. */
interface SignedBody {
  readonly body: string;
  readonly signature: string | undefined;
}

/**
 * Handles a webhook by syncing the customer's subscription from Stripe. The content of the event is not used, and its
 * id is recorded together with the state that was read, so a duplicate, delayed or out-of-order event changes nothing.
 * @throws AppError VALIDATION_FAILED without a valid signature of the last five minutes.
 */
export async function receiveEvent(
  billing: Billing,
  { body, signature }: SignedBody,
): Promise<void> {
  const { db, settings, now } = billing;
  const event = await readEvent(body, signature, settings.STRIPE_WEBHOOK_SECRET, now);
  if (event === null) throw new AppError("VALIDATION_FAILED", "The signature is not valid.");
  const { id, type, customerId } = event;
  if (customerId === null || !relevantTypes.some((prefix) => type.startsWith(prefix))) return;
  if (await isEventKnown(db, id)) return;
  const consequences = { event: { id, type, receivedAt: now } };
  const synced = await syncSubscription(billing, { customerId, consequences });
  if (synced === null) await cancelForDeletedUser(billing, { ...event, customerId });
}

/** No user has this customer id. A subscription that was created for a deleted user must not continue. */
async function cancelForDeletedUser(
  billing: Billing,
  { metadata, customerId }: StripeEvent & { readonly customerId: string },
): Promise<void> {
  const ownerId = readOwner(billing.settings, metadata);
  if (ownerId === null || (await isUserKnown(billing.db, ownerId))) return;
  const job = await insertJob(billing.db, {
    customerId,
    kind: "end-subscription",
    subscriptionId: null,
    attempts: 0,
    createdAt: billing.now,
  });
  await runJob(billing, job);
}
