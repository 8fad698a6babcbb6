import type Stripe from "stripe";
import { isMissing } from "../../clients/stripe.ts";
import { logWarning } from "../../log.ts";
import type { Billing } from "./billing.ts";
import { isOurs } from "./current.ts";
import { isLive, isPaused } from "./state.ts";

/**
 * Ends what lives beside the subscription that counts, so that nobody pays twice; what is already paid of it
 * becomes a credit, which the next bills use up. What is no plan of ours is left alone and reported. An
 * ending that fails is reported too, and tried again with the next reading.
 */
export async function endSurplus(
  billing: Billing,
  subscriptions: readonly Stripe.Subscription[],
  current: Stripe.Subscription | null,
): Promise<void> {
  const surplus = subscriptions.filter(({ id, status }) => isLive(status) && id !== current?.id);
  for (const subscription of surplus) {
    if (isOurs(billing, subscription)) await endOne(billing, subscription);
    else report("a customer has another subscription, which is none of ours", subscription);
  }
}

async function endOne({ stripe }: Billing, subscription: Stripe.Subscription): Promise<void> {
  report("a customer had a second subscription, which is ended", subscription);
  try {
    await stripe.subscriptions.cancel(subscription.id, creditFor(subscription));
  } catch (error) {
    // Another reading has ended it.
    if (!isMissing(error)) logWarning("a second subscription could not be ended", error);
  }
}

/** Only what was paid can be given back. */
function creditFor(subscription: Stripe.Subscription): Stripe.SubscriptionCancelParams {
  const isPaid = subscription.status === "active" && !isPaused(subscription);
  return isPaid ? { prorate: true, invoice_now: true } : {};
}

/** Stripe's own ids name nobody but at Stripe. */
function report(event: string, { id }: Stripe.Subscription): void {
  logWarning(event, new Error(id));
}
