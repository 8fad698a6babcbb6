import type Stripe from "stripe";
import type { AttemptRow, SubscriptionRow } from "#worker/db/subscription-tables.ts";
import { findAttempt } from "./attempt-queries.ts";
import type { Billing } from "./billing.ts";
import { isOurs } from "./current.ts";
import { fetchSubscriptions } from "./fetch-subscriptions.ts";
import { isDormant, isEnded, renewalInvoiceOf } from "./state.ts";
import { isMissing } from "./stripe/client.ts";
import { isOfAttempt } from "./stripe-metadata.ts";

/**
 * Cancels what a customer could still pay other than by this attempt, so that they never pay twice; also a
 * subscription that Stripe no longer collects, which a payment would reactivate. Returns the customer's subscriptions
 * as read after the checkout sessions were expired, so one that was paid in the meantime is included.
 */
export async function cancelOpenPayments(
  billing: Billing,
  { customerId, attempt }: { readonly customerId: string; readonly attempt: AttemptRow },
): Promise<Stripe.Subscription[]> {
  const { stripe } = billing;
  await expireSessions(stripe, await fetchOpenSessions(stripe, customerId), [attempt]);
  const subscriptions = await fetchSubscriptions(stripe, customerId);
  await cancelIncomplete(stripe, subscriptions, [attempt]);
  for (const subscription of subscriptions) {
    if (!isDormant(subscription.status) || !isOurs(billing.settings, subscription)) continue;
    await nullIfMissing(stripe.subscriptions.cancel(subscription.id));
  }
  return subscriptions;
}

/** Cancels what a customer could still pay other than by the pending attempt, if there is one. */
export async function cancelAbandonedPayments(
  { db, stripe, now }: Billing,
  { userId, customerId }: SubscriptionRow,
): Promise<void> {
  // An attempt that starts or completes during the requests to Stripe is found before or after them.
  const before = await findAttempt(db, userId, now);
  const sessions = await fetchOpenSessions(stripe, customerId);
  const subscriptions = await fetchSubscriptions(stripe, customerId);
  const after = await findAttempt(db, userId, now);
  const pending = [before, after].filter((attempt) => attempt !== null);
  await expireSessions(stripe, sessions, pending);
  await cancelIncomplete(stripe, subscriptions, pending);
}

async function expireSessions(
  stripe: Stripe,
  sessions: readonly Stripe.Checkout.Session[],
  pending: readonly AttemptRow[],
): Promise<void> {
  for (const { id, metadata } of sessions) {
    const isPending = pending.some((attempt) => isOfAttempt(metadata, attempt));
    if (!isPending) await stripe.checkout.sessions.expire(id);
  }
}

async function cancelIncomplete(
  stripe: Stripe,
  subscriptions: readonly Stripe.Subscription[],
  pending: readonly AttemptRow[],
): Promise<void> {
  for (const { id, status, metadata } of subscriptions) {
    const isPending = pending.some((attempt) => isOfAttempt(metadata, attempt));
    if (status === "incomplete" && !isPending) await nullIfMissing(stripe.subscriptions.cancel(id));
  }
}

/** Cancels all subscriptions and open payments of a customer. A customer unknown to Stripe has none. */
export async function cancelAllSubscriptions(
  { stripe }: Billing,
  customerId: string,
): Promise<void> {
  for (const { id } of (await nullIfMissing(fetchOpenSessions(stripe, customerId))) ?? []) {
    await nullIfMissing(stripe.checkout.sessions.expire(id));
  }
  for (const { id, status } of (await nullIfMissing(fetchSubscriptions(stripe, customerId))) ??
    []) {
    if (!isEnded(status)) await nullIfMissing(stripe.subscriptions.cancel(id));
  }
}

/** Voids the invoice of a renewal while it is a draft, so that it is never charged. Stripe voids only finalized invoices. */
export async function voidDraftRenewal(
  stripe: Stripe,
  subscription: Stripe.Subscription,
): Promise<void> {
  const invoice = renewalInvoiceOf(subscription);
  if (invoice?.status !== "draft") return;
  await stripe.invoices.finalizeInvoice(invoice.id, { auto_advance: false });
  await stripe.invoices.voidInvoice(invoice.id);
}

export async function nullIfMissing<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
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
