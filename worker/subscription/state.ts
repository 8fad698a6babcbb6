import type Stripe from "stripe";
import type { SubscriptionRow } from "#worker/db/tables.ts";
import { type SubscriptionState, unknownCustomer } from "./queries.ts";

/** The statuses that give access (decisions: isSubscribed). */
const liveStatuses = ["active", "trialing", "past_due"];

/** No access, and nothing is collected, but a payment would bring it back. */
const dormantStatuses = ["unpaid", "paused"];

const endedStatuses = ["canceled", "incomplete_expired"];

/** Where a paused subscription keeps until when it is paid: Stripe's own period goes on rolling. */
export const paidThroughKey = "paid_through";

export function isLive(status: string | null): boolean {
  return status !== null && liveStatuses.includes(status);
}

export function isDormant(status: string): boolean {
  return dormantStatuses.includes(status);
}

/** Whether nothing more can come of it. */
export function isEnded(status: string): boolean {
  return endedStatuses.includes(status);
}

/** When the period that Stripe bills for ends. */
export function periodEndOf(subscription: Stripe.Subscription): Date | null {
  const end = subscription.items.data[0]?.current_period_end;
  return end === undefined ? null : fromSeconds(end);
}

/**
 * The invoice of the period that goes on, where that is a renewal; expanded by every reading of a customer's
 * subscriptions. Stripe begins the period first: for about an hour its invoice is a draft, and nothing is paid.
 */
export function renewalInvoiceOf({
  latest_invoice: invoice,
}: Stripe.Subscription): Stripe.Invoice | null {
  if (invoice === null || typeof invoice === "string") return null;
  return invoice.billing_reason === "subscription_cycle" ? invoice : null;
}

/** Whether the period that Stripe bills for is paid, as far as its renewal's invoice says. */
export function isPeriodPaid(subscription: Stripe.Subscription): boolean {
  return (renewalInvoiceOf(subscription)?.status ?? "paid") === "paid";
}

/** The end of what is paid by the latest renewal. */
export function paidPeriodEndOf(subscription: Stripe.Subscription): Date | null {
  if (isPeriodPaid(subscription)) return periodEndOf(subscription);
  const start = subscription.items.data[0]?.current_period_start;
  return start === undefined ? null : fromSeconds(start);
}

/** Until when a paused subscription is paid; null when it says nothing about that. */
export function paidThroughOf(subscription: Stripe.Subscription): Date | null {
  const text = subscription.metadata[paidThroughKey];
  if (text === undefined || !/^\d{1,12}$/.test(text)) return null;
  // A renewal that was paid after all counts.
  const isRenewed = renewalInvoiceOf(subscription)?.status === "paid";
  return later(fromSeconds(Number(text)), isRenewed ? periodEndOf(subscription) : null);
}

export function isPaused(subscription: Stripe.Subscription): boolean {
  return subscription.pause_collection !== null && isLive(subscription.status);
}

/** When it ends, if that is settled. */
export function cancelsAtOf(subscription: Stripe.Subscription): Date | null {
  if (subscription.cancel_at !== null) return fromSeconds(subscription.cancel_at);
  return subscription.cancel_at_period_end ? periodEndOf(subscription) : null;
}

const noSubscription: SubscriptionState = {
  subscriptionId: null,
  status: null,
  term: null,
  priceCents: null,
  currentPeriodEnd: null,
  cancelsAt: null,
  isPaused: false,
  paidThrough: null,
  accessUntil: null,
};

/**
 * What Stripe says at a time, as the row keeps it. `before` knows until when a subscription is paid that was
 * paused elsewhere than here, and so carries no date.
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
  const hasRolledOn =
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
    // Once Stripe's period has gone on beyond what is paid, that is over whatever the clock here says.
    accessUntil: earlier(earlier(paidThrough, cancelsAt), hasRolledOn ? now : null),
  };
}

/** A customer whom Stripe does not know is asked about for this long: keys that were put in by mistake are put back. */
const longestUnknown = 30 * 24 * 60 * 60 * 1000;

/** The state of a customer whom Stripe does not know at a time: no access, since the first time of asking. */
export function describeUnknown(before: SubscriptionRow, now: Date): SubscriptionState {
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
