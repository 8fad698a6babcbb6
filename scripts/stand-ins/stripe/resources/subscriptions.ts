import type Stripe from "stripe";
import { endSubscription } from "../billing/ending.ts";
import { creditRest } from "../billing/repricing.ts";
import { type Order, subscribe } from "../billing/subscribing.ts";
import { find, findGiven, findGivenCustomer, givenCustomer } from "../find.ts";
import {
  acceptOnly,
  booleanOf,
  choiceOf,
  type Form,
  groupOf,
  groupsOf,
  integerOf,
  requiredText,
  textOf,
} from "../form.ts";
import type { Ledger } from "../ledger.ts";
import { pageOf, pageParameters } from "../lists.ts";
import { metadataAfter } from "../metadata.ts";
import { invalidRequest, missing } from "../refusal.ts";
import type { Route } from "../request.ts";
import { updateSubscription } from "./subscription-update.ts";

const createParameters = [
  "customer",
  "items",
  "payment_behavior",
  "payment_settings",
  "default_payment_method",
  "metadata",
  "description",
  "trial_period_days",
  "off_session",
] satisfies (keyof Stripe.SubscriptionCreateParams)[];

export const subscriptionRoutes: Route[] = [
  ["POST", "/v1/subscriptions", (ledger, { form }) => subscribe(ledger, readOrder(ledger, form))],
  ["GET", "/v1/subscriptions", (ledger, { form }) => list(ledger, form)],
  [
    "GET",
    "/v1/subscriptions/:id",
    (ledger, { id }) => find(ledger.state.subscriptions, "subscription", id),
  ],
  [
    "POST",
    "/v1/subscriptions/:id",
    (ledger, { id, form }) =>
      updateSubscription(ledger, find(ledger.state.subscriptions, "subscription", id), form),
  ],
  ["DELETE", "/v1/subscriptions/:id", (ledger, { id, form }) => cancel(ledger, id, form)],
];

function readOrder(ledger: Ledger, form: Form): Order {
  acceptOnly(form, createParameters);
  const [item, ...others] = groupsOf(form, "items");
  if (item === undefined || others.length > 0) {
    throw invalidRequest("A subscription here has exactly one item.", { param: "items" });
  }
  acceptOnly(item, ["price", "quantity", "metadata"], "items[0]");
  const settings = groupOf(form, "payment_settings") ?? {};
  const card = textOf(form, "default_payment_method");
  if (card !== undefined) {
    findGiven(ledger.state.paymentMethods, "PaymentMethod", card, "default_payment_method");
  }
  const behaviors = ["allow_incomplete", "default_incomplete", "error_if_incomplete"] as const;
  return {
    customer: findGivenCustomer(ledger, requiredText(form, "customer")),
    price: readPrice(ledger, requiredText(item, "price")),
    quantity: integerOf(item, "quantity") ?? 1,
    metadata: metadataAfter({}, form),
    description: textOf(form, "description") ?? null,
    trialDays: integerOf(form, "trial_period_days") ?? 0,
    defaultPaymentMethod: card ?? null,
    savesCard: textOf(settings, "save_default_payment_method") === "on_subscription",
    paymentBehavior: choiceOf(form, "payment_behavior", behaviors) ?? "allow_incomplete",
  };
}

export function readPrice(ledger: Ledger, id: string, param = "items[0][price]"): Stripe.Price {
  const price = findGiven(ledger.state.prices, "price", id, param);
  if (!price.active) {
    throw invalidRequest(
      `The price specified is inactive. This field only accepts active prices.`,
      { param },
    );
  }
  return price;
}

/** Without a status, everything that has not ended. */
function list(ledger: Ledger, form: Form) {
  acceptOnly(form, [...pageParameters, "customer", "price", "status"]);
  const customer = givenCustomer(ledger, form);
  const price = textOf(form, "price");
  const status = textOf(form, "status");
  const hasStatus = (subscription: Stripe.Subscription) =>
    status === undefined
      ? subscription.status !== "canceled"
      : status === "all" ||
        (status === "ended"
          ? ["canceled", "incomplete_expired"].includes(subscription.status)
          : subscription.status === status);
  return pageOf(
    ledger.state.subscriptions,
    form,
    "/v1/subscriptions",
    (subscription) =>
      hasStatus(subscription) &&
      (customer === undefined || subscription.customer === customer) &&
      (price === undefined || subscription.items.data.some((item) => item.price.id === price)),
  );
}

function cancel(ledger: Ledger, id: string, form: Form): Stripe.Subscription {
  acceptOnly(form, ["cancellation_details", "invoice_now", "prorate"]);
  const isCredited = booleanOf(form, "prorate") ?? false;
  if ((booleanOf(form, "invoice_now") ?? false) !== isCredited) {
    throw invalidRequest("The stand-in prorates and invoices on cancelling, or does neither.");
  }
  const subscription = find(ledger.state.subscriptions, "subscription", id);
  // Stripe does not find what has already ended, where it is asked to end it.
  if (subscription.ended_at !== null) throw missing("subscription", id);
  if (isCredited) creditRest(ledger, subscription);
  endSubscription(ledger, subscription, "cancellation_requested");
  return subscription;
}
