import type Stripe from "stripe";
import type { AttemptRow, SubscriptionRow } from "#worker/db/tables.ts";
import { findAttempt } from "./attempt-queries.ts";
import type { Billing } from "./billing.ts";
import { isOurs } from "./current.ts";
import { isDormant, isEnded, renewalInvoiceOf } from "./state.ts";
import { isMissing } from "./stripe/client.ts";
import { isOfAttempt } from "./stripe-metadata.ts";
import { fetchSubscriptions } from "./subscriptions-at-stripe.ts";

/**
 * Ends what a customer could still pay, other than by this attempt, so that they never pay twice: also a
 * subscription that Stripe has given up collecting, which a payment would bring back. Returns
 * their subscriptions as they were read before that: what was paid in the meantime is among them.
 */
export async function endOpenPayments(
  billing: Billing,
  customerId: string,
  attempt: AttemptRow,
): Promise<Stripe.Subscription[]> {
  const { stripe } = billing;
  await expireSessions(stripe, await fetchOpenSessions(stripe, customerId), [attempt]);
  const subscriptions = await fetchSubscriptions(stripe, customerId);
  await endIncomplete(stripe, subscriptions, [attempt]);
  for (const subscription of subscriptions) {
    if (!isDormant(subscription.status) || !isOurs(billing, subscription)) continue;
    await unlessMissing(stripe.subscriptions.cancel(subscription.id));
  }
  return subscriptions;
}

/** Ends what a customer could still pay, other than by the attempt that is pending, if there is one. */
export async function endAbandonedPayments(
  { db, stripe }: Billing,
  { userId, customerId }: SubscriptionRow,
  now: Date,
): Promise<void> {
  // One that is settled, or begun, while Stripe is asked is pending before or after it.
  const before = await findAttempt(db, userId, now);
  const sessions = await fetchOpenSessions(stripe, customerId);
  const subscriptions = await fetchSubscriptions(stripe, customerId);
  const after = await findAttempt(db, userId, now);
  const pending = [before, after].filter((attempt) => attempt !== null);
  await expireSessions(stripe, sessions, pending);
  await endIncomplete(stripe, subscriptions, pending);
}

async function expireSessions(
  stripe: Stripe,
  sessions: readonly Stripe.Checkout.Session[],
  kept: readonly AttemptRow[],
): Promise<void> {
  for (const { id, metadata } of sessions) {
    const isKept = kept.some((attempt) => isOfAttempt(metadata, attempt));
    if (!isKept) await stripe.checkout.sessions.expire(id);
  }
}

async function endIncomplete(
  stripe: Stripe,
  subscriptions: readonly Stripe.Subscription[],
  kept: readonly AttemptRow[],
): Promise<void> {
  for (const { id, status, metadata } of subscriptions) {
    const isKept = kept.some((attempt) => isOfAttempt(metadata, attempt));
    if (status === "incomplete" && !isKept) await unlessMissing(stripe.subscriptions.cancel(id));
  }
}

/** Ends all that a customer pays or could still pay. A customer whom Stripe does not know has nothing. */
export async function endSubscriptions({ stripe }: Billing, customerId: string): Promise<void> {
  for (const { id } of (await unlessMissing(fetchOpenSessions(stripe, customerId))) ?? []) {
    await unlessMissing(stripe.checkout.sessions.expire(id));
  }
  for (const { id, status } of (await unlessMissing(fetchSubscriptions(stripe, customerId))) ??
    []) {
    if (!isEnded(status)) await unlessMissing(stripe.subscriptions.cancel(id));
  }
}

/** A renewal's invoice that is still a draft is never charged. Stripe voids what is final, and no draft. */
export async function voidDraftRenewal(
  stripe: Stripe,
  subscription: Stripe.Subscription,
): Promise<void> {
  const invoice = renewalInvoiceOf(subscription);
  if (invoice?.status !== "draft") return;
  await stripe.invoices.finalizeInvoice(invoice.id, { auto_advance: false });
  await stripe.invoices.voidInvoice(invoice.id);
}

export async function unlessMissing<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

async function fetchOpenSessions(
  stripe: Stripe,
  customerId: string,
): Promise<Stripe.Checkout.Session[]> {
  const list = { customer: customerId, status: "open", limit: 100 } as const;
  return (await stripe.checkout.sessions.list(list)).data;
}
