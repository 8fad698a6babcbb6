import type Stripe from "stripe";
import { idOrNull, ownCustomer } from "../find.ts";
import type { Ledger } from "../ledger.ts";

/** The card that a renewal is charged to, or null: a card that was merely used before is none. */
export function defaultPaymentMethod(
  ledger: Ledger,
  subscription: Stripe.Subscription,
): string | null {
  const customer = ownCustomer(ledger, subscription);
  return (
    idOrNull(subscription.default_payment_method) ??
    idOrNull(customer.invoice_settings.default_payment_method)
  );
}
