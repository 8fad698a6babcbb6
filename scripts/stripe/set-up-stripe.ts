import Stripe from "stripe";
import { type BillingTerm, billingTerms, planCents } from "#schema/plans.ts";
import { findPortalConfiguration } from "#worker/subscription/find-portal-configuration.ts";
import { planAtStripe, portalMark, priceLookupKeys } from "#worker/subscription/plan-at-stripe.ts";
import { isPlanPrice } from "#worker/subscription/plan-price.ts";

const { product: productId, currency, intervals } = planAtStripe;

/**
 * Makes sure that Stripe has the product and its two prices, tax included, under their lookup keys, and a
 * configuration of the billing portal, without which it refuses to open one; what is right already stays as it
 * is. An amount cannot be changed at Stripe: a price of another amount passes its key on to a new one, and
 * those who pay it go on doing so.
 * @returns a line about each, saying what was done, and first of all where.
 */
export async function setUpStripe(stripe: Stripe): Promise<string[]> {
  const product = await setUpProduct(stripe);
  const lines = [await describeAccount(stripe, product.isLive), product.line];
  for (const term of billingTerms) lines.push(await setUpPrice(stripe, term));
  lines.push(await setUpPortal(stripe));
  return lines;
}

async function describeAccount(stripe: Stripe, isLive: boolean): Promise<string> {
  return `${await nameAccount(stripe)}, ${isLive ? "live" : "test"} mode`;
}

async function nameAccount(stripe: Stripe): Promise<string> {
  try {
    const account = await stripe.accounts.retrieveCurrent();
    const name = account.settings?.dashboard.display_name ?? account.business_profile?.name;
    return `Account ${account.id}${name ? ` (${name})` : ""}`;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripePermissionError)) throw error;
    return "An account that this restricted key may not read";
  }
}

async function setUpProduct(stripe: Stripe): Promise<{ line: string; isLive: boolean }> {
  try {
    const { active, livemode } = await stripe.products.retrieve(productId);
    if (active) return { line: `Product ${productId}: there`, isLive: livemode };
    await stripe.products.update(productId, { active: true });
    return { line: `Product ${productId}: active again`, isLive: livemode };
  } catch (error) {
    if (!isMissing(error)) throw error;
    const { livemode } = await stripe.products.create({ id: productId, name: "Professional" });
    return { line: `Product ${productId}: created`, isLive: livemode };
  }
}

async function setUpPrice(stripe: Stripe, term: BillingTerm): Promise<string> {
  const lookupKey = priceLookupKeys[term];
  const { data } = await stripe.prices.list({ lookup_keys: [lookupKey], active: true });
  if (data.some((price) => isPlanPrice(price, term))) return `Price ${lookupKey}: there`;
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

/** Receipts and the card; the application itself cancels, pauses and switches. */
const portalFeatures = {
  invoice_history: { enabled: true },
  payment_method_update: { enabled: true },
  customer_update: { enabled: false },
  subscription_cancel: { enabled: false },
  subscription_update: { enabled: false },
} satisfies Stripe.BillingPortal.ConfigurationCreateParams["features"];

async function setUpPortal(stripe: Stripe): Promise<string> {
  const known = await findPortalConfiguration(stripe);
  if (known !== null && isRightPortal(known)) return `Billing portal ${known.id}: there`;
  if (known !== null) {
    await stripe.billingPortal.configurations.update(known.id, { features: portalFeatures });
    return `Billing portal ${known.id}: changed back`;
  }
  const { id } = await stripe.billingPortal.configurations.create({
    name: "Art Pricing Tool",
    features: portalFeatures,
    metadata: portalMark,
  });
  return `Billing portal ${id}: created`;
}

function isRightPortal({ features }: Stripe.BillingPortal.Configuration): boolean {
  return Object.entries(portalFeatures).every(
    ([name, { enabled }]) => features[name as keyof typeof portalFeatures].enabled === enabled,
  );
}

function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === "resource_missing";
}
