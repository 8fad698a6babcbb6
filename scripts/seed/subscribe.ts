import * as v from "valibot";
import type { SubscriptionRow } from "#worker/db/subscription-tables.ts";
import { fetchSubscriptions } from "#worker/subscription/fetch-subscriptions.ts";
import { priceLookupKeys } from "#worker/subscription/plan-at-stripe.ts";
import { describeSubscription } from "#worker/subscription/state.ts";
import type { OpenStripe } from "../local/stripe.ts";
import { email } from "./odile.ts";

/** The demonstration artist's customer and yearly subscription, paid for at the stand-in for Stripe as a person would. */
export async function subscribe(
  { stripe, url }: OpenStripe,
  userId: string,
  now: Date,
): Promise<Omit<SubscriptionRow, "version">> {
  const customer = await stripe.customers.create({ email, metadata: { user_id: userId } });
  const lookup = { lookup_keys: [priceLookupKeys.yearly], active: true, limit: 1 };
  const [price] = (await stripe.prices.list(lookup)).data;
  if (price === undefined) throw new Error("The stand-in for Stripe has no yearly plan.");
  const session = await stripe.checkout.sessions.create({
    mode: "subscription",
    customer: customer.id,
    line_items: [{ price: price.id, quantity: 1 }],
    success_url: `${url}/`,
  });
  await pay(url, session.id);
  const [subscription = null] = await fetchSubscriptions(stripe, customer.id);
  const before: SubscriptionRow = {
    ...{ userId, customerId: customer.id, subscriptionId: null, status: null, term: null },
    ...{ priceCents: null, currentPeriodEnd: null, cancelsAt: null, isPaused: false },
    ...{ paidThrough: null, accessUntil: null, actionRound: 0, version: "", syncedAt: now },
    retryAt: new Date(0),
  };
  return { ...before, ...describeSubscription(subscription, before, now) };
}

/** Ends what an earlier run has subscribed to; a customer whom the stand-in does not know has nothing. */
export async function unsubscribe({ stripe, url }: OpenStripe, customerId: string): Promise<void> {
  const known = (await stripe.customers.list({ email, limit: 100 })).data;
  if (!known.some(({ id }) => id === customerId)) return;
  await stripe.customers.del(customerId);
  await settle(url);
}

const payment = v.object({ declined: v.null() });

async function pay(url: string, session: string): Promise<void> {
  v.parse(payment, await control(url, "pay", { session }));
  await settle(url);
}

/** Waits until a running application has taken every webhook, and locks the database no more. */
async function settle(url: string): Promise<void> {
  await control(url, "settled", {});
}

async function control(url: string, name: string, argument: object): Promise<unknown> {
  const init = { method: "POST", body: JSON.stringify(argument) };
  const response = await fetch(`${url}/_control/${name}`, init);
  return response.json();
}
