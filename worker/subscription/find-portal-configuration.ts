import type Stripe from "stripe";
import { portalMark } from "#schema/plans.ts";

/** The billing portal's configuration that `npm run stripe:setup` made; null where it has not been run. */
export async function findPortalConfiguration(
  stripe: Stripe,
): Promise<Stripe.BillingPortal.Configuration | null> {
  const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 });
  const own = data.find(({ metadata }) => metadata?.made_for === portalMark.made_for);
  return own ?? null;
}
