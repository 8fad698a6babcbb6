import type Stripe from "stripe";
import { priceLookupKeys } from "#schema/plans.ts";
import type { Billing } from "./billing.ts";
import {
  cancelsAtOf,
  earlier,
  isEnded,
  isLive,
  isPaused,
  paidThroughOf,
  periodEndOf,
} from "./state.ts";
import { readOwner } from "./stripe-metadata.ts";

const planKeys: readonly string[] = Object.values(priceLookupKeys);

/**
 * Of all that a customer ever had, what counts: the one that lives, or else the newest. Of several that live
 * (made at Stripe by hand, or paid in two windows) it is the one that is paid the longest, so that the artist
 * has the most of it; of equals the one that goes on, and then the one that was first. What is no plan of ours
 * counts only where nothing else lives. Where nothing lives, what a payment would bring back goes before what
 * has ended, so that it is read again.
 */
export function pickCurrent(
  billing: Billing,
  subscriptions: readonly Stripe.Subscription[],
): Stripe.Subscription | null {
  const [best] = subscriptions
    .filter(({ status }) => isLive(status))
    .map((subscription) => ({ subscription, ranks: ranksOf(billing, subscription) }))
    .sort((one, other) => compare(one.ranks, other.ranks));
  if (best !== undefined) return best.subscription;
  const [newest] = subscriptions.toSorted(
    (one, other) =>
      Number(isEnded(one.status)) - Number(isEnded(other.status)) || other.created - one.created,
  );
  return newest ?? null;
}

/** Whether it was made by this application, or is for one of its plans. */
export function isOurs(billing: Billing, { metadata, items }: Stripe.Subscription): boolean {
  const key = items.data[0]?.price.lookup_key ?? null;
  return readOwner(billing, metadata) !== null || (key !== null && planKeys.includes(key));
}

/** Until when it is paid: a period whose payment failed is not. */
function paidUntil(subscription: Stripe.Subscription): number {
  const [item] = subscription.items.data;
  if (subscription.status === "past_due") return (item?.current_period_start ?? 0) * 1000;
  const paused = isPaused(subscription) ? paidThroughOf(subscription) : null;
  const end = earlier(earlier(periodEndOf(subscription), cancelsAtOf(subscription)), paused);
  return end?.getTime() ?? 0;
}

/** The higher the better, what weighs most first. */
function ranksOf(billing: Billing, subscription: Stripe.Subscription): number[] {
  const goesOn = !isPaused(subscription) && cancelsAtOf(subscription) === null;
  return [
    Number(isOurs(billing, subscription)),
    paidUntil(subscription),
    Number(goesOn),
    -subscription.created,
  ];
}

function compare(one: readonly number[], other: readonly number[]): number {
  for (const [index, rank] of one.entries()) {
    const difference = (other[index] ?? 0) - rank;
    if (difference !== 0) return difference;
  }
  return 0;
}
