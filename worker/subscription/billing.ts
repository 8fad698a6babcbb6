import type Stripe from "stripe";
import type { SystemContext } from "#worker/context.ts";
import type { Settings } from "#worker/env.ts";
import { stripeClient } from "./stripe/client.ts";

/** The context of what is done at Stripe. */
export interface Billing extends SystemContext {
  readonly stripe: Stripe;
  readonly settings: Settings;
}

/** Adds Stripe to a context; its library is loaded only then. */
export async function openBilling<Context extends SystemContext>(
  context: Context,
  settings: Settings,
): Promise<Context & Billing> {
  return { ...context, stripe: await stripeClient(settings), settings };
}
