import type Stripe from "stripe";
import { portalMark } from "./plan-at-stripe.ts";

/** The billing portal's configuration that `npm run stripe:setup` created; null before it has been run. */
export async function findPortalConfiguration(
  stripe: Stripe,
): Promise<Stripe.BillingPortal.Configuration | null> {
  const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 });
  const created = data.find(({ metadata }) => metadata?.made_for === portalMark.made_for);
  return created ?? null;
}
