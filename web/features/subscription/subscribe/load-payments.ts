import type { Stripe } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";
import type { Locale } from "#web/i18n/words.ts";

/**
 * Fetches Stripe.js, which is not needed before the payment step, and opens it with the account's public key.
 * @throws Error when the key is none (specification, section 4), or when Stripe.js cannot be loaded.
 */
export async function loadPayments(publishableKey: string, locale: Locale): Promise<Stripe> {
  checkPublishableKey(publishableKey);
  const stripe = await loadStripe(publishableKey, { locale });
  if (stripe === null) throw new Error("Stripe.js did not start.");
  return stripe;
}

/** A secret key in its place would be published with every payment. */
export function checkPublishableKey(publishableKey: string): void {
  if (!publishableKey.startsWith("pk_")) {
    throw new Error("The payment public key must begin with pk_.");
  }
}
