import type Stripe from "stripe";
import type { BankQuestion } from "#schema/subscription.ts";
import type { Billing } from "./billing.ts";

/**
 * Makes a change of plan that waits at Stripe, for 23 hours, until its invoice is paid: the subscription stays
 * as it is until the artist has answered their bank. A change asked for again takes its place.
 * @returns the question; null where the bank had none after all, and the change is made.
 */
export async function askBank(
  { stripe, settings }: Billing,
  subscriptionId: string,
  items: Stripe.SubscriptionUpdateParams.Item[],
  idempotencyKey: string,
): Promise<BankQuestion | null> {
  const { pending_update: waiting, latest_invoice: invoice } = await stripe.subscriptions.update(
    subscriptionId,
    {
      items,
      proration_behavior: "always_invoice",
      payment_behavior: "pending_if_incomplete",
      expand: ["latest_invoice.confirmation_secret"],
    },
    { idempotencyKey },
  );
  if (waiting === null) return null;
  if (invoice === null || typeof invoice === "string") throw new Error("Nothing is to be paid.");
  const clientSecret = invoice.confirmation_secret?.client_secret;
  const publishableKey = settings.STRIPE_PUBLISHABLE_KEY;
  if (publishableKey !== null && clientSecret !== undefined)
    return { clientSecret, publishableKey };
  if (!invoice.hosted_invoice_url) throw new Error("The bank's question cannot be shown.");
  return { url: invoice.hosted_invoice_url };
}
