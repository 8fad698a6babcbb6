import type Stripe from "stripe";
import type { BillingTerm } from "#schema/plans.ts";
import type { SubscriptionStart } from "#schema/subscription.ts";
import type { User } from "#schema/user.ts";
import type { AttemptRow, SubscriptionRow } from "#worker/db/tables.ts";
import { AppError, unauthorized } from "#worker/errors.ts";
import { logWarning } from "#worker/log.ts";
import { findAttempt, openAttempt, savePaymentId, voidAttempt } from "./attempt-queries.ts";
import type { Billing } from "./billing.ts";
import { endOpenPayments } from "./end-payments.ts";
import { isEntitled } from "./entitlement.ts";
import type { Payment } from "./payment.ts";
import { paymentMethodOf, paymentWays } from "./payment-ways.ts";
import { findPrice } from "./prices.ts";
import { findSubscription, forgetCustomer, saveCustomerId } from "./queries.ts";
import { describeSubscription, isLive } from "./state.ts";
import { isFinal, isMissing, isMissingCustomer, isUnderWay } from "./stripe/client.ts";
import { isOfAttempt, ownerMetadata } from "./stripe-metadata.ts";
import { syncSubscription } from "./sync.ts";

const minute = 60 * 1000;

/** A payment can be completed for this long after it is started. */
const attemptLifetime = 2 * 60 * minute;
/** Stripe wants a checkout session to be open for half an hour at least; some time passes on the way. */
const shortestSession = 35 * minute;
/** Other calls of the same artist may go first; each round waits for them or takes over what they found. */
const maximumRounds = 12;
const pauseMilliseconds = 400;

/** Who subscribes, and to what. */
interface Wish {
  readonly artist: User;
  readonly term: BillingTerm;
  readonly priceId: string;
}

/**
 * Starts the payment of a subscription, or finds the one already started: a double click or a second tab gets
 * the same one. Choosing the other plan, or a payment that expired or failed for good, leads to a new one
 * (specification, section 7).
 * @throws AppError FORBIDDEN for an admin, CONFLICT while subscribed or when the other plan is chosen at the
 * same time, UNAUTHORIZED when the artist is gone, PAYMENT_UNAVAILABLE. StripeError as Stripe has it.
 */
export async function startSubscription(
  billing: Billing,
  artist: User,
  term: BillingTerm,
  now: Date,
): Promise<SubscriptionStart> {
  if (artist.isAdmin) throw new AppError("FORBIDDEN", "An admin needs no subscription.");
  if (artist.isSubscribed && (await isSubscribedAtStripe(billing, artist, now))) {
    throw alreadySubscribed();
  }
  const wish = { artist, term, priceId: await findPrice(billing, term) };
  for (let round = 0; round < maximumRounds; round += 1) {
    if (round > 0) await refuseOtherPlan(billing, wish, now);
    const attempt = await takeAttempt(billing, wish, now);
    const start = await pursue(billing, wish, attempt, now);
    if (start !== null) return start;
  }
  throw new AppError("PAYMENT_UNAVAILABLE", "Your payment is being prepared. Please try again.");
}

async function takeAttempt(billing: Billing, wish: Wish, now: Date): Promise<AttemptRow> {
  const attempt = await openAttempt(billing.db, {
    attempt: {
      id: crypto.randomUUID(),
      userId: wish.artist.id,
      method: paymentMethodOf(billing),
      term: wish.term,
      priceId: wish.priceId,
      createdAt: now,
      expiresAt: new Date(now.getTime() + attemptLifetime),
    },
    unsentUntil: new Date(now.getTime() + shortestSession),
  });
  if (attempt === null) throw unauthorized();
  return attempt;
}

/** Null when it is to be tried again: others are at it, or the attempt has come to nothing. */
async function pursue(
  billing: Billing,
  wish: Wish,
  attempt: AttemptRow,
  now: Date,
): Promise<SubscriptionStart | null> {
  try {
    return attempt.paymentId === null
      ? await createPayment(billing, wish, attempt, now)
      : await resume(billing, attempt, attempt.paymentId, now);
  } catch (error) {
    if (isUnderWay(error)) {
      await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds));
      return null;
    }
    // Its idempotency key would only repeat this answer.
    if (isFinal(error)) await voidAttempt(billing.db, attempt, now);
    throw error;
  }
}

async function createPayment(
  billing: Billing,
  { artist }: Wish,
  attempt: AttemptRow,
  now: Date,
): Promise<SubscriptionStart | null> {
  const { row, isNew } = await ensureCustomer(billing, artist, attempt, now);
  const { customerId } = row;
  try {
    return await createPaymentFor(billing, attempt, row, now);
  } catch (error) {
    if (!isMissingCustomer(error) || isNew) throw error;
    // Of another account or mode, or deleted there: the next round makes another, under another key.
    logWarning("a customer is unknown to Stripe, and is forgotten", new Error(customerId));
    await voidAttempt(billing.db, attempt, now);
    await forgetCustomer(billing.db, artist.id, customerId);
    return null;
  }
}

async function createPaymentFor(
  billing: Billing,
  attempt: AttemptRow,
  row: SubscriptionRow,
  now: Date,
): Promise<SubscriptionStart | null> {
  const { customerId } = row;
  const others = await endOpenPayments(billing, customerId, attempt);
  // One that is paused beyond what is paid is none to go on with: it ends once another is paid.
  const hasAccess = (other: Stripe.Subscription) =>
    isEntitled(describeSubscription(other, row, now), now);
  if (others.some((other) => hasAccess(other) && !isOfAttempt(other.metadata, attempt))) {
    await syncSubscription(billing, customerId, now);
    throw alreadySubscribed();
  }
  const payment = await paymentWays[attempt.method].create(billing, { attempt, customerId });
  if (await savePaymentId(billing.db, attempt, payment.id)) return payment.start;
  // Given up or replaced meanwhile; nobody has seen this payment, and nobody shall.
  await paymentWays[attempt.method].end(billing, payment.id);
  return null;
}

async function resume(
  billing: Billing,
  attempt: AttemptRow,
  paymentId: string,
  now: Date,
): Promise<SubscriptionStart | null> {
  const { start } = await findPayment(billing, attempt, paymentId);
  if (start !== null) return start;
  const row = await findSubscription(billing.db, attempt.userId);
  const synced = row && (await syncSubscription(billing, row.customerId, now));
  if (synced && isLive(synced.row.status)) throw alreadySubscribed();
  await voidAttempt(billing.db, attempt, now);
  return null;
}

async function findPayment(
  billing: Billing,
  attempt: AttemptRow,
  paymentId: string,
): Promise<Payment> {
  try {
    return await paymentWays[attempt.method].find(billing, paymentId);
  } catch (error) {
    if (isMissing(error)) return { id: paymentId, start: null };
    throw error;
  }
}

async function ensureCustomer(
  { db, stripe, settings }: Billing,
  artist: User,
  attempt: AttemptRow,
  now: Date,
): Promise<{ row: SubscriptionRow; isNew: boolean }> {
  const known = await findSubscription(db, artist.id);
  if (known !== null) return { row: known, isNew: false };
  const customer = await stripe.customers.create(
    { ...(artist.email && { email: artist.email }), metadata: ownerMetadata(settings, artist.id) },
    { idempotencyKey: `${attempt.id}-customer` },
  );
  const row = await saveCustomerId(db, artist.id, customer.id, now);
  if (row === null) throw unauthorized();
  return { row, isNew: row.customerId === customer.id };
}

/** What is kept here may be out of date, and must not keep anyone from subscribing again. */
async function isSubscribedAtStripe(billing: Billing, { id }: User, now: Date): Promise<boolean> {
  const row = await findSubscription(billing.db, id);
  const synced = row && (await syncSubscription(billing, row.customerId, now));
  return isEntitled(synced?.row ?? null, now);
}

async function refuseOtherPlan({ db }: Billing, { artist, term }: Wish, now: Date): Promise<void> {
  const attempt = await findAttempt(db, artist.id, now);
  if (attempt !== null && attempt.term !== term) {
    throw new AppError("CONFLICT", "The other plan has been chosen in another window.");
  }
}

function alreadySubscribed(): AppError {
  return new AppError(
    "CONFLICT",
    "You have a subscription already. You can manage it under Profile.",
  );
}
