import type Stripe from "stripe";
import { stripeClient } from "../../clients/stripe.ts";
import type { Database } from "../../db/client.ts";
import type { Settings } from "../../env.ts";

/** What a subscription is sold and kept with. */
export interface Billing {
  readonly db: Database;
  readonly stripe: Stripe;
  readonly settings: Settings;
}

export async function openBilling(db: Database, settings: Settings): Promise<Billing> {
  return { db, stripe: await stripeClient(settings), settings };
}
