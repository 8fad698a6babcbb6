import { endSubscription, type Order, subscribe } from "../billing.ts";
import {
  acceptOnly,
  booleanOf,
  choiceOf,
  type Form,
  groupOf,
  integerOf,
  isCleared,
  itemIn,
  metadataAfter,
  requiredText,
  textOf,
} from "../form.ts";
import { find, findGiven, findGivenCustomer, findPresentCustomer, type Ledger } from "../ledger.ts";
import { listOf } from "../list.ts";
import { creditUnusedTime, type PlanChange, preparePlanChange } from "../plan-change.ts";
import { invalidRequest, missing, missingParameter } from "../refusal.ts";
import type { Routes } from "../routes.ts";
import type { Price, Subscription } from "../state.ts";

export const subscriptionRoutes: Routes = {
  "POST /v1/subscriptions": (ledger, { form }) => subscribe(ledger, readOrder(ledger, form)),
  "GET /v1/subscriptions": (ledger, { form }) => {
    acceptOnly(form, ["limit", "customer", "status"]);
    const { id } = findGivenCustomer(ledger, form);
    const isAll = choiceOf(form, "status", ["all"]) !== undefined;
    const matches = ({ customer, status }: Subscription) =>
      customer === id && (isAll || status !== "canceled");
    return listOf(ledger.state.subscriptions, form, matches);
  },
  "GET /v1/subscriptions/:id": ({ state }, { id }) => find(state.subscriptions, "subscription", id),
  "POST /v1/subscriptions/:id": (ledger, { id, form }) =>
    update(ledger, find(ledger.state.subscriptions, "subscription", id), form),
  "DELETE /v1/subscriptions/:id": (ledger, { id, form }) => {
    acceptOnly(form, ["invoice_now", "prorate"]);
    const isCredited = booleanOf(form, "prorate") ?? false;
    if ((booleanOf(form, "invoice_now") ?? false) !== isCredited) {
      throw invalidRequest("On cancelling the stand-in prorates and invoices, or does neither.");
    }
    const subscription = find(ledger.state.subscriptions, "subscription", id);
    // Stripe does not find what has ended already, when asked to end it.
    if (subscription.ended_at !== null) throw missing("subscription", id);
    if (isCredited) creditUnusedTime(ledger, subscription);
    endSubscription(ledger, subscription);
    return subscription;
  },
};

function readOrder(ledger: Ledger, form: Form): Order {
  acceptOnly(form, [
    ...["customer", "items", "payment_behavior", "payment_settings"],
    ...["default_payment_method", "metadata", "trial_period_days"],
  ]);
  const item = itemIn(form, "items") ?? {};
  acceptOnly(item, ["price"], "items[0]");
  const settings = groupOf(form, "payment_settings") ?? {};
  acceptOnly(settings, ["payment_method_types", "save_default_payment_method"], "payment_settings");
  const card = textOf(form, "default_payment_method");
  const { paymentMethods } = ledger.state;
  return {
    customer: findPresentCustomer(ledger, form),
    price: readPrice(ledger, requiredText(item, "price"), "items[0][price]"),
    metadata: metadataAfter({}, form),
    trialDays: integerOf(form, "trial_period_days") ?? 0,
    card:
      card === undefined
        ? null
        : findGiven(paymentMethods, "PaymentMethod", card, "default_payment_method"),
    savesCard: textOf(settings, "save_default_payment_method") === "on_subscription",
    isPaidLater: choiceOf(form, "payment_behavior", ["default_incomplete"]) !== undefined,
  };
}

export function readPrice(ledger: Ledger, id: string, param: string): Price {
  const price = findGiven(ledger.state.prices, "price", id, param);
  if (price.active) return price;
  throw invalidRequest("The price specified is inactive. This field only accepts active prices.", {
    param,
  });
}

function update(ledger: Ledger, subscription: Subscription, form: Form): Subscription {
  acceptOnly(form, [
    ...["cancel_at", "cancel_at_period_end", "pause_collection", "metadata"],
    ...["items", "billing_cycle_anchor", "proration_behavior", "payment_behavior"],
  ]);
  if (subscription.ended_at !== null) {
    throw invalidRequest(
      "A canceled subscription can only update its cancellation_details and metadata.",
    );
  }
  const planChange = readPlanChange(ledger, subscription, form);
  const changes = {
    metadata: metadataAfter(subscription.metadata, form),
    ...readCancellation(subscription, form),
    ...readPause(form),
  };
  // Refuses before anything has changed, where a declined payment is to fail the request.
  const applyPlan = planChange && preparePlanChange(ledger, subscription, planChange);
  Object.assign(subscription, changes);
  applyPlan?.();
  ledger.emit("customer.subscription.updated", subscription);
  return subscription;
}

function readCancellation(subscription: Subscription, form: Form): Partial<Subscription> {
  const atPeriodEnd = booleanOf(form, "cancel_at_period_end");
  if (atPeriodEnd !== undefined) {
    const end = subscription.items.data[0].current_period_end;
    return { cancel_at_period_end: atPeriodEnd, cancel_at: atPeriodEnd ? end : null };
  }
  if (isCleared(form, "cancel_at")) return { cancel_at: null };
  const at = integerOf(form, "cancel_at");
  return at === undefined ? {} : { cancel_at: at };
}

function readPause(form: Form): Partial<Subscription> {
  if (isCleared(form, "pause_collection")) return { pause_collection: null };
  const pause = groupOf(form, "pause_collection");
  if (pause === undefined) return {};
  acceptOnly(pause, ["behavior"], "pause_collection");
  requiredText(pause, "behavior");
  return { pause_collection: { behavior: choiceOf(pause, "behavior", ["void"]) ?? "void" } };
}

/** A change to the price of another interval, or a new period now; both begin a period. Null without either. */
function readPlanChange(ledger: Ledger, subscription: Subscription, form: Form): PlanChange | null {
  const [item] = subscription.items.data;
  const given = itemIn(form, "items");
  const anchor = groupOf(form, "billing_cycle_anchor");
  if (typeof form.billing_cycle_anchor === "string") {
    throw invalidRequest("Invalid object", { param: "billing_cycle_anchor" });
  }
  if (given === undefined && anchor === undefined) return null;
  if (anchor) choiceOf(anchor, "type", ["now"]);
  if (given) acceptOnly(given, ["id", "price"], "items[0]");
  // Stripe would add a second item to the subscription.
  if (given && textOf(given, "id") !== item.id) {
    throw missingParameter("subscription_item", textOf(given, "id") ?? "", "items[0][id]");
  }
  const price = given
    ? readPrice(ledger, requiredText(given, "price"), "items[0][price]")
    : item.price;
  const behaviors = ["error_if_incomplete", "pending_if_incomplete"] as const;
  const ifUnpaid = choiceOf(form, "payment_behavior", behaviors);
  if (ifUnpaid === undefined) {
    throw invalidRequest("The stand-in wants to know what a declined payment does.", {
      param: "payment_behavior",
    });
  }
  const prorations = ["always_invoice", "create_prorations", "none"] as const;
  const isProrated = choiceOf(form, "proration_behavior", prorations) !== "none";
  return { price, isProrated, ifUnpaid };
}
