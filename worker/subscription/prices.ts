import type Stripe from "stripe";
import { type BillingTerm, planAtStripe, planCents, priceLookupKeys } from "#schema/plans.ts";
import { AppError } from "#worker/errors.ts";
import { logWarning } from "#worker/log.ts";
import type { Billing } from "./billing.ts";

/**
 * The id of the plan's price at Stripe.
 * @throws AppError PAYMENT_UNAVAILABLE when it is missing, or is not the price that the application shows.
 */
export async function findPrice({ stripe }: Billing, term: BillingTerm): Promise<string> {
  const lookupKey = priceLookupKeys[term];
  const { data } = await stripe.prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 });
  const price = data[0];
  if (price !== undefined && isPlanPrice(price, term)) return price.id;
  logWarning("a price is missing at Stripe, or differs from the one shown", new Error(lookupKey));
  throw new AppError("PAYMENT_UNAVAILABLE", "This plan cannot be paid for at the moment.");
}

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
