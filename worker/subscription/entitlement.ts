import type { User } from "#schema/artist/user.ts";
import { fromCents } from "#schema/money.ts";
import { planCents } from "#schema/plans.ts";
import type { SubscriptionRow } from "#worker/db/subscription-tables.ts";
import { isLive } from "./state.ts";

type SubscriptionFields = Pick<
  User,
  | "isSubscribed"
  | "isPaused"
  | "isPastDue"
  | "cancelAtPeriodEnd"
  | "currentPeriodEnd"
  | "subscriptionDetails"
>;

const planName = "Professional Plan";

/**
 * Whether an artist has the Professional plan at `now`: while Stripe's status is active, trialing or past due, and
 * after a cancellation or a pause until the end of the paid period.
 */
export function isEntitled(
  row: Pick<SubscriptionRow, "status" | "accessUntil"> | null,
  now: Date,
): boolean {
  if (row === null || !isLive(row.status)) return false;
  return row.accessUntil === null || now < row.accessUntil;
}

/**
 * The subscription's fields of the user in a response. A subscription that is paused after the paid time gives no
 * access, but its details stay, so that it can be resumed.
 */
export function presentSubscription(row: SubscriptionRow | null, now: Date): SubscriptionFields {
  const isSubscribed = isEntitled(row, now);
  if (row === null || !isLive(row.status)) return noSubscription;
  const end = isSubscribed ? (row.accessUntil ?? row.currentPeriodEnd) : null;
  return {
    isSubscribed,
    isPaused: row.isPaused,
    isPastDue: row.status === "past_due",
    cancelAtPeriodEnd: row.cancelsAt !== null,
    currentPeriodEnd: end?.toISOString() ?? null,
    subscriptionDetails: isSubscribed || row.isPaused ? describePlan(row) : null,
  };
}

/** With the price that Stripe bills, in Canadian dollars with tax, such as "$113.28/year". */
function describePlan(row: SubscriptionRow): User["subscriptionDetails"] {
  const term = row.term ?? "monthly";
  const dollars = fromCents(row.priceCents ?? planCents(term)).toFixed(2);
  const isYearly = term === "yearly";
  return { name: planName, price: `$${dollars}/${isYearly ? "year" : "month"}`, isYearly };
}

const noSubscription: SubscriptionFields = {
  isSubscribed: false,
  isPaused: false,
  isPastDue: false,
  cancelAtPeriodEnd: false,
  currentPeriodEnd: null,
  subscriptionDetails: null,
};
