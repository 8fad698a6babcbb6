import type Stripe from "stripe";
import type { SubscriptionRow } from "#worker/db/tables.ts";
import { logWarning } from "#worker/log.ts";
import type { Billing } from "./billing.ts";
import { pickCurrent } from "./current.ts";
import { recordDuplicates } from "./duplicate-subscriptions.ts";
import {
  type Consequences,
  findSubscriptionOf,
  unknownCustomer,
  writeSubscription,
} from "./queries.ts";
import { describeSubscription, describeUnknown, isLive } from "./state.ts";
import { isMissingCustomer } from "./stripe/client.ts";
import { fetchSubscriptions } from "./subscriptions-at-stripe.ts";

/** Each round that loses a race lost it to a write that was made, so this bounds how many go first. */
const maximumRounds = 30;

/** What Stripe says, and the row that it was written to. */
export interface Synced {
  readonly row: SubscriptionRow;
  readonly subscription: Stripe.Subscription | null;
  /** False where Stripe does not know the customer: of another account or mode, or deleted there. */
  readonly isCustomerKnown: boolean;
}

/**
 * Fetches a customer's subscription from Stripe and writes its state: the one way in which it changes here,
 * whatever the occasion. What was fetched is written only over the row that was read before, so that an old
 * answer never overwrites a newer one. What lives beside the one that counts is noted as a job. A customer whom Stripe
 * does not know has no access. Null when nobody here is this customer.
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
    const subscriptions = await fetchSubscriptionsIfKnown(stripe, customerId);
    const subscription = subscriptions && pickCurrent(billing, subscriptions);
    const state =
      subscriptions === null
        ? describeUnknown(before, now)
        : describeSubscription(subscription, before, now);
    const written = { ...state, isLive: isLive(state.status) };
    const row = await writeSubscription(db, before, written, consequences, now);
    if (row === null) continue;
    if (subscriptions !== null) await recordDuplicates(billing, customerId, subscriptions, now);
    else if (before.status !== unknownCustomer) {
      logWarning("a customer is unknown to Stripe, and loses access", new Error(customerId));
    }
    return { row, subscription, isCustomerKnown: subscriptions !== null };
  }
  throw new Error("Subscription: other writes always came between.");
}

/** Null where Stripe does not know the customer. */
async function fetchSubscriptionsIfKnown(
  stripe: Stripe,
  customerId: string,
): Promise<Stripe.Subscription[] | null> {
  try {
    return await fetchSubscriptions(stripe, customerId);
  } catch (error) {
    if (isMissingCustomer(error)) return null;
    throw error;
  }
}
