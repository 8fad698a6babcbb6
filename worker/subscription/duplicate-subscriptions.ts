import type Stripe from "stripe";
import { logInfo, logWarning } from "#worker/log.ts";
import type { Billing } from "./billing.ts";
import { nullIfMissing, voidDraftRenewal } from "./cancel-payments.ts";
import { isOurs, pickCurrent } from "./current.ts";
import { fetchSubscriptions } from "./fetch-subscriptions.ts";
import { insertJob } from "./job-queries.ts";
import { findSubscriptionByCustomer } from "./queries.ts";
import { isDormant, isLive, isPaused, isPeriodPaid } from "./state.ts";

/** A customer with their subscriptions at Stripe. */
interface Subscribed {
  readonly customerId: string;
  readonly subscriptions: readonly Stripe.Subscription[];
}

/**
 * Records a job to end the customer's live subscriptions other than the current one, so that no one pays twice;
 * reading moves no money. Subscriptions to other products are left alone and logged.
 */
export async function recordDuplicates(
  billing: Billing,
  { customerId, subscriptions }: Subscribed,
): Promise<void> {
  const duplicates = duplicatesOf(billing, subscriptions);
  for (const subscription of duplicates) {
    if (isOurs(billing.settings, subscription)) continue;
    const error = new Error(subscription.id);
    logWarning("a customer has a subscription to another product", error);
  }
  if (!duplicates.some((subscription) => isOurs(billing.settings, subscription))) return;
  await insertJob(billing.db, {
    customerId,
    kind: "end-duplicates",
    subscriptionId: null,
    attempts: 0,
    createdAt: billing.now,
  });
}

/**
 * The job: ends the live subscriptions other than the current one. What is already paid for them becomes a credit
 * at Stripe, which is deducted from the next invoices.
 * @throws StripeError as Stripe returns it; the job is retried.
 */
export async function cancelDuplicates(billing: Billing, customerId: string): Promise<void> {
  // After a profile is deleted, another job ends everything.
  if ((await findSubscriptionByCustomer(billing.db, customerId)) === null) return;
  const subscriptions = (await nullIfMissing(fetchSubscriptions(billing.stripe, customerId))) ?? [];
  const current = pickCurrent(billing.settings, subscriptions);
  for (const subscription of duplicatesOf(billing, subscriptions)) {
    if (!isOurs(billing.settings, subscription)) continue;
    const ended = await nullIfMissing(
      billing.stripe.subscriptions.cancel(subscription.id, {
        ...creditFor(subscription),
        expand: ["latest_invoice"],
      }),
    );
    // Another run has ended it already.
    if (ended === null) continue;
    await voidDraftRenewal(billing.stripe, subscription);
    logInfo("a duplicate subscription was ended", {
      subscription: subscription.id,
      reason: reasonFor(subscription),
      kept: current?.id ?? null,
      creditCents: creditOf(subscription, ended),
      currency: subscription.currency,
    });
  }
}

/** The live subscriptions other than the current one, and those that a payment would reactivate. */
function duplicatesOf(
  billing: Billing,
  subscriptions: readonly Stripe.Subscription[],
): Stripe.Subscription[] {
  const current = pickCurrent(billing.settings, subscriptions);
  if (current === null || !isLive(current.status)) return [];
  return subscriptions.filter(
    ({ id, status }) => id !== current.id && (isLive(status) || isDormant(status)),
  );
}

/** Only what was paid can become a credit. */
function creditFor(subscription: Stripe.Subscription): Stripe.SubscriptionCancelParams {
  const isPaid =
    subscription.status === "active" && !isPaused(subscription) && isPeriodPaid(subscription);
  return isPaid ? { prorate: true, invoice_now: true } : {};
}

function reasonFor(subscription: Stripe.Subscription): string {
  if (isPaused(subscription)) return "paused beside one that renews";
  return subscription.status === "active" || subscription.status === "trialing"
    ? "beside one that is paid for longer"
    : `${subscription.status} beside a live one`;
}

/** The credit on the invoice that the cancellation created, in whole cents. */
function creditOf(before: Stripe.Subscription, { latest_invoice: invoice }: Stripe.Subscription) {
  if (invoice === null || typeof invoice === "string") return 0;
  const isNew = invoice.id !== idOf(before.latest_invoice);
  return isNew && invoice.total < 0 ? -invoice.total : 0;
}

function idOf(invoice: Stripe.Subscription["latest_invoice"]): string | null {
  return typeof invoice === "object" ? (invoice?.id ?? null) : invoice;
}
