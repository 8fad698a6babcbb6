import { join } from "node:path";
import type Stripe from "stripe";
import { apiPaths } from "#schema/api-paths.ts";
import { type StripeStandIn, startStripe } from "../stand-ins/stripe/start.ts";
import { setUpStripe } from "../stripe/set-up-stripe.ts";
import { stripeAt } from "../stripe/stripe-at.ts";
import { firstFreePort } from "./ports.ts";
import { readRemembered, remember, stateDirectory } from "./state.ts";

const secretKey = "sk_test_local";
const webhookSecret = "whsec_local";

interface LocalStripe {
  readonly standIn: StripeStandIn;
  readonly settings: {
    readonly STRIPE_API_BASE: string;
    readonly STRIPE_SECRET_KEY: string;
    readonly STRIPE_WEBHOOK_SECRET: string;
  };
}

/** The stand-in for Stripe with the plan's prices, kept between starts beside the local database. */
export async function startLocalStripe(workerPort: number): Promise<LocalStripe> {
  // Its port stays the same, because what it keeps holds its addresses.
  const stripePort = await firstFreePort(readRemembered().stripePort ?? workerPort + 2);
  remember({ stripePort });
  const standIn = await startStripe({
    port: stripePort,
    webhookUrl: `http://localhost:${workerPort}${apiPaths.stripeWebhook}`,
    webhookSecret,
    stateFile: join(stateDirectory, "stripe.json"),
  });
  await setUpStripe(stripeAt(secretKey, standIn.url));
  const settings = {
    STRIPE_API_BASE: standIn.url,
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  };
  return { standIn, settings };
}

/** The stand-in for Stripe, to act on from outside the application. */
export interface OpenStripe {
  readonly stripe: Stripe;
  /** Where its controls are. */
  readonly url: string;
}

/**
 * Opens the stand-in of these local stores: the one that runs with the application, or one that is started until it is
 * closed.
 */
export async function openLocalStripe(
  workerPort: number,
): Promise<OpenStripe & { readonly close: () => Promise<void> }> {
  const { stripePort } = readRemembered();
  const running = stripePort === undefined ? null : `http://127.0.0.1:${stripePort}`;
  if (running !== null && (await isStandIn(running))) {
    return { stripe: stripeAt(secretKey, running), url: running, close: async () => {} };
  }
  const { url, close, control } = (await startLocalStripe(workerPort)).standIn;
  // The application does not run; when it starts, it is sent what happens until then.
  await control.webhooks({ url: null });
  return { stripe: stripeAt(secretKey, url), url, close };
}

async function isStandIn(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/_control/clock`, { method: "POST" })).ok;
  } catch {
    // The connection is refused, so no stand-in runs at this address.
    return false;
  }
}
