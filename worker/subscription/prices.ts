import type { BillingTerm } from "#schema/plans.ts";
import { AppError } from "#worker/errors.ts";
import { logWarning } from "#worker/log.ts";
import type { Billing } from "./billing.ts";
import { priceLookupKeys } from "./plan-at-stripe.ts";
import { isPlanPrice } from "./plan-price.ts";

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
