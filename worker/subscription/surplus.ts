import type Stripe from "stripe";
import { logInfo, logWarning } from "#worker/log.ts";
import type { Billing } from "./billing.ts";
import { isOurs, pickCurrent } from "./current.ts";
import { unlessMissing, voidDraftRenewal } from "./end-payments.ts";
import { insertJob } from "./job-queries.ts";
import { findSubscriptionOf } from "./queries.ts";
import { isDormant, isLive, isPaused, isPeriodPaid } from "./state.ts";
import { fetchSubscriptions } from "./subscriptions-at-stripe.ts";

/**
 * Notes what lives beside the subscription that counts as a job, so that no one pays twice; reading moves no
 * money. What is no plan of ours is left alone and reported.
 */
export async function noteSurplus(
  billing: Billing,
  customerId: string,
  subscriptions: readonly Stripe.Subscription[],
  now: Date,
): Promise<void> {
  const beside = besideCurrent(billing, subscriptions);
  for (const subscription of beside) {
    if (isOurs(billing, subscription)) continue;
    const error = new Error(subscription.id);
    logWarning("a customer has another subscription, which is none of ours", error);
  }
  if (!beside.some((subscription) => isOurs(billing, subscription))) return;
  const kind = "end-surplus";
  const job = { customerId, kind, subscriptionId: null, attempts: 0, createdAt: now } as const;
  await insertJob(billing.db, job);
}

/**
 * The job: ends what still lives beside the subscription that counts. What is already paid of it becomes a
 * credit with Stripe, which the next bills use up.
 * @throws StripeError as Stripe has it; the job is repeated.
 */
export async function endSurplus(billing: Billing, customerId: string): Promise<void> {
  // Of a profile that is gone everything is ended, by another job.
  if ((await findSubscriptionOf(billing.db, customerId)) === null) return;
  const subscriptions = (await unlessMissing(fetchSubscriptions(billing.stripe, customerId))) ?? [];
  const current = pickCurrent(billing, subscriptions);
  for (const subscription of besideCurrent(billing, subscriptions)) {
    if (!isOurs(billing, subscription)) continue;
    const ended = await unlessMissing(
      billing.stripe.subscriptions.cancel(subscription.id, {
        ...creditFor(subscription),
        expand: ["latest_invoice"],
      }),
    );
    // Another run has ended it.
    if (ended === null) continue;
    await voidDraftRenewal(billing.stripe, subscription);
    logInfo("a surplus subscription was ended", {
      subscription: subscription.id,
      reason: reasonFor(subscription),
      kept: current?.id ?? null,
      creditCents: creditOf(subscription, ended),
      currency: subscription.currency,
    });
  }
}

/** What lives, or would live again, beside one that lives. */
function besideCurrent(
  billing: Billing,
  subscriptions: readonly Stripe.Subscription[],
): Stripe.Subscription[] {
  const current = pickCurrent(billing, subscriptions);
  if (current === null || !isLive(current.status)) return [];
  return subscriptions.filter(
    ({ id, status }) => id !== current.id && (isLive(status) || isDormant(status)),
  );
}

/** Only what was paid can be given back. */
function creditFor(subscription: Stripe.Subscription): Stripe.SubscriptionCancelParams {
  const isPaid =
    subscription.status === "active" && !isPaused(subscription) && isPeriodPaid(subscription);
  return isPaid ? { prorate: true, invoice_now: true } : {};
}

function reasonFor(subscription: Stripe.Subscription): string {
  if (isPaused(subscription)) return "paused beside one that goes on";
  return subscription.status === "active" || subscription.status === "trialing"
    ? "beside one that is paid for longer"
    : `${subscription.status} beside one that lives`;
}

/** What the ending's own invoice gives back, in whole cents. */
function creditOf(before: Stripe.Subscription, { latest_invoice: invoice }: Stripe.Subscription) {
  if (invoice === null || typeof invoice === "string") return 0;
  const isNew = invoice.id !== idOf(before.latest_invoice);
  return isNew && invoice.total < 0 ? -invoice.total : 0;
}

function idOf(invoice: Stripe.Subscription["latest_invoice"]): string | null {
  return typeof invoice === "object" ? (invoice?.id ?? null) : invoice;
}
