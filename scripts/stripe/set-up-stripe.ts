import Stripe from "stripe";
import { type BillingTerm, billingTerms, planCents, priceLookupKeys } from "#schema/plans.ts";

const productId = "professional";
const currency = "cad";
const intervals = { monthly: "month", yearly: "year" } as const satisfies Record<
  BillingTerm,
  "month" | "year"
>;

/**
 * Makes sure that Stripe has the product and its two prices, tax included, under their lookup keys; what is
 * right already stays as it is. An amount cannot be changed at Stripe: a price of another amount hands its
 * key over to a new one, and those who pay it go on doing so.
 * @returns a line about each, saying what was done.
 */
export async function setUpStripe(stripe: Stripe): Promise<string[]> {
  const lines = [await setUpProduct(stripe)];
  for (const term of billingTerms) lines.push(await setUpPrice(stripe, term));
  return lines;
}

async function setUpProduct(stripe: Stripe): Promise<string> {
  try {
    await stripe.products.retrieve(productId);
    return `Product ${productId}: there`;
  } catch (error) {
    if (!isMissing(error)) throw error;
    await stripe.products.create({ id: productId, name: "Professional" });
    return `Product ${productId}: created`;
  }
}

async function setUpPrice(stripe: Stripe, term: BillingTerm): Promise<string> {
  const lookupKey = priceLookupKeys[term];
  const { data } = await stripe.prices.list({ lookup_keys: [lookupKey], active: true });
  if (data.some((price) => isRight(price, term))) return `Price ${lookupKey}: there`;
  await stripe.prices.create({
    product: productId,
    currency,
    unit_amount: planCents(term),
    recurring: { interval: intervals[term] },
    tax_behavior: "inclusive",
    lookup_key: lookupKey,
    transfer_lookup_key: true,
  });
  return `Price ${lookupKey}: created`;
}

function isRight(price: Stripe.Price, term: BillingTerm): boolean {
  return (
    price.product === productId &&
    price.currency === currency &&
    price.unit_amount === planCents(term) &&
    price.tax_behavior === "inclusive" &&
    price.recurring?.interval === intervals[term] &&
    price.recurring.interval_count === 1
  );
}

function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === "resource_missing";
}
