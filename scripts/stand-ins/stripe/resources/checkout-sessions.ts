import * as v from "valibot";
import { expireSession } from "../billing.ts";
import { day, minute } from "../calendar.ts";
import { add, find, findPresent, type Ledger, newId } from "../ledger.ts";
import { integer, metadata, single, text, texts } from "../params.ts";
import { invalidRequest } from "../refusal.ts";
import { findRoute, listRoute, type Routes, route } from "../routes.ts";
import { findPrice } from "./subscriptions.ts";

const entries = {
  mode: v.literal("subscription"),
  line_items: single({ price: text, quantity: v.literal("1") }),
  success_url: text,
  cancel_url: v.optional(text),
  customer: text,
  client_reference_id: v.optional(text),
  metadata,
  subscription_data: v.optional(v.strictObject({ metadata }), {}),
  expires_at: v.optional(integer),
  allowed_payment_method_types: v.optional(texts),
};

export const checkoutSessionRoutes: Routes = {
  "POST /v1/checkout/sessions": route(entries, (ledger, params) => {
    const id = newId("cs_test");
    const { price } = params.line_items;
    return add(ledger.state.checkoutSessions, {
      ...{ id, object: "checkout.session", status: "open", url: `${ledger.url}/c/pay/${id}` },
      customer: findPresent(ledger, params.customer, "customer").id,
      price: findPrice(ledger, price, "line_items[0][price]").id,
      expires_at: readExpiry(ledger, params.expires_at),
      success_url: params.success_url,
      cancel_url: params.cancel_url ?? null,
      client_reference_id: params.client_reference_id ?? null,
      metadata: params.metadata,
      subscription_metadata: params.subscription_data.metadata ?? {},
    });
  }),
  "GET /v1/checkout/sessions": listRoute(
    "checkoutSessions",
    { customer: text, status: v.optional(v.picklist(["open", "complete", "expired"])) },
    (session, { customer, status = session.status }) =>
      session.customer === customer && session.status === status,
  ),
  "GET /v1/checkout/sessions/:id": findRoute("checkoutSessions"),
  "POST /v1/checkout/sessions/:id/expire": route({}, (ledger, _params, { id }) => {
    const session = find(ledger, "checkoutSessions", id);
    if (session.status !== "open") {
      throw invalidRequest(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
      );
    }
    expireSession(ledger, session);
    return session;
  }),
};

/** The caller counts from the machine's clock, which does not move with the stand-in's. */
function readExpiry({ now, state }: Ledger, given?: number): number {
  if (given === undefined) return now() + day;
  const expiresAt = given + state.secondsAhead;
  // With a minute's tolerance.
  if (expiresAt >= now() + 29 * minute && expiresAt <= now() + day + minute) return expiresAt;
  throw invalidRequest(
    "The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.",
    { param: "expires_at" },
  );
}
