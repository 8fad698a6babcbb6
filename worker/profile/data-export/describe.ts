import type { DataExport } from "#schema/data-export.ts";
import { fromCents } from "#schema/money.ts";
import type { Artist } from "#worker/context.ts";
import type { AttemptRow, SubscriptionRow } from "#worker/db/subscription-tables.ts";
import type { UserRow } from "#worker/db/tables.ts";

/** The artist, and their row. Fields that the API derives from it and other rows are left out. */
export function describeProfile(
  { hasSavedFreeCalculation: _saved, listDueFrom: _due, ...artist }: Artist,
  user: UserRow,
): DataExport["profile"] {
  const {
    isSubscribed: _subscribed,
    isAdmin: _admin,
    isReturningUser: _returning,
    isPaused: _paused,
    isPastDue: _pastDue,
    cancelAtPeriodEnd: _cancelling,
    currentPeriodEnd: _periodEnd,
    subscriptionDetails: _details,
    ...entered
  } = artist;
  return {
    ...entered,
    education: user.education,
    isFreeVersion: user.isFreeVersion,
    identityProvider: user.issuer,
    identitySubject: user.subject,
    emailVerified: user.emailVerified,
    createdAt: user.createdAt.toISOString(),
  };
}

/** The price in dollars of the subscription's currency, times in ISO format; null without a subscription. */
export function describeSubscription(row: SubscriptionRow | null): DataExport["subscription"] {
  if (row === null) return null;
  return {
    customerId: row.customerId,
    subscriptionId: row.subscriptionId,
    status: row.status,
    term: row.term,
    price: row.priceCents === null ? null : fromCents(row.priceCents),
    currentPeriodEnd: toIso(row.currentPeriodEnd),
    cancelsAt: toIso(row.cancelsAt),
    isPaused: row.isPaused,
    paidThrough: toIso(row.paidThrough),
    accessUntil: toIso(row.accessUntil),
    syncedAt: row.syncedAt.toISOString(),
  };
}

/** The pending payment, times in ISO format; null without one. */
export function describeAttempt(row: AttemptRow | null): DataExport["pendingPayment"] {
  if (row === null) return null;
  const { method, term, priceId, paymentId } = row;
  return {
    method,
    term,
    priceId,
    paymentId,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  };
}

function toIso(time: Date | null): string | null {
  return time?.toISOString() ?? null;
}
