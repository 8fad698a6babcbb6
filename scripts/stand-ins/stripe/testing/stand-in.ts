import Stripe from "stripe";
import { onTestFinished } from "vitest";
import { type StripeOptions, type StripeStandIn, startStripe } from "../start.ts";
import { startReceiver, type WebhookReceiver } from "./webhook-receiver.ts";

export const webhookSecret = "whsec_test";

export interface TestStripe {
  readonly standIn: StripeStandIn;
  readonly stripe: Stripe;
  readonly receiver: WebhookReceiver;
  readonly control: StripeStandIn["control"];
  readonly prices: { monthly: Stripe.Price; yearly: Stripe.Price };
}

/** A stand-in with the two prices, a receiver for its webhooks, and the package that talks to it. */
export async function openStripe(options: Partial<StripeOptions> = {}): Promise<TestStripe> {
  const receiver = await startReceiver(webhookSecret);
  const standIn = await startStripe({
    port: 0,
    webhookUrl: receiver.url,
    webhookSecret,
    ...options,
  });
  onTestFinished(async () => {
    await standIn.close();
    await receiver.close();
  });
  const stripe = clientOf(standIn.url);
  const product = await stripe.products.create({ name: "Professional" });
  const price = (interval: "month" | "year", amount: number) =>
    stripe.prices.create({
      product: product.id,
      currency: "cad",
      unit_amount: amount,
      recurring: { interval },
      tax_behavior: "inclusive",
    });
  const prices = { monthly: await price("month", 1365), yearly: await price("year", 11328) };
  return { standIn, stripe, receiver, control: standIn.control, prices };
}

export function clientOf(url: string, config: Stripe.StripeConfig = {}): Stripe {
  const { hostname, port } = new URL(url);
  return new Stripe("sk_test_local", {
    protocol: "http",
    host: hostname,
    port: Number(port),
    maxNetworkRetries: 0,
    telemetry: false,
    ...config,
  });
}

/** A customer with a card that pays, or that does not. */
export async function customerWithCard(
  stripe: Stripe,
  card = "pm_card_visa",
): Promise<Stripe.Customer> {
  const customer = await stripe.customers.create({ email: "odile@example.com" });
  const { id } = await stripe.paymentMethods.attach(card, { customer: customer.id });
  return await stripe.customers.update(customer.id, {
    invoice_settings: { default_payment_method: id },
  });
}

/** A paid subscription at the monthly price. */
export async function subscribed(
  { stripe, prices }: TestStripe,
  card?: string,
): Promise<Stripe.Subscription> {
  const customer = await customerWithCard(stripe, card);
  return await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: prices.monthly.id }],
  });
}

/** The error that the package makes of the answer. */
export async function errorOf(promise: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const outcome = await promise.then(
    () => null,
    (error: unknown) => error,
  );
  if (outcome instanceof Stripe.errors.StripeError) return outcome;
  throw new Error("Expected an error of Stripe's.", { cause: outcome });
}
