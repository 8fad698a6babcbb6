import type { PaymentMethod } from "#worker/db/tables.ts";
import type { Billing } from "./billing.ts";
import { checkout } from "./checkout.ts";
import type { PaymentWay } from "./payment.ts";
import { paymentElement } from "./payment-element.ts";

export const paymentWays: Record<PaymentMethod, PaymentWay> = {
  checkout,
  element: paymentElement,
};

/** In the application's page where there is a publishable key, otherwise on Stripe's own page. */
export function paymentMethodOf({ settings }: Billing): PaymentMethod {
  return settings.STRIPE_PUBLISHABLE_KEY === null ? "checkout" : "element";
}
