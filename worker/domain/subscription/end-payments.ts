import type Stripe from "stripe";
import { isMissing } from "../../clients/stripe.ts";
import type { AttemptRow } from "../../db/tables.ts";
import type { Billing } from "./billing.ts";
import { isOfAttempt } from "./payment-marks.ts";
import { isEnded } from "./state.ts";
import { fetchSubscriptions } from "./sync.ts";

/**
 * Ends what a customer could still pay, other than by this attempt, so that they never pay twice. Returns
 * their subscriptions as they were read after that: what was paid in the meantime is among them.
 */
export async function endOpenPayments(
  { stripe }: Billing,
  customerId: string,
  attempt: AttemptRow,
): Promise<Stripe.Subscription[]> {
  for (const { id, metadata } of await fetchOpenSessions(stripe, customerId)) {
    if (!isOfAttempt(metadata, attempt)) await stripe.checkout.sessions.expire(id);
  }
  const subscriptions = await fetchSubscriptions(stripe, customerId);
  for (const { id, status, metadata } of subscriptions) {
    const isOpen = status === "incomplete" && !isOfAttempt(metadata, attempt);
    if (isOpen) await stripe.subscriptions.cancel(id);
  }
  return subscriptions;
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

async function unlessMissing<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
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
