import type Stripe from "stripe";
import type { Settings } from "#worker/env.ts";
import { asStripeError, loadStripe } from "#worker/stripe-library.ts";

const retries = 1;

const clients = new WeakMap<Settings, Stripe>();

/** Stripe's API, by the settings; every call ends within its time, one retry included. */
export async function stripeClient(settings: Settings): Promise<Stripe> {
  const known = clients.get(settings);
  if (known) return known;
  const library = await loadStripe();
  const client = new library(settings.STRIPE_SECRET_KEY, {
    ...addressOf(settings.STRIPE_API_BASE),
    httpClient: library.createFetchHttpClient(),
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
  return asStripeError(error)?.code === "idempotency_key_in_use";
}

/**
 * Whether Stripe has answered for good, so that the same idempotency key would only repeat the answer. A
 * connection that failed, or an answer that was not Stripe's own, leaves open what Stripe did.
 */
export function isFinal(error: unknown): boolean {
  const statusCode = asStripeError(error)?.statusCode;
  return statusCode !== undefined && statusCode !== 429 && !isUnderWay(error);
}

export function isDeclinedCard(error: unknown): boolean {
  return asStripeError(error)?.type === "StripeCardError";
}

/** The codes under which Stripe says that the bank wants to ask its customer. */
const questions = [
  "authentication_required",
  "invoice_payment_intent_requires_action",
  "payment_intent_action_required",
  "subscription_payment_intent_requires_action",
];

/** Whether the card is good, and its bank wants to ask its customer first (3-D Secure). */
export function isBankAsking(error: unknown): boolean {
  return isDeclinedCard(error) && questions.includes(asStripeError(error)?.code ?? "");
}

/** Whether what was asked for does not exist at Stripe. */
export function isMissing(error: unknown): boolean {
  return asStripeError(error)?.code === "resource_missing";
}

/** Whether what a call was about, rather than something that it named, does not exist at Stripe. */
export function isGone(error: unknown): boolean {
  return isMissing(error) && asStripeError(error)?.statusCode === 404;
}

/** Whether the customer that a call named does not exist at this Stripe account, in this mode, or no more. */
export function isMissingCustomer(error: unknown): boolean {
  return isMissing(error) && asStripeError(error)?.param === "customer";
}

/**
 * Whether Stripe answered this one request and would answer others: it refused something in it, or another
 * request has locked what it is about. A failed connection, a 5xx, a rate limit or a refused key concerns all.
 */
export function isAboutRequest(error: unknown): boolean {
  const stripeError = asStripeError(error);
  if (stripeError?.code === "lock_timeout") return true;
  return [400, 402, 404, 409].includes(stripeError?.statusCode ?? 0);
}
