import type Stripe from "stripe";
import {
  type Consequences,
  findSubscriptionOf,
  writeSubscription,
} from "../../db/subscriptions.ts";
import type { SubscriptionRow } from "../../db/tables.ts";
import type { Billing } from "./billing.ts";
import { pickCurrent } from "./current.ts";
import { describeSubscription, isLive } from "./state.ts";
import { endSurplus } from "./surplus.ts";

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
 * answer never overwrites a newer one. What lives beside the one that counts is ended. Null when nobody here is this customer.
 * @throws StripeError when Stripe cannot be asked.
 */
export async function syncSubscription(
  billing: Billing,
  customerId: string,
  now: Date,
  consequences: Consequences = {},
): Promise<Synced | null> {
  const { db, stripe } = billing;
  for (let round = 0; round < maximumRounds; round += 1) {
    const before = await findSubscriptionOf(db, customerId);
    if (before === null) return null;
    const subscriptions = await fetchSubscriptions(stripe, customerId);
    const subscription = pickCurrent(billing, subscriptions);
    const state = describeSubscription(subscription, before, now);
    const written = { ...state, isLive: isLive(state.status) };
    const row = await writeSubscription(db, before, written, consequences, now);
    if (row === null) continue;
    await endSurplus(billing, subscriptions, subscription);
    return { row, subscription };
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
  return data;
}
