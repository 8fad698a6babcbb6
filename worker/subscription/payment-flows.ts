import type Stripe from "stripe";
import { checkoutReturnPath } from "#schema/page-paths.ts";
import type { PaymentMethod } from "#worker/db/subscription-tables.ts";
import type { Billing } from "./billing.ts";
import type { Payment, PaymentFlow } from "./payment.ts";
import { paymentElement } from "./payment-element.ts";
import { paymentMetadata } from "./stripe-metadata.ts";

/** Payment by card on Stripe's page, which redirects back to the application. */
const checkout: PaymentFlow = {
  create: async (billing, { attempt, customerId }) => {
    const { stripe, settings } = billing;
    const metadata = paymentMetadata(billing, attempt);
    const session = await stripe.checkout.sessions.create(
      {
        mode: "subscription",
        allowed_payment_method_types: ["card"],
        customer: customerId,
        client_reference_id: attempt.userId,
        line_items: [{ price: attempt.priceId, quantity: 1 }],
        metadata,
        subscription_data: { metadata },
        expires_at: Math.floor(attempt.expiresAt.getTime() / 1000),
        success_url: `${settings.APP_URL}${checkoutReturnPath("success")}`,
        cancel_url: `${settings.APP_URL}${checkoutReturnPath("cancelled")}`,
      },
      { idempotencyKey: attempt.id },
    );
    return toPayment(session);
  },
  find: async ({ stripe }, id) => toPayment(await stripe.checkout.sessions.retrieve(id)),
  end: async ({ stripe }, id) => {
    const { status } = await stripe.checkout.sessions.retrieve(id);
    if (status === "open") await stripe.checkout.sessions.expire(id);
  },
};

export const paymentFlows: Record<PaymentMethod, PaymentFlow> = {
  checkout,
  element: paymentElement,
};

/** In the application's page if a publishable key is configured, otherwise on Stripe's page. */
export function choosePaymentMethod({ settings }: Billing): PaymentMethod {
  return settings.STRIPE_PUBLISHABLE_KEY === null ? "checkout" : "element";
}

function toPayment({ id, status, url }: Stripe.Checkout.Session): Payment {
  return { id, start: status === "open" && url !== null ? { checkoutUrl: url } : null };
}
