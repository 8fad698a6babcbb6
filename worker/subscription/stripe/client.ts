import type Stripe from "stripe";
import type { Settings } from "#worker/env.ts";
import { asStripeError, loadStripe } from "#worker/stripe-library.ts";

const retries = 1;

const clients = new WeakMap<Settings, Stripe>();

/** The Stripe client for these settings, created once. Every call has a timeout, and is retried once. */
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

/** The address of the API, if it is not Stripe's own. */
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

/** Whether another request with the same idempotency key is in progress. */
export function isInProgress(error: unknown): boolean {
  return asStripeError(error)?.code === "idempotency_key_in_use";
}

/**
 * Whether the answer is final: Stripe would repeat it for the same idempotency key. After a failed connection, or an
 * answer that is not Stripe's own, it is not known what Stripe did.
 */
export function isFinal(error: unknown): boolean {
  const statusCode = asStripeError(error)?.statusCode;
  return statusCode !== undefined && statusCode !== 429 && !isInProgress(error);
}

export function isDeclinedCard(error: unknown): boolean {
  return asStripeError(error)?.type === "StripeCardError";
}

/** Stripe's codes for a bank that requires authentication (3-D Secure). */
const authenticationCodes = [
  "authentication_required",
  "invoice_payment_intent_requires_action",
  "payment_intent_action_required",
  "subscription_payment_intent_requires_action",
];

/** Whether the card is valid and its bank requires authentication (3-D Secure). */
export function isBankAsking(error: unknown): boolean {
  return isDeclinedCard(error) && authenticationCodes.includes(asStripeError(error)?.code ?? "");
}

/** Whether something that the request names does not exist at Stripe. */
export function isMissing(error: unknown): boolean {
  return asStripeError(error)?.code === "resource_missing";
}

/** Whether the object of the request itself, rather than something in its parameters, does not exist at Stripe. */
export function isGone(error: unknown): boolean {
  return isMissing(error) && asStripeError(error)?.statusCode === 404;
}

/** Whether the customer in the parameters does not exist in this Stripe account and mode, or no longer. */
export function isMissingCustomer(error: unknown): boolean {
  return isMissing(error) && asStripeError(error)?.param === "customer";
}

/**
 * Whether the error concerns only this request, which Stripe refused or whose object another request has locked. A
 * failed connection, a 5xx, a rate limit or a refused key concerns all requests.
 */
export function isSpecificToRequest(error: unknown): boolean {
  const stripeError = asStripeError(error);
  if (stripeError?.code === "lock_timeout") return true;
  return [400, 402, 404, 409].includes(stripeError?.statusCode ?? 0);
}
