import type Stripe from "stripe";
import type { User } from "#schema/artist/user.ts";
import type { BillingTerm } from "#schema/plans.ts";
import type { SubscriptionStart } from "#schema/subscription.ts";
import type { VerbContext } from "#worker/context.ts";
import type { AttemptRow, SubscriptionRow } from "#worker/db/subscription-tables.ts";
import { AppError, conflict, unauthorized } from "#worker/errors.ts";
import { logWarning } from "#worker/log.ts";
import { findAttempt, openAttempt, savePaymentId, voidAttempt } from "./attempt-queries.ts";
import type { Billing } from "./billing.ts";
import { cancelOpenPayments } from "./cancel-payments.ts";
import { isEntitled } from "./entitlement.ts";
import type { Payment } from "./payment.ts";
import { choosePaymentMethod, paymentFlows } from "./payment-flows.ts";
import { findPrice } from "./prices.ts";
import { deleteCustomer, findSubscription, saveCustomerId } from "./queries.ts";
import { describeSubscription, isLive } from "./state.ts";
import { isFinal, isInProgress, isMissing, isMissingCustomer } from "./stripe/client.ts";
import { isOfAttempt, ownerMetadata } from "./stripe-metadata.ts";
import { syncSubscription } from "./sync.ts";

const minute = 60 * 1000;

/** How long a payment can be completed after it was started. */
const attemptLifetime = 2 * 60 * minute;
/** Stripe requires at least 30 minutes; the rest is for the way there. */
const shortestSession = 35 * minute;
/**
 * While a concurrent call of the artist creates the payment, Stripe refuses its idempotency key: the call waits for the
 * other one and then returns the same payment, or gives up after about five seconds.
 */
const maximumTries = 12;
const pauseMilliseconds = 400;

/** Who subscribes, with Stripe. */
type Subscribing = Billing & VerbContext<User>;

/** A plan, with its price at Stripe. */
interface Choice {
  readonly term: BillingTerm;
  readonly priceId: string;
}

/**
 * Starts the payment of a subscription, or returns the pending one, so that a double click or a second tab gets the
 * same payment. A new payment is created for the other plan, and after one that expired or failed (specification,
 * section 7).
 * @throws AppError FORBIDDEN for an admin, CONFLICT while subscribed or when the other plan is chosen at the
 * same time, UNAUTHORIZED when the artist no longer exists, PAYMENT_UNAVAILABLE. StripeError for other failures at
 * Stripe.
 */
export async function startSubscription(
  billing: Subscribing,
  term: BillingTerm,
): Promise<SubscriptionStart> {
  const { artist } = billing;
  if (artist.isAdmin) throw new AppError("FORBIDDEN", "An admin needs no subscription.");
  if (artist.isSubscribed && (await isSubscribedAtStripe(billing))) {
    throw alreadySubscribed();
  }
  const choice = { term, priceId: await findPrice(billing, term) };
  for (let tries = 0; tries < maximumTries; tries += 1) {
    if (tries > 0) await refuseOtherPlan(billing, term);
    const attempt = await ensureAttempt(billing, choice);
    const start = await createOrResumePayment(billing, attempt);
    if (start !== null) return start;
  }
  throw new AppError("PAYMENT_UNAVAILABLE", "Your payment is being prepared. Please try again.");
}

async function ensureAttempt(billing: Subscribing, choice: Choice): Promise<AttemptRow> {
  const { now } = billing;
  const attempt = await openAttempt(billing.db, {
    attempt: {
      id: crypto.randomUUID(),
      userId: billing.artist.id,
      method: choosePaymentMethod(billing),
      term: choice.term,
      priceId: choice.priceId,
      createdAt: now,
      expiresAt: new Date(now.getTime() + attemptLifetime),
    },
    unsentUntil: new Date(now.getTime() + shortestSession),
  });
  if (attempt === null) throw unauthorized();
  return attempt;
}

/** Null to try again: a concurrent call is creating the payment, or the attempt was voided or replaced. */
async function createOrResumePayment(
  billing: Subscribing,
  attempt: AttemptRow,
): Promise<SubscriptionStart | null> {
  try {
    return attempt.paymentId === null
      ? await createPayment(billing, attempt)
      : await resumePayment(billing, { ...attempt, paymentId: attempt.paymentId });
  } catch (error) {
    if (isInProgress(error)) {
      await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds));
      return null;
    }
    // Stripe would repeat this answer for the idempotency key, so the next try gets another one.
    if (isFinal(error)) await voidAttempt(billing.db, attempt, billing.now);
    throw error;
  }
}

async function createPayment(
  billing: Subscribing,
  attempt: AttemptRow,
): Promise<SubscriptionStart | null> {
  const { row, isNew } = await ensureCustomer(billing, attempt);
  const { customerId } = row;
  try {
    return await createPaymentFor(billing, attempt, row);
  } catch (error) {
    if (!isMissingCustomer(error) || isNew) throw error;
    // Of another account or mode, or deleted there: the next try creates another, with another key.
    logWarning("a customer is unknown to Stripe, and is replaced", new Error(customerId));
    await voidAttempt(billing.db, attempt, billing.now);
    await deleteCustomer(billing.db, billing.artist.id, customerId);
    return null;
  }
}

async function createPaymentFor(
  billing: Billing,
  attempt: AttemptRow,
  row: SubscriptionRow,
): Promise<SubscriptionStart | null> {
  const { now } = billing;
  const { customerId } = row;
  const others = await cancelOpenPayments(billing, { customerId, attempt });
  // One that is paused after its paid time gives no access, and ends as a duplicate once the new one is paid.
  const hasAccess = (other: Stripe.Subscription) =>
    isEntitled(describeSubscription(other, row, now), now);
  if (others.some((other) => hasAccess(other) && !isOfAttempt(other.metadata, attempt))) {
    await syncSubscription(billing, { customerId });
    throw alreadySubscribed();
  }
  const payment = await paymentFlows[attempt.method].create(billing, { attempt, customerId });
  if (await savePaymentId(billing.db, attempt, payment.id)) return payment.start;
  // The attempt was voided or replaced in the meantime, and no one has been shown this payment.
  await paymentFlows[attempt.method].end(billing, payment.id);
  return null;
}

type PaidAttempt = AttemptRow & { readonly paymentId: string };

async function resumePayment(
  billing: Billing,
  attempt: PaidAttempt,
): Promise<SubscriptionStart | null> {
  const { start } = await findPayment(billing, attempt);
  if (start !== null) return start;
  const row = await findSubscription(billing.db, attempt.userId);
  const synced = row && (await syncSubscription(billing, row));
  if (synced && isLive(synced.row.status)) throw alreadySubscribed();
  await voidAttempt(billing.db, attempt, billing.now);
  return null;
}

async function findPayment(billing: Billing, { method, paymentId }: PaidAttempt): Promise<Payment> {
  try {
    return await paymentFlows[method].find(billing, paymentId);
  } catch (error) {
    if (isMissing(error)) return { id: paymentId, start: null };
    throw error;
  }
}

async function ensureCustomer(
  { db, stripe, settings, artist, now }: Subscribing,
  attempt: AttemptRow,
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

/** Asks Stripe, because an outdated row must not prevent an artist from subscribing again. */
async function isSubscribedAtStripe(billing: Subscribing): Promise<boolean> {
  const row = await findSubscription(billing.db, billing.artist.id);
  const synced = row && (await syncSubscription(billing, row));
  return isEntitled(synced?.row ?? null, billing.now);
}

async function refuseOtherPlan({ db, artist, now }: Subscribing, term: BillingTerm): Promise<void> {
  const attempt = await findAttempt(db, artist.id, now);
  if (attempt !== null && attempt.term !== term) {
    throw conflict("The other plan has been chosen in another window.");
  }
}

function alreadySubscribed(): AppError {
  return conflict("You have a subscription already. You can manage it under Profile.");
}
