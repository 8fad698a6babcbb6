import type Stripe from "stripe";

/** The customer's newest hundred subscriptions, ended ones included. */
export async function fetchSubscriptions(
  stripe: Stripe,
  customerId: string,
): Promise<Stripe.Subscription[]> {
  const { data } = await stripe.subscriptions.list({
    customer: customerId,
    status: "all",
    limit: 100,
    expand: ["data.latest_invoice"],
  });
  return data;
}
