import { expireSession } from "../billing.ts";
import { day, minute } from "../calendar.ts";
import {
  acceptOnly,
  type Form,
  groupOf,
  integerOf,
  itemIn,
  metadataAfter,
  requiredText,
  textOf,
} from "../form.ts";
import { find, findGivenCustomer, findPresentCustomer, type Ledger, newId } from "../ledger.ts";
import { listOf } from "../list.ts";
import { invalidRequest } from "../refusal.ts";
import type { Routes } from "../routes.ts";
import type { CheckoutSession } from "../state.ts";
import { readPrice } from "./subscriptions.ts";

export const checkoutSessionRoutes: Routes = {
  "POST /v1/checkout/sessions": (ledger, { form }) => create(ledger, form),
  "GET /v1/checkout/sessions": (ledger, { form }) => {
    acceptOnly(form, ["limit", "customer", "status"]);
    const { id } = findGivenCustomer(ledger, form);
    const wanted = textOf(form, "status");
    const matches = ({ customer, status }: CheckoutSession) =>
      customer === id && (wanted === undefined || status === wanted);
    return listOf(ledger.state.checkoutSessions, form, matches);
  },
  "GET /v1/checkout/sessions/:id": ({ state }, { id }) =>
    find(state.checkoutSessions, "checkout.session", id),
  "POST /v1/checkout/sessions/:id/expire": (ledger, { id }) => {
    const session = find(ledger.state.checkoutSessions, "checkout.session", id);
    if (session.status !== "open") {
      throw invalidRequest(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
      );
    }
    expireSession(ledger, session);
    return session;
  },
};

function create(ledger: Ledger, form: Form): CheckoutSession {
  acceptOnly(form, [
    ...["mode", "line_items", "success_url", "cancel_url", "customer", "client_reference_id"],
    ...["metadata", "subscription_data", "expires_at", "allowed_payment_method_types"],
  ]);
  if (requiredText(form, "mode") !== "subscription") {
    throw invalidRequest("The stand-in's Checkout sells only subscriptions.", { param: "mode" });
  }
  const item = itemIn(form, "line_items") ?? {};
  acceptOnly(item, ["price", "quantity"], "line_items[0]");
  const subscriptionData = groupOf(form, "subscription_data") ?? {};
  acceptOnly(subscriptionData, ["metadata"], "subscription_data");
  const id = newId("cs_test");
  const session: CheckoutSession = {
    id,
    object: "checkout.session",
    cancel_url: textOf(form, "cancel_url") ?? null,
    client_reference_id: textOf(form, "client_reference_id") ?? null,
    customer: findPresentCustomer(ledger, form).id,
    expires_at: readExpiry(ledger, form),
    metadata: metadataAfter({}, form),
    price: readPrice(ledger, requiredText(item, "price"), "line_items[0][price]").id,
    status: "open",
    subscription_metadata: metadataAfter({}, subscriptionData),
    success_url: requiredText(form, "success_url"),
    url: `${ledger.url}/c/pay/${id}`,
  };
  ledger.state.checkoutSessions[id] = session;
  return session;
}

function readExpiry(ledger: Ledger, form: Form): number {
  const now = ledger.now();
  const given = integerOf(form, "expires_at");
  if (given === undefined) return now + day;
  // The caller counts from the machine's clock, which does not move with this one.
  const expiresAt = given + ledger.state.secondsAhead;
  // With a minute's tolerance.
  if (expiresAt >= now + 29 * minute && expiresAt <= now + day + minute) return expiresAt;
  throw invalidRequest(
    "The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.",
    { param: "expires_at" },
  );
}
