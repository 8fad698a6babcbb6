import type Stripe from "stripe";
import type { SubscriptionRow } from "#worker/db/subscription-tables.ts";
import { logWarning } from "#worker/log.ts";
import type { Billing } from "./billing.ts";
import { pickCurrent } from "./current.ts";
import { recordDuplicates } from "./duplicate-subscriptions.ts";
import { fetchSubscriptions } from "./fetch-subscriptions.ts";
import {
  type Consequences,
  findSubscriptionByCustomer,
  unknownCustomer,
  writeSubscription,
} from "./queries.ts";
import { describeSubscription, describeUnknownCustomer, isLive } from "./state.ts";
import { isMissingCustomer } from "./stripe/client.ts";

/** One payment causes several webhooks at once, and every try that fails lost against a sync that wrote. */
const maximumTries = 30;

/** Which customer to sync, and what comes with it. */
interface SyncRequest {
  readonly customerId: string;
  readonly consequences?: Consequences;
}

/** The customer's current subscription at Stripe, and the row that its state was written to. */
interface Synced {
  readonly row: SubscriptionRow;
  readonly subscription: Stripe.Subscription | null;
  /** False if the customer is of another Stripe account or mode, or was deleted there. */
  readonly isCustomerKnown: boolean;
}

/**
 * Fetches a customer's subscriptions from Stripe and writes the state of the current one: the only way in which a
 * stored subscription changes. Duplicates are recorded as a job. A customer unknown to Stripe loses access. Null when
 * no user has this customer id.
 * @throws StripeError when the request to Stripe fails.
 */
export async function syncSubscription(
  billing: Billing,
  { customerId, consequences = {} }: SyncRequest,
): Promise<Synced | null> {
  for (let tries = 0; tries < maximumTries; tries += 1) {
    const before = await findSubscriptionByCustomer(billing.db, customerId);
    if (before === null) return null;
    const synced = await syncOver(billing, before, consequences);
    if (synced !== null) return synced;
  }
  throw new Error("The subscription was not synced: every write lost against another sync.");
}

/**
 * Writes only over the row that was read before the request to Stripe, so that an old answer never overwrites a newer
 * one. Null when another sync wrote in the meantime.
 */
async function syncOver(
  billing: Billing,
  before: SubscriptionRow,
  consequences: Consequences,
): Promise<Synced | null> {
  const { db, stripe, now } = billing;
  const { customerId } = before;
  const subscriptions = await fetchSubscriptionsIfKnown(stripe, customerId);
  const subscription = subscriptions && pickCurrent(billing.settings, subscriptions);
  const state =
    subscriptions === null
      ? describeUnknownCustomer(before, now)
      : describeSubscription(subscription, before, now);
  const written = { ...state, isLive: isLive(state.status), ...consequences };
  const row = await writeSubscription(db, before, written, now);
  if (row === null) return null;
  if (subscriptions !== null) await recordDuplicates(billing, { customerId, subscriptions });
  else if (before.status !== unknownCustomer) {
    logWarning("a customer is unknown to Stripe, and loses access", new Error(customerId));
  }
  return { row, subscription, isCustomerKnown: subscriptions !== null };
}

/** Null if Stripe does not know the customer. */
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
