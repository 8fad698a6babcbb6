import type Stripe from "stripe";
import { dayInMilliseconds } from "#schema/days.ts";
import type { SubscriptionRow } from "#worker/db/subscription-tables.ts";
import { noSubscription, type SubscriptionState, unknownCustomer } from "./queries.ts";

/** The statuses that give access (decisions: isSubscribed). */
const liveStatuses: readonly (string | null)[] = ["active", "trialing", "past_due"];

/** No access and no collection, but a payment would reactivate the subscription. */
const dormantStatuses = ["unpaid", "paused"];

const endedStatuses = ["canceled", "incomplete_expired"];

/** The metadata key for the end of a paused subscription's paid time, because Stripe's own periods continue. */
export const paidThroughKey = "paid_through";

export function isLive(status: string | null): boolean {
  return liveStatuses.includes(status);
}

export function isDormant(status: string): boolean {
  return dormantStatuses.includes(status);
}

/** Whether the status is final. */
export function isEnded(status: string): boolean {
  return endedStatuses.includes(status);
}

/** The end of Stripe's current billing period. */
export function periodEndOf(subscription: Stripe.Subscription): Date | null {
  const end = subscription.items.data[0]?.current_period_end;
  return end === undefined ? null : fromSeconds(end);
}

/**
 * The invoice of the current period if that is a renewal; `fetchSubscriptions` expands it. Stripe starts the period
 * first: for about an hour its invoice is a draft, and nothing is paid.
 */
export function renewalInvoiceOf({
  latest_invoice: invoice,
}: Stripe.Subscription): Stripe.Invoice | null {
  if (invoice === null || typeof invoice === "string") return null;
  return invoice.billing_reason === "subscription_cycle" ? invoice : null;
}

/** Whether the current billing period is paid, by its renewal's invoice. */
export function isPeriodPaid(subscription: Stripe.Subscription): boolean {
  return (renewalInvoiceOf(subscription)?.status ?? "paid") === "paid";
}

/** The end of the time that is paid for. */
export function paidPeriodEndOf(subscription: Stripe.Subscription): Date | null {
  if (isPeriodPaid(subscription)) return periodEndOf(subscription);
  const start = subscription.items.data[0]?.current_period_start;
  return start === undefined ? null : fromSeconds(start);
}

/** The end of a paused subscription's paid time, from its metadata; null without it. */
export function paidThroughOf(subscription: Stripe.Subscription): Date | null {
  const text = subscription.metadata[paidThroughKey] ?? "";
  if (!/^\d{1,12}$/.test(text)) return null;
  // The draft of a renewal may have been paid after the pause.
  const isRenewed = renewalInvoiceOf(subscription)?.status === "paid";
  return later(fromSeconds(Number(text)), isRenewed ? periodEndOf(subscription) : null);
}

export function isPaused(subscription: Stripe.Subscription): boolean {
  return subscription.pause_collection !== null && isLive(subscription.status);
}

/** When the subscription ends; null while it renews. */
export function cancelsAtOf(subscription: Stripe.Subscription): Date | null {
  if (subscription.cancel_at !== null) return fromSeconds(subscription.cancel_at);
  return subscription.cancel_at_period_end ? periodEndOf(subscription) : null;
}

/**
 * Stripe's state as the row's columns, at `now`. `before` has the end of the paid time for a subscription that was
 * paused at Stripe by hand, and therefore has no such metadata.
 */
export function describeSubscription(
  subscription: Stripe.Subscription | null,
  before: SubscriptionRow,
  now: Date,
): SubscriptionState {
  if (subscription === null) return noSubscription;
  const price = subscription.items.data[0]?.price;
  const currentPeriodEnd = periodEndOf(subscription);
  const paused = isPaused(subscription);
  const isSame = before.subscriptionId === subscription.id;
  const paidThrough = paused
    ? (paidThroughOf(subscription) ??
      (isSame ? before.paidThrough : null) ??
      paidPeriodEndOf(subscription))
    : null;
  const cancelsAt = cancelsAtOf(subscription);
  const hasContinued =
    paidThrough !== null && currentPeriodEnd !== null && paidThrough < currentPeriodEnd;
  return {
    subscriptionId: subscription.id,
    status: subscription.status,
    term: price?.recurring?.interval === "year" ? "yearly" : "monthly",
    priceCents: price?.unit_amount ?? null,
    currentPeriodEnd,
    cancelsAt,
    isPaused: paused,
    paidThrough,
    // Once Stripe's period continues beyond the paid time, that is over, whatever our clock says.
    accessUntil: earlier(earlier(paidThrough, cancelsAt), hasContinued ? now : null),
  };
}

/** How long an unknown customer is still read from Stripe: keys that were changed by mistake may be restored. */
const longestUnknown = 30 * dayInMilliseconds;

/** The state of a customer whom Stripe does not know: no access since the first read that showed it. */
export function describeUnknownCustomer(before: SubscriptionRow, now: Date): SubscriptionState {
  const since = before.status === unknownCustomer ? (before.accessUntil ?? now) : now;
  if (now.getTime() - since.getTime() > longestUnknown) return noSubscription;
  return { ...noSubscription, status: unknownCustomer, accessUntil: since };
}

export function earlier(one: Date | null, other: Date | null): Date | null {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
}

function later(one: Date, other: Date | null): Date {
  return other !== null && one < other ? other : one;
}

function fromSeconds(seconds: number): Date {
  return new Date(seconds * 1000);
}
