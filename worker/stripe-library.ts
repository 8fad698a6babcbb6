import type Stripe from "stripe";

let library: typeof Stripe | null = null;

/**
 * Stripe's package, which is almost half of the bundle: it runs when something is first paid for, not when the
 * Worker starts.
 */
export async function loadStripe(): Promise<typeof Stripe> {
  const { default: loaded } = await import("stripe");
  library = loaded;
  return loaded;
}

/** The error as Stripe's own, if it is one; before the package runs there is none. */
export function asStripeError(error: unknown): Stripe.errors.StripeError | null {
  return library !== null && error instanceof library.errors.StripeError ? error : null;
}
