import type Stripe from "stripe";
import { type Change, reprice } from "../billing/repricing.ts";
import { findGiven } from "../find.ts";
import {
  acceptOnly,
  booleanOf,
  choiceOf,
  type Form,
  groupOf,
  groupsOf,
  integerOf,
  isCleared,
  requiredText,
  textOf,
} from "../form.ts";
import type { Ledger } from "../ledger.ts";
import { metadataAfter } from "../metadata.ts";
import { itemOf } from "../objects/subscription.ts";
import { invalidRequest, missingParameter } from "../refusal.ts";

const parameters = [
  "cancel_at",
  "cancel_at_period_end",
  "pause_collection",
  "items",
  "proration_behavior",
  "billing_cycle_anchor",
  "payment_behavior",
  "metadata",
  "default_payment_method",
  "cancellation_details",
  "description",
  "off_session",
] satisfies (keyof Stripe.SubscriptionUpdateParams)[];

export function updateSubscription(
  ledger: Ledger,
  subscription: Stripe.Subscription,
  form: Form,
): Stripe.Subscription {
  acceptOnly(form, parameters);
  if (subscription.ended_at !== null) {
    const names = Object.keys(form);
    if (names.some((name) => !["metadata", "cancellation_details", "expand"].includes(name))) {
      throw invalidRequest(
        "A canceled subscription can only update its cancellation_details and metadata.",
      );
    }
  }
  const before = { ...subscription };
  const changed = {
    metadata: metadataAfter(subscription.metadata, form),
    description: textOf(form, "description") ?? subscription.description,
    ...cardChange(ledger, form),
    ...cancellationChange(ledger, subscription, form),
    ...pauseChange(form),
  };
  const isCollected = { ...subscription, ...changed }.pause_collection === null;
  const change = { ...readChange(ledger, subscription, form), isCollected };
  // Refuses before anything is changed, where the payment is refused and has to succeed.
  const applyPrice = reprice(ledger, subscription, change);
  Object.assign(subscription, changed);
  applyPrice();
  if (subscription.cancel_at_period_end) {
    subscription.cancel_at = itemOf(subscription).current_period_end;
  }
  const previous = Object.fromEntries(
    Object.entries(before).filter(
      ([name, value]) =>
        JSON.stringify(value) !== JSON.stringify(subscription[name as keyof typeof before]),
    ),
  );
  if (Object.keys(previous).length > 0) {
    ledger.emit("customer.subscription.updated", subscription, previous);
  }
  return subscription;
}

function cardChange(ledger: Ledger, form: Form) {
  if (isCleared(form, "default_payment_method")) return { default_payment_method: null };
  const card = textOf(form, "default_payment_method");
  if (card === undefined) return {};
  findGiven(ledger.state.paymentMethods, "PaymentMethod", card, "default_payment_method");
  return { default_payment_method: card };
}

function cancellationChange(
  ledger: Ledger,
  subscription: Stripe.Subscription,
  form: Form,
): Partial<Stripe.Subscription> {
  const atPeriodEnd = booleanOf(form, "cancel_at_period_end");
  const at = integerOf(form, "cancel_at");
  if (atPeriodEnd !== undefined && (at !== undefined || isCleared(form, "cancel_at"))) {
    throw invalidRequest(
      "You may only specify one of these parameters: cancel_at, cancel_at_period_end.",
    );
  }
  if (atPeriodEnd === undefined && at === undefined && !isCleared(form, "cancel_at")) return {};
  const cancels = atPeriodEnd === true || at !== undefined;
  return {
    cancel_at_period_end: atPeriodEnd ?? false,
    cancel_at: at ?? (atPeriodEnd ? itemOf(subscription).current_period_end : null),
    canceled_at: cancels ? (subscription.canceled_at ?? ledger.now()) : null,
    cancellation_details: {
      comment: null,
      feedback: null,
      feedback_option: null,
      reason: cancels ? "cancellation_requested" : null,
    },
  };
}

function pauseChange(form: Form): Partial<Stripe.Subscription> {
  if (isCleared(form, "pause_collection")) return { pause_collection: null };
  const pause = groupOf(form, "pause_collection");
  if (pause === undefined) return {};
  acceptOnly(pause, ["behavior", "resumes_at"], "pause_collection");
  const behaviors = ["keep_as_draft", "mark_uncollectible", "void"] as const;
  requiredText(pause, "behavior");
  return {
    pause_collection: {
      behavior: choiceOf(pause, "behavior", behaviors) ?? "void",
      resumes_at: integerOf(pause, "resumes_at") ?? null,
    },
  };
}

function readChange(
  ledger: Ledger,
  subscription: Stripe.Subscription,
  form: Form,
): Omit<Change, "isCollected"> {
  const [given, ...others] = groupsOf(form, "items");
  if (others.length > 0) throw invalidRequest("A subscription here has exactly one item.");
  if (given) acceptOnly(given, ["id", "price", "quantity"], "items[0]");
  const item = itemOf(subscription);
  // Stripe would add a second item to the subscription; nothing here is sold that way.
  if (given && textOf(given, "id") !== item.id) {
    throw missingParameter("subscription_item", textOf(given, "id") ?? "", "items[0][id]");
  }
  const price = given && textOf(given, "price");
  const prorations = ["always_invoice", "create_prorations", "none"] as const;
  const behaviors = [
    ...(["allow_incomplete", "default_incomplete"] as const),
    ...(["error_if_incomplete", "pending_if_incomplete"] as const),
  ];
  if (typeof form.billing_cycle_anchor === "string") {
    throw invalidRequest("Invalid object", { param: "billing_cycle_anchor" });
  }
  const anchor = groupOf(form, "billing_cycle_anchor") ?? {};
  acceptOnly(anchor, ["type"], "billing_cycle_anchor");
  return {
    price:
      price === undefined
        ? item.price
        : findGiven(ledger.state.prices, "price", price, "items[0][price]"),
    quantity: (given && integerOf(given, "quantity")) ?? item.quantity ?? 1,
    startsNow: choiceOf(anchor, "type", ["now", "unchanged"]) === "now",
    proration: choiceOf(form, "proration_behavior", prorations) ?? "create_prorations",
    payment: choiceOf(form, "payment_behavior", behaviors) ?? "allow_incomplete",
  };
}
