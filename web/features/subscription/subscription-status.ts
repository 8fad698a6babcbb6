import type { User } from "#schema/artist/user.ts";
import { dayInMilliseconds } from "#schema/days.ts";

/** The specification's estimate (section 4), for the time before Stripe has named a date. */
const estimatedPeriod = 30 * dayInMilliseconds;

type StatusFields = Pick<
  User,
  "isSubscribed" | "isPaused" | "cancelAtPeriodEnd" | "currentPeriodEnd"
>;

/** `lapsed` is paused with the paid time over: there is something to resume, but no access. */
type StatusKind = "renewing" | "cancelling" | "paused" | "lapsed" | "none";

export interface SubscriptionStatus {
  readonly kind: StatusKind;
  /** ISO; null when it is not known. */
  readonly end: string | null;
  readonly isEstimate: boolean;
}

/** A subscription's status, and when the paid period ends. */
export function readSubscriptionStatus(user: StatusFields, now: number): SubscriptionStatus {
  const kind = readKind(user);
  const end = user.currentPeriodEnd;
  if (end === null && kind === "renewing") {
    return { kind, end: new Date(now + estimatedPeriod).toISOString(), isEstimate: true };
  }
  return { kind, end, isEstimate: false };
}

function readKind(user: StatusFields): StatusKind {
  if (!user.isSubscribed) return user.isPaused ? "lapsed" : "none";
  if (user.cancelAtPeriodEnd) return "cancelling";
  return user.isPaused ? "paused" : "renewing";
}
