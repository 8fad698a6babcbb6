import { bodyLimit } from "hono/body-limit";
import { Hono } from "hono/tiny";
import { apiPaths } from "#schema/api-paths.ts";
import { openContext } from "#worker/context.ts";
import type { AppContext } from "#worker/http/context.ts";
import { openBilling } from "./billing.ts";
import { receiveEvent } from "./receive-event.ts";

/** Far larger than any event of Stripe. */
const limit = bodyLimit({ maxSize: 1024 * 1024 });

/** The signature replaces the checks of session and origin. Stripe repeats events that are not answered with 2xx. */
export const stripeWebhookRoutes = new Hono<AppContext>().post(
  apiPaths.stripeWebhook,
  limit,
  async (c) => {
    const body = await c.req.text();
    const billing = await openBilling(openContext(c.env, new Date()), c.var.settings);
    await receiveEvent(billing, { body, signature: c.req.header("Stripe-Signature") });
    return c.body(null, 204);
  },
);
