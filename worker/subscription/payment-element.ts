import type Stripe from "stripe";
import type { Payment, PaymentFlow } from "./payment.ts";
import { paymentMetadata } from "./stripe-metadata.ts";

const expand = ["latest_invoice.confirmation_secret", "pending_setup_intent"];

/**
 * Payment in the application's own page: a subscription that becomes active when its first invoice is paid. Only
 * cards, because a bank debit takes days and an attempt expires after hours.
 */
export const paymentElement: PaymentFlow = {
  create: async (billing, { attempt, customerId }) => {
    const { stripe, settings } = billing;
    const subscription = await stripe.subscriptions.create(
      {
        customer: customerId,
        items: [{ price: attempt.priceId }],
        payment_behavior: "default_incomplete",
        payment_settings: {
          payment_method_types: ["card"],
          save_default_payment_method: "on_subscription",
        },
        metadata: paymentMetadata(billing, attempt),
        expand,
      },
      { idempotencyKey: attempt.id },
    );
    return toPayment(subscription, settings.STRIPE_PUBLISHABLE_KEY);
  },
  find: async ({ stripe, settings }, id) =>
    toPayment(await stripe.subscriptions.retrieve(id, { expand }), settings.STRIPE_PUBLISHABLE_KEY),
  end: async ({ stripe }, id) => {
    const { status } = await stripe.subscriptions.retrieve(id);
    if (status === "incomplete") await stripe.subscriptions.cancel(id);
  },
};

function toPayment(subscription: Stripe.Subscription, publishableKey: string | null): Payment {
  const secret = publishableKey === null ? null : findSecret(subscription);
  const start = secret !== null && publishableKey !== null ? { ...secret, publishableKey } : null;
  return { id: subscription.id, start };
}

/**
 * What the Payment Element confirms: a SetupIntent when nothing is due now (a credit covers it), otherwise the
 * payment of the first invoice. Null when there is nothing left to confirm.
 */
function findSecret({
  status,
  latest_invoice: invoice,
  pending_setup_intent: setup,
}: Stripe.Subscription): { clientSecret: string; requiresSetup: boolean } | null {
  if (status === "canceled" || status === "incomplete_expired") return null;
  if (setup !== null && typeof setup !== "string" && setup.client_secret !== null) {
    return { clientSecret: setup.client_secret, requiresSetup: true };
  }
  if (status !== "incomplete" || invoice === null || typeof invoice === "string") return null;
  const clientSecret = invoice.confirmation_secret?.client_secret;
  return clientSecret === undefined ? null : { clientSecret, requiresSetup: false };
}
