import type Stripe from "stripe";
import type { BankQuestion } from "#schema/subscription.ts";
import type { Billing } from "./billing.ts";

/** A change of plan to ask the bank about. */
interface PlanChange {
  readonly subscriptionId: string;
  readonly items: Stripe.SubscriptionUpdateParams.Item[];
  readonly idempotencyKey: string;
}

/**
 * Requests a change of plan that stays pending at Stripe, for at most 23 hours, until its invoice is paid: the
 * subscription does not change before the artist has answered their bank. Another request replaces a pending one.
 * @returns The question; null when the bank asked none, so that the change has been made.
 */
export async function askBank(
  { stripe, settings }: Billing,
  { subscriptionId, items, idempotencyKey }: PlanChange,
): Promise<BankQuestion | null> {
  const { pending_update: pendingUpdate, latest_invoice: invoice } =
    await stripe.subscriptions.update(
      subscriptionId,
      {
        items,
        proration_behavior: "always_invoice",
        payment_behavior: "pending_if_incomplete",
        expand: ["latest_invoice.confirmation_secret"],
      },
      { idempotencyKey },
    );
  if (pendingUpdate === null) return null;
  if (invoice === null || typeof invoice === "string")
    throw new Error("The invoice of a pending plan change is missing.");
  const clientSecret = invoice.confirmation_secret?.client_secret;
  const publishableKey = settings.STRIPE_PUBLISHABLE_KEY;
  if (publishableKey !== null && clientSecret !== undefined)
    return { clientSecret, publishableKey };
  if (!invoice.hosted_invoice_url) throw new Error("The bank's question cannot be shown.");
  return { url: invoice.hosted_invoice_url };
}
