import type { PaymentMethod } from "#worker/db/subscription-tables.ts";
import type { Billing } from "./billing.ts";
import { checkout } from "./checkout.ts";
import type { PaymentFlow } from "./payment.ts";
import { paymentElement } from "./payment-element.ts";

export const paymentFlows: Record<PaymentMethod, PaymentFlow> = {
  checkout,
  element: paymentElement,
};

/** In the application's page if a publishable key is configured, otherwise on Stripe's page. */
export function choosePaymentMethod({ settings }: Billing): PaymentMethod {
  return settings.STRIPE_PUBLISHABLE_KEY === null ? "checkout" : "element";
}
