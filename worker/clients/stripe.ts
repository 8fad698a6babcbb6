import Stripe from "stripe";
import type { Settings } from "../env.ts";

const retries = 1;

const clients = new WeakMap<Settings, Stripe>();

/** Stripe's API, by the settings; every call ends within its time, one retry included. */
export function stripeClient(settings: Settings): Stripe {
  const known = clients.get(settings);
  if (known) return known;
  const client = new Stripe(settings.STRIPE_SECRET_KEY, {
    ...addressOf(settings.STRIPE_API_BASE),
    httpClient: Stripe.createFetchHttpClient(),
    timeout: settings.OUTBOUND_TIMEOUT_MS,
    maxNetworkRetries: retries,
    telemetry: false,
  });
  clients.set(settings, client);
  return client;
}

/** Where Stripe is, if not at its own address. */
function addressOf(base: string | null): Stripe.StripeConfig {
  if (base === null) return {};
  const { protocol, hostname, port } = new URL(base);
  const isPlain = protocol === "http:";
  return {
    protocol: isPlain ? "http" : "https",
    host: hostname,
    port: port === "" ? (isPlain ? 80 : 443) : Number(port),
  };
}

/** Whether another request under the same idempotency key is still under way: Stripe has not decided yet. */
export function isUnderWay(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === "idempotency_key_in_use";
}

/**
 * Whether Stripe has answered for good, so that the same idempotency key would only repeat the answer. A
 * connection that failed, or an answer that was not Stripe's own, leaves open what Stripe did.
 */
export function isFinal(error: unknown): boolean {
  if (!(error instanceof Stripe.errors.StripeError) || isUnderWay(error)) return false;
  return error.statusCode !== undefined && error.statusCode !== 429;
}

export function isDeclinedCard(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeCardError;
}

/** Whether what was asked for does not exist at Stripe. */
export function isMissing(error: unknown): error is Stripe.errors.StripeError {
  return error instanceof Stripe.errors.StripeError && error.code === "resource_missing";
}

/** Whether the customer that something was to be made for does not exist at Stripe any more. */
export function isMissingCustomer(error: unknown): boolean {
  return isMissing(error) && error.param === "customer";
}
