import type Stripe from "stripe";
import { priceLookupKeys } from "./plan-at-stripe.ts";
import {
  cancelsAtOf,
  earlier,
  isEnded,
  isLive,
  isPaused,
  paidThroughOf,
  periodEndOf,
} from "./state.ts";
import { type Application, readOwner } from "./stripe-metadata.ts";

const planKeys: readonly unknown[] = Object.values(priceLookupKeys);

/**
 * The customer's current subscription: the live one, otherwise the newest. Of several live ones (created by hand at
 * Stripe, or paid in two windows) it is the one that is paid for longest, so that the artist loses no paid time; of
 * equals the one that renews, then the oldest. A subscription to another product counts only when no other is live.
 * Without a live one, a subscription that a payment would reactivate precedes those that have ended, so that
 * reconciliation keeps reading it.
 */
export function pickCurrent(
  application: Application,
  subscriptions: readonly Stripe.Subscription[],
): Stripe.Subscription | null {
  const [best] = subscriptions
    .filter(({ status }) => isLive(status))
    .map((subscription) => ({ subscription, ranks: ranksOf(application, subscription) }))
    .sort((one, other) => compareRanks(one.ranks, other.ranks));
  if (best !== undefined) return best.subscription;
  const [newest] = subscriptions.toSorted(
    (one, other) =>
      Number(isEnded(one.status)) - Number(isEnded(other.status)) || other.created - one.created,
  );
  return newest ?? null;
}

/** Whether this application created the subscription, or it is for one of its plans. */
export function isOurs(
  application: Application,
  { metadata, items }: Stripe.Subscription,
): boolean {
  const isPlan = planKeys.includes(items.data[0]?.price.lookup_key);
  return isPlan || readOwner(application, metadata) !== null;
}

/** In milliseconds: the end of the paid time. A period whose payment failed is not paid. */
function paidUntil(subscription: Stripe.Subscription): number {
  const [item] = subscription.items.data;
  if (subscription.status === "past_due") return (item?.current_period_start ?? 0) * 1000;
  const paused = isPaused(subscription) ? paidThroughOf(subscription) : null;
  const end = earlier(earlier(periodEndOf(subscription), cancelsAtOf(subscription)), paused);
  return end?.getTime() ?? 0;
}

/** Sort keys, the most important first; the highest is best. */
function ranksOf(application: Application, subscription: Stripe.Subscription): number[] {
  const renews = !isPaused(subscription) && cancelsAtOf(subscription) === null;
  return [
    Number(isOurs(application, subscription)),
    paidUntil(subscription),
    Number(renews),
    -subscription.created,
  ];
}

function compareRanks(one: readonly number[], other: readonly number[]): number {
  for (const [index, rank] of one.entries()) {
    const difference = (other[index] ?? 0) - rank;
    if (difference !== 0) return difference;
  }
  return 0;
}
