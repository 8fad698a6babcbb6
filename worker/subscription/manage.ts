import type Stripe from "stripe";
import type { BillingTerm } from "#schema/plans.ts";
import type { BankQuestion } from "#schema/subscription.ts";
import type { SubscriptionRow } from "#worker/db/subscription-tables.ts";
import { AppError, conflict } from "#worker/errors.ts";
import { askBank } from "./ask-bank.ts";
import type { Billing } from "./billing.ts";
import { voidDraftRenewal } from "./cancel-payments.ts";
import { findPrice } from "./prices.ts";
import {
  cancelsAtOf,
  isLive,
  isPaused,
  paidPeriodEndOf,
  paidThroughKey,
  periodEndOf,
} from "./state.ts";
import {
  isBankAsking,
  isDeclinedCard,
  isFinal,
  isGone,
  isInProgress,
  isMissing,
} from "./stripe/client.ts";
import { syncSubscription } from "./sync.ts";

/** A live subscription, just read from Stripe, with the row that it was written to. */
interface LiveSubscription {
  readonly row: SubscriptionRow;
  readonly subscription: Stripe.Subscription;
}

/**
 * Every action below syncs the subscription from Stripe, changes it there, and syncs it again. An action whose
 * result is already in place changes nothing, so it can be repeated.
 * @throws AppError CONFLICT when the subscription's state does not allow the action, or the card is declined.
 * StripeError for other failures at Stripe.
 */
type Action = (billing: Billing, row: SubscriptionRow | null) => Promise<void>;

/** Cancels at the end of the paid period, until which access continues; at once if no paid time is left. */
export const cancelSubscription: Action = (billing, row) =>
  changeAtStripe(billing, row, async (live) => {
    const { subscription } = live;
    if (cancelsAtOf(subscription) !== null) return;
    if (isPaidPeriodOver(live, billing.now)) {
      await billing.stripe.subscriptions.cancel(subscription.id);
    } else {
      await billing.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    }
  });

/**
 * Stops billing; access continues until the end of the paid period. The invoice of a renewal that is not charged yet
 * is voided, also when an earlier call paused the subscription and failed before that.
 */
export const pauseSubscription: Action = (billing, row) =>
  changeAtStripe(billing, row, async ({ subscription }) => {
    if (!isPaused(subscription)) {
      refuseWhileCancelling(subscription);
      refuseWhileUnpaid(subscription);
      const paidThrough = paidPeriodEndOf(subscription);
      await billing.stripe.subscriptions.update(subscription.id, {
        pause_collection: { behavior: "void" },
        metadata: { [paidThroughKey]: toSeconds(paidThrough ?? billing.now) },
      });
    }
    await voidDraftRenewal(billing.stripe, subscription);
  });

/**
 * Ends a pause and withdraws a pending cancellation. After the paid period a new one starts and is billed at once;
 * if the card is declined, nothing changes. Stripe cannot keep the end of a pause pending until it is paid, so when
 * the bank requires authentication, the artist has to pay for a new subscription instead.
 * @throws AppError PAYMENT_ACTION_REQUIRED in that case.
 */
export const resumeSubscription: Action = (billing, row) =>
  changeAtStripe(billing, row, async (live) => {
    const { subscription } = live;
    const paused = isPaused(subscription);
    if (!paused && cancelsAtOf(subscription) === null) return;
    const isBilled = paused && isPaidPeriodOver(live, billing.now);
    await billing.stripe.subscriptions.update(
      subscription.id,
      {
        ...withoutCancellation(subscription),
        ...(paused && withoutPause),
        ...(isBilled && newPeriod),
      },
      { idempotencyKey: actionKey(live, isBilled ? "resume-billed" : "resume") },
    );
  });

/**
 * Switches to the other term, prorated by Stripe; if the card is declined, nothing changes. When the bank requires
 * authentication, the change stays pending at Stripe until the artist has answered.
 * @returns The bank's question, if there is one.
 */
export async function switchSubscription(
  billing: Billing,
  { row, term }: { readonly row: SubscriptionRow | null; readonly term: BillingTerm },
): Promise<BankQuestion | null> {
  let question: BankQuestion | null = null;
  await changeAtStripe(billing, row, async (live) => {
    const { subscription } = live;
    if (isPaused(subscription)) throw conflict("Resume your subscription first.");
    refuseWhileCancelling(subscription);
    refuseWhileUnpaid(subscription);
    if (live.row.term === term) return;
    const item = subscription.items.data[0];
    if (item === undefined) throw new Error("The subscription has no item.");
    const items = [{ id: item.id, price: await findPrice(billing, term) }];
    try {
      await billing.stripe.subscriptions.update(
        subscription.id,
        {
          items,
          proration_behavior: "create_prorations",
          payment_behavior: "error_if_incomplete",
        },
        { idempotencyKey: actionKey(live, `switch-${term}`) },
      );
    } catch (error) {
      if (!isBankAsking(error)) throw error;
      const idempotencyKey = actionKey(live, `ask-${term}`);
      question = await askBank(billing, { subscriptionId: subscription.id, items, idempotencyKey });
    }
  });
  return question;
}

async function changeAtStripe(
  billing: Billing,
  row: SubscriptionRow | null,
  change: (live: LiveSubscription) => Promise<void>,
): Promise<void> {
  if (row === null) throw nothingToManage();
  const { customerId } = row;
  const ending = { customerId, consequences: { endsAction: true } };
  const synced = await syncSubscription(billing, { customerId });
  const subscription = synced?.subscription;
  if (!synced || !subscription || !isLive(subscription.status)) throw nothingToManage();
  try {
    await change({ row: synced.row, subscription });
  } catch (error) {
    if (isInProgress(error)) throw conflict("This request is already in progress.");
    // Stripe would repeat this answer for the idempotency key, so the next action gets another one.
    if (isFinal(error)) await syncSubscription(billing, ending);
    if (isBankAsking(error)) throw authenticationRequired();
    if (isGone(error)) throw nothingToManage();
    if (isDeclinedCard(error) || isMissing(error)) throw cardDeclined();
    throw error;
  }
  await syncSubscription(billing, ending);
}

/** The idempotency key: concurrent calls of an action have the same one, so that Stripe bills once. */
function actionKey({ row, subscription }: LiveSubscription, action: string): string {
  return `${subscription.id}-${action}-${row.actionRound}`;
}

/** By the clock, or because Stripe's period has continued beyond the paid one. */
function isPaidPeriodOver({ row, subscription }: LiveSubscription, now: Date): boolean {
  const { paidThrough } = row;
  if (paidThrough === null) return false;
  const periodEnd = periodEndOf(subscription);
  return paidThrough <= now || (periodEnd !== null && paidThrough < periodEnd);
}

const withoutPause = {
  pause_collection: "",
  metadata: { [paidThroughKey]: "" },
} as const satisfies Stripe.SubscriptionUpdateParams;

const newPeriod = {
  billing_cycle_anchor: { type: "now" },
  proration_behavior: "none",
  payment_behavior: "error_if_incomplete",
} as const satisfies Stripe.SubscriptionUpdateParams;

function withoutCancellation(subscription: Stripe.Subscription): Stripe.SubscriptionUpdateParams {
  if (subscription.cancel_at_period_end) return { cancel_at_period_end: false };
  return subscription.cancel_at === null ? {} : { cancel_at: "" };
}

function refuseWhileCancelling(subscription: Stripe.Subscription): void {
  if (cancelsAtOf(subscription) === null) return;
  throw conflict("Your subscription is being cancelled. Resume it first.");
}

/** Without a payment there is no paid time to keep or to prorate. */
function refuseWhileUnpaid({ status }: Stripe.Subscription): void {
  if (status !== "past_due") return;
  throw conflict("Your last payment did not go through. Update your payment method first.");
}

function nothingToManage(): AppError {
  return conflict("There is no subscription to change.");
}

function authenticationRequired(): AppError {
  return new AppError(
    "PAYMENT_ACTION_REQUIRED",
    "Your bank wants to confirm this payment with you. Please subscribe again to answer it.",
  );
}

/** The card was declined, or there is none. */
function cardDeclined(): AppError {
  return conflict(
    "Your card could not be charged, and nothing has changed. Please check it under Receipts.",
  );
}

function toSeconds(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}
