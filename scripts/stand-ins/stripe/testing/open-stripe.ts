import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import Stripe from "stripe";
import { onTestFinished } from "vitest";
import { setUpStripe } from "../../../stripe/set-up-stripe.ts";
import { listen } from "../../listen.ts";
import { type StripeOptions, type StripeStandIn, startStripe } from "../start.ts";

export const webhookSecret = "whsec_test";

interface TestStripe {
  readonly standIn: StripeStandIn;
  readonly stripe: Stripe;
  readonly receiver: Awaited<ReturnType<typeof startReceiver>>;
  readonly control: StripeStandIn["control"];
}

/** A stand-in with the plan's prices, a receiver for its webhooks, and Stripe's package to call it. */
export async function openStripe(options: Partial<StripeOptions> = {}): Promise<TestStripe> {
  const receiver = await startReceiver(webhookSecret);
  const defaults = { port: 0, webhookUrl: receiver.url, webhookSecret };
  const standIn = await startStripe({ ...defaults, ...options });
  onTestFinished(async () => {
    await standIn.close();
    await receiver.close();
  });
  const stripe = clientOf(standIn.url);
  await setUpStripe(stripe);
  return { standIn, stripe, receiver, control: standIn.control };
}

export function clientOf(url: string, config: Stripe.StripeConfig = {}): Stripe {
  const { hostname: host, port } = new URL(url);
  const local = { protocol: "http", host, port, maxNetworkRetries: 0, telemetry: false } as const;
  return new Stripe("sk_test_local", { ...local, ...config });
}

/** A Checkout session that a new customer could pay. */
export async function openSession({ stripe }: TestStripe): Promise<Stripe.Checkout.Session> {
  const customer = await stripe.customers.create({ email: "odile@example.com" });
  const { data } = await stripe.prices.list({ lookup_keys: ["professional_monthly"] });
  return await stripe.checkout.sessions.create({
    mode: "subscription",
    customer: customer.id,
    line_items: [{ price: data[0]?.id ?? "", quantity: 1 }],
    success_url: "https://example.com/paid?session={CHECKOUT_SESSION_ID}",
    cancel_url: "https://example.com/back",
  });
}

/** A new customer's monthly subscription, paid through Checkout. */
export async function subscribed(opened: TestStripe): Promise<Stripe.Subscription> {
  const session = await openSession(opened);
  await opened.control.pay({ session: session.id });
  const customer = String(session.customer);
  const [subscription] = (await opened.stripe.subscriptions.list({ customer })).data;
  if (subscription === undefined) throw new Error("Nothing was subscribed to.");
  return subscription;
}

/** The error that Stripe's package throws. */
export async function errorOf(promise: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const outcome = await promise.catch((error: unknown) => error);
  if (outcome instanceof Stripe.errors.StripeError) return outcome;
  throw new Error("Expected an error of Stripe's.", { cause: outcome });
}

/** In place of the Worker: verifies each webhook as the package does, and keeps it. */
async function startReceiver(secret: string) {
  /** The events received, in order, those that were answered with an error too. */
  const events: Stripe.Event[] = [];
  /** What the next deliveries are answered; 200 when there is nothing left. */
  const answers: number[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const signature = request.headers["stripe-signature"];
    try {
      events.push(await Stripe.webhooks.constructEventAsync(body, String(signature), secret));
      response.writeHead(answers.shift() ?? 200).end();
    } catch {
      response.writeHead(400).end();
    }
  });
  const { port, close } = await listen(server, 0);
  return {
    url: `http://127.0.0.1:${port}/webhook`,
    events,
    types: () => events.map(({ type }) => type),
    answers,
    close,
  };
}
