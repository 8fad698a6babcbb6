import type Stripe from "stripe";
import type { Database } from "#worker/db/client.ts";
import type { Settings } from "#worker/env.ts";
import { stripeClient } from "./stripe/client.ts";

/** What every function about subscriptions needs: database, Stripe client and settings. */
export interface Billing {
  readonly db: Database;
  readonly stripe: Stripe;
  readonly settings: Settings;
}

export async function openBilling(db: Database, settings: Settings): Promise<Billing> {
  return { db, stripe: await stripeClient(settings), settings };
}
