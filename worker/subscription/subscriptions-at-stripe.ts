import type Stripe from "stripe";

/** All of a customer's subscriptions, ended ones included; the newest hundred are more than enough. */
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
