import type Stripe from "stripe";

let library: typeof Stripe | null = null;

/**
 * Loads Stripe's package, a third of the bundle, when it is first needed instead of when the Worker starts
 * (decision 006).
 */
export async function loadStripe(): Promise<typeof Stripe> {
  const { default: loaded } = await import("stripe");
  library = loaded;
  return loaded;
}

/** The error, if it is one of Stripe's; null before the package is loaded. */
export function asStripeError(error: unknown): Stripe.errors.StripeError | null {
  return library !== null && error instanceof library.errors.StripeError ? error : null;
}
