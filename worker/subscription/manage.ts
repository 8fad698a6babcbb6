import type Stripe from "stripe";
import type { BillingTerm } from "#schema/plans.ts";
import type { BankQuestion } from "#schema/subscription.ts";
import type { SubscriptionRow } from "#worker/db/tables.ts";
import { AppError } from "#worker/errors.ts";
import { askBank } from "./ask-bank.ts";
import type { Billing } from "./billing.ts";
import { voidDraftRenewal } from "./end-payments.ts";
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
  isMissing,
  isUnderWay,
} from "./stripe/client.ts";
import { syncSubscription } from "./sync.ts";

/** A subscription that lives, just read from Stripe, with the row that it was written to. */
interface Live {
  readonly row: SubscriptionRow;
  readonly subscription: Stripe.Subscription;
}

/**
 * Every action below reads the subscription from Stripe, changes it there, and reads it again. What is
 * already as wished is left as it is, so that a repeated action does nothing.
 * @throws AppError CONFLICT when the subscription's state does not allow it, or the card is declined.
 * StripeError as Stripe has it.
 */
type Action = (billing: Billing, row: SubscriptionRow | null, now: Date) => Promise<void>;

/** Ends it with the paid period, until which access is kept; at once where none is left. */
export const cancelSubscription: Action = (billing, row, now) =>
  act(billing, row, now, async (live) => {
    const { subscription } = live;
    if (cancelsAtOf(subscription) !== null) return;
    if (isPaidPeriodOver(live, now)) {
      await billing.stripe.subscriptions.cancel(subscription.id);
    } else {
      await billing.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    }
  });

/**
 * Stops billing; access is kept until the end of what is paid. A renewal that is not charged yet is not
 * charged any more, also where only that was left undone by a call before.
 */
export const pauseSubscription: Action = (billing, row, now) =>
  act(billing, row, now, async ({ subscription }) => {
    if (!isPaused(subscription)) {
      refuseWhileCancelling(subscription);
      refuseWhileUnpaid(subscription);
      const paidThrough = paidPeriodEndOf(subscription);
      await billing.stripe.subscriptions.update(subscription.id, {
        pause_collection: { behavior: "void" },
        metadata: { [paidThroughKey]: toSeconds(paidThrough ?? now) },
      });
    }
    await voidDraftRenewal(billing.stripe, subscription);
  });

/**
 * Lifts a pause and takes back a pending cancellation. When the paid period is over, a new one begins and is
 * billed at once; if the card is declined, everything stays as it was. A change that waits for its payment cannot
 * lift a pause, so where the bank wants to ask first, the period is to be paid as a subscription of its own.
 * @throws AppError PAYMENT_ACTION_REQUIRED in that case.
 */
export const resumeSubscription: Action = (billing, row, now) =>
  act(billing, row, now, async (live) => {
    const { subscription } = live;
    const paused = isPaused(subscription);
    if (!paused && cancelsAtOf(subscription) === null) return;
    const isBilled = paused && isPaidPeriodOver(live, now);
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
 * Changes to the other plan, prorated by Stripe; if the card is declined, everything stays as it was. Where the
 * bank wants to ask the artist first, the change waits at Stripe for the answer.
 * @returns the bank's question, if there is one.
 */
export async function switchSubscription(
  billing: Billing,
  row: SubscriptionRow | null,
  term: BillingTerm,
  now: Date,
): Promise<BankQuestion | null> {
  let question: BankQuestion | null = null;
  await act(billing, row, now, async (live) => {
    const { subscription } = live;
    if (isPaused(subscription)) throw new AppError("CONFLICT", "Resume your subscription first.");
    refuseWhileCancelling(subscription);
    refuseWhileUnpaid(subscription);
    if (live.row.term === term) return;
    const item = subscription.items.data[0];
    if (item === undefined) throw new Error("Subscription: there is nothing on it.");
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
      question = await askBank(billing, subscription.id, items, actionKey(live, `ask-${term}`));
    }
  });
  return question;
}

async function act(
  billing: Billing,
  row: SubscriptionRow | null,
  now: Date,
  change: (live: Live) => Promise<void>,
): Promise<void> {
  if (row === null) throw nothingToManage();
  const { customerId } = row;
  const synced = await syncSubscription(billing, customerId, now);
  const subscription = synced?.subscription;
  if (!synced || !subscription || !isLive(subscription.status)) throw nothingToManage();
  try {
    await change({ row: synced.row, subscription });
  } catch (error) {
    if (isUnderWay(error)) throw new AppError("CONFLICT", "This request is already in progress.");
    // Its idempotency key would only repeat this answer.
    if (isFinal(error)) await syncSubscription(billing, customerId, now, { endsAction: true });
    if (isBankAsking(error)) throw askedByBank();
    if (isGone(error)) throw nothingToManage();
    if (isDeclinedCard(error) || isMissing(error)) throw declined();
    throw error;
  }
  await syncSubscription(billing, customerId, now, { endsAction: true });
}

/** Two calls of an action at once have the same key, so that Stripe bills once. */
function actionKey({ row, subscription }: Live, action: string): string {
  return `${subscription.id}-${action}-${row.actionRound}`;
}

/** Over by the clock, or by Stripe, whose period has gone on meanwhile. */
function isPaidPeriodOver({ row, subscription }: Live, now: Date): boolean {
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
  throw new AppError("CONFLICT", "Your subscription is being cancelled. Resume it first.");
}

/** What is not paid can neither be kept nor prorated. */
function refuseWhileUnpaid({ status }: Stripe.Subscription): void {
  if (status !== "past_due") return;
  throw new AppError(
    "CONFLICT",
    "Your last payment did not go through. Update your payment method first.",
  );
}

function nothingToManage(): AppError {
  return new AppError("CONFLICT", "There is no subscription to change.");
}

function askedByBank(): AppError {
  return new AppError(
    "PAYMENT_ACTION_REQUIRED",
    "Your bank wants to confirm this payment with you. Please subscribe again to answer it.",
  );
}

/** The card was declined, or there is none. */
function declined(): AppError {
  return new AppError(
    "CONFLICT",
    "Your card could not be charged, and nothing has changed. Please check it under Receipts.",
  );
}

function toSeconds(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}
