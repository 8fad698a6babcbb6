import type Stripe from "stripe";
import {
  type Consequences,
  findSubscriptionOf,
  writeSubscription,
} from "../../db/subscriptions.ts";
import type { SubscriptionRow } from "../../db/tables.ts";
import { logWarning } from "../../log.ts";
import type { Billing } from "./billing.ts";
import { describeSubscription, isLive, pickCurrent } from "./state.ts";

/** Each round that loses a race lost it to a write that was made, so this bounds how many go first. */
const maximumRounds = 30;

/** What Stripe says, and the row that it was written to. */
export interface Synced {
  readonly row: SubscriptionRow;
  readonly subscription: Stripe.Subscription | null;
}

/**
 * Fetches a customer's subscription from Stripe and writes its state: the one way in which it changes here,
 * whatever the occasion. What was fetched is written only over the row that was read before, so that an old
 * answer never overwrites a newer one. Null when nobody here is this customer.
 * @throws StripeError when Stripe cannot be asked.
 */
export async function syncSubscription(
  { db, stripe }: Billing,
  customerId: string,
  now: Date,
  consequences: Consequences = {},
): Promise<Synced | null> {
  for (let round = 0; round < maximumRounds; round += 1) {
    const before = await findSubscriptionOf(db, customerId);
    if (before === null) return null;
    const subscription = pickCurrent(await fetchSubscriptions(stripe, customerId));
    const state = describeSubscription(subscription, before, now);
    const written = { ...state, isLive: isLive(state.status) };
    const row = await writeSubscription(db, before, written, consequences, now);
    if (row !== null) return { row, subscription };
  }
  throw new Error("Subscription: other writes always came between.");
}

/** All of a customer's subscriptions, ended ones included; the newest hundred are more than enough. */
export async function fetchSubscriptions(
  stripe: Stripe,
  customerId: string,
): Promise<Stripe.Subscription[]> {
  const { data } = await stripe.subscriptions.list({
    customer: customerId,
    status: "all",
    limit: 100,
  });
  if (data.filter(({ status }) => isLive(status)).length > 1) {
    logWarning("a customer has several live subscriptions", new Error(customerId));
  }
  return data;
}
