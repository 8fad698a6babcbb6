import type Stripe from "stripe";
import { type BillingTerm, planCents } from "#schema/plans.ts";
import { planAtStripe } from "./plan-at-stripe.ts";

/** Whether a price at Stripe is the one that the application shows: product, amount, tax and term, and active. */
export function isPlanPrice(price: Stripe.Price, term: BillingTerm): boolean {
  const { product, currency, intervals } = planAtStripe;
  return (
    price.active &&
    price.product === product &&
    price.currency === currency &&
    price.unit_amount === planCents(term) &&
    price.billing_scheme === "per_unit" &&
    price.tax_behavior === "inclusive" &&
    price.recurring?.interval === intervals[term] &&
    price.recurring.interval_count === 1 &&
    price.recurring.usage_type === "licensed"
  );
}
