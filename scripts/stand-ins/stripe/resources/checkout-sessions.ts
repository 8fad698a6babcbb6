import type Stripe from "stripe";
import { day, minute } from "../calendar.ts";
import { find, findGivenCustomer, givenCustomer, own } from "../find.ts";
import {
  acceptOnly,
  choiceOf,
  type Form,
  groupOf,
  groupsOf,
  integerOf,
  requiredText,
  textOf,
} from "../form.ts";
import { change, type Ledger } from "../ledger.ts";
import { listOf, pageOf, pageParameters } from "../lists.ts";
import { metadataAfter } from "../metadata.ts";
import { newCheckoutSession, newLineItem } from "../objects/checkout-session.ts";
import { invalidRequest } from "../refusal.ts";
import type { Route } from "../request.ts";
import { readPrice } from "./subscriptions.ts";

const parameters = [
  "mode",
  "line_items",
  "success_url",
  "cancel_url",
  "customer",
  "customer_email",
  "locale",
  "client_reference_id",
  "metadata",
  "subscription_data",
  "expires_at",
  "ui_mode",
  "billing_address_collection",
  "customer_update",
  "allowed_payment_method_types",
] satisfies (keyof Stripe.Checkout.SessionCreateParams)[];

export const checkoutSessionRoutes: Route[] = [
  ["POST", "/v1/checkout/sessions", (ledger, { form }) => create(ledger, form)],
  [
    "GET",
    "/v1/checkout/sessions",
    (ledger, { form }) => {
      acceptOnly(form, [...pageParameters, "customer", "subscription", "status"]);
      const customer = givenCustomer(ledger, form);
      const subscription = textOf(form, "subscription");
      const status = textOf(form, "status");
      return pageOf(
        ledger.state.checkoutSessions,
        form,
        "/v1/checkout/sessions",
        (session) =>
          (customer === undefined || session.customer === customer) &&
          (subscription === undefined || session.subscription === subscription) &&
          (status === undefined || session.status === status),
      );
    },
  ],
  [
    "GET",
    "/v1/checkout/sessions/:id",
    (ledger, { id }) => find(ledger.state.checkoutSessions, "checkout.session", id),
  ],
  ["GET", "/v1/checkout/sessions/:id/line_items", (ledger, { id }) => lineItemsOf(ledger, id)],
  ["POST", "/v1/checkout/sessions/:id/expire", (ledger, { id }) => expire(ledger, id)],
];

function create(ledger: Ledger, form: Form): Stripe.Checkout.Session {
  acceptOnly(form, parameters);
  choiceOf(form, "ui_mode", ["hosted_page"]);
  if (requiredText(form, "mode") !== "subscription") {
    throw invalidRequest("The stand-in's Checkout sells subscriptions alone.", { param: "mode" });
  }
  const [item, ...others] = groupsOf(form, "line_items");
  if (item === undefined || others.length > 0) {
    throw invalidRequest("A Checkout session here has exactly one line item.");
  }
  acceptOnly(item, ["price", "quantity"], "line_items[0]");
  const subscriptionData = groupOf(form, "subscription_data") ?? {};
  acceptOnly(subscriptionData, ["metadata"], "subscription_data");
  const customer = textOf(form, "customer") ?? null;
  if (customer !== null) findGivenCustomer(ledger, customer);
  const price = readPrice(ledger, requiredText(item, "price"), "line_items[0][price]");
  const quantity = integerOf(item, "quantity") ?? 1;
  const session = newCheckoutSession(ledger, {
    amount: (price.unit_amount ?? 0) * quantity,
    currency: price.currency,
    customer,
    customerEmail: textOf(form, "customer_email") ?? null,
    clientReferenceId: textOf(form, "client_reference_id") ?? null,
    successUrl: requiredText(form, "success_url"),
    cancelUrl: textOf(form, "cancel_url") ?? null,
    expiresAt: readExpiry(ledger, form),
    locale: textOf(form, "locale") ?? null,
    metadata: metadataAfter({}, form),
  });
  ledger.state.checkoutSessions[session.id] = session;
  ledger.state.checkoutOrders[session.id] = {
    price: price.id,
    quantity,
    subscriptionMetadata: metadataAfter({}, subscriptionData),
  };
  return session;
}

function readExpiry(ledger: Ledger, form: Form): number {
  const now = ledger.now();
  const byMachine = integerOf(form, "expires_at");
  if (byMachine === undefined) return now + day;
  // The caller counts from the machine's clock, which is not moved with this one.
  const given = byMachine + ledger.state.secondsAhead;
  // A minute's grace for clocks that differ by a little.
  if (given < now + 29 * minute || given > now + day + minute) {
    throw invalidRequest(
      "The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.",
      { param: "expires_at" },
    );
  }
  return given;
}

export function lineItemsOf(ledger: Ledger, id: string): Stripe.ApiList<Stripe.LineItem> {
  const session = find(ledger.state.checkoutSessions, "checkout.session", id);
  const order = own(ledger.state.checkoutOrders, session.id);
  const item = newLineItem(`li_${id}`, own(ledger.state.prices, order.price), order.quantity);
  return listOf([item], `/v1/checkout/sessions/${id}/line_items`);
}

function expire(ledger: Ledger, id: string): Stripe.Checkout.Session {
  const session = find(ledger.state.checkoutSessions, "checkout.session", id);
  if (session.status !== "open") {
    throw invalidRequest(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
    );
  }
  change(ledger, session, { status: "expired", url: null }, "checkout.session.expired");
  return session;
}
