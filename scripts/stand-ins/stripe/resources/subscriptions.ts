import type Stripe from "stripe";
import * as v from "valibot";
import { endSubscription, subscribe } from "../billing.ts";
import { find, findPresent, type Ledger } from "../ledger.ts";
import { boolean, integer, metadata, type Params, single, text, texts } from "../params.ts";
import { creditUnusedTime, type PlanChange, preparePlanChange } from "../plan-change.ts";
import { invalidRequest, missing } from "../refusal.ts";
import { findRoute, listRoute, type Routes, route } from "../routes.ts";
import type { Price, Subscription } from "../state.ts";

/** What an empty text clears, and what may be sent in place of it. */
const clearable = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.optional(v.union([v.literal(""), schema]));

const order = {
  customer: text,
  items: single({ price: text }),
  payment_behavior: v.optional(v.literal("default_incomplete")),
  payment_settings: v.optional(
    v.strictObject({
      payment_method_types: v.optional(texts),
      save_default_payment_method: v.optional(v.picklist(["off", "on_subscription"])),
    }),
    {},
  ),
  default_payment_method: clearable(text),
  metadata,
  trial_period_days: v.optional(integer, "0"),
};

const changes = {
  cancel_at: clearable(integer),
  cancel_at_period_end: v.optional(boolean),
  pause_collection: clearable(v.strictObject({ behavior: v.literal("void") })),
  metadata,
  items: v.optional(single({ id: text, price: text })),
  billing_cycle_anchor: v.optional(v.strictObject({ type: v.literal("now") })),
  proration_behavior: v.optional(v.picklist(["always_invoice", "create_prorations", "none"])),
  payment_behavior: v.optional(v.picklist(["error_if_incomplete", "pending_if_incomplete"])),
};

export const subscriptionRoutes: Routes = {
  "POST /v1/subscriptions": route(order, (ledger, params) => {
    const { default_payment_method: card, payment_settings: settings } = params;
    return subscribe(ledger, {
      customer: findPresent(ledger, params.customer, "customer"),
      price: findPrice(ledger, params.items.price, "items[0][price]"),
      metadata: params.metadata,
      trialDays: params.trial_period_days,
      card: card ? find(ledger, "paymentMethods", card, "default_payment_method") : null,
      savesCard: settings.save_default_payment_method === "on_subscription",
      isPaidLater: params.payment_behavior !== undefined,
    });
  }),
  "GET /v1/subscriptions": listRoute(
    "subscriptions",
    { customer: text, status: v.optional(v.literal("all")) },
    ({ customer, status }, wanted) =>
      customer === wanted.customer && (wanted.status === "all" || status !== "canceled"),
  ),
  "GET /v1/subscriptions/:id": findRoute("subscriptions"),
  "POST /v1/subscriptions/:id": route(changes, (ledger, params, { id }) => {
    const subscription = find(ledger, "subscriptions", id);
    if (subscription.ended_at !== null) {
      throw invalidRequest(
        "A canceled subscription can only update its cancellation_details and metadata.",
      );
    }
    const planChange = readPlanChange(ledger, subscription, params);
    // Refuses before anything has changed, where a declined payment is to fail the request.
    const applyPlan = planChange && preparePlanChange(ledger, subscription, planChange);
    Object.assign(subscription, changesOf(subscription, params));
    applyPlan?.();
    ledger.emit("customer.subscription.updated", subscription);
    return subscription;
  }),
  "DELETE /v1/subscriptions/:id": route(
    { invoice_now: v.optional(boolean, "false"), prorate: v.optional(boolean, "false") },
    (ledger, { invoice_now, prorate }, { id }) => {
      if (invoice_now !== prorate) {
        throw invalidRequest("On cancelling the stand-in prorates and invoices, or does neither.");
      }
      const subscription = find(ledger, "subscriptions", id);
      // Stripe does not find what has ended already, when asked to end it.
      if (subscription.ended_at !== null) throw missing("subscription", id);
      if (prorate) creditUnusedTime(ledger, subscription);
      endSubscription(ledger, subscription);
      return subscription;
    },
  ),
};

export function findPrice(ledger: Ledger, id: string, param: string): Price {
  const price = find(ledger, "prices", id, param);
  if (price.active) return price;
  throw invalidRequest("The price specified is inactive. This field only accepts active prices.", {
    param,
  });
}

/** Of the subscription's own fields, all but its plan. */
function changesOf(
  subscription: Subscription,
  { metadata: marks, cancel_at, cancel_at_period_end, pause_collection }: Params<typeof changes>,
): Partial<Subscription> {
  const changed: Partial<Subscription> = { metadata: metadataAfter(subscription.metadata, marks) };
  if (cancel_at !== undefined) changed.cancel_at = cancel_at === "" ? null : cancel_at;
  if (cancel_at_period_end !== undefined) {
    changed.cancel_at_period_end = cancel_at_period_end;
    const [{ current_period_end: end }] = subscription.items.data;
    changed.cancel_at = cancel_at_period_end ? end : null;
  }
  if (pause_collection !== undefined) changed.pause_collection = pause_collection || null;
  return changed;
}

/** Given keys are set, and empty ones are removed. */
function metadataAfter(before: Stripe.Metadata, given: Stripe.Metadata): Stripe.Metadata {
  const all = Object.entries({ ...before, ...given });
  return Object.fromEntries(all.filter(([, value]) => value !== ""));
}

/** A change to the price of another interval, or a new period now; both begin a period. Null without either. */
function readPlanChange(
  ledger: Ledger,
  subscription: Subscription,
  params: Params<typeof changes>,
): PlanChange | null {
  const { items, billing_cycle_anchor, proration_behavior, payment_behavior: ifUnpaid } = params;
  if (items === undefined && billing_cycle_anchor === undefined) return null;
  const [item] = subscription.items.data;
  // Stripe would refuse it, too: the item is of another subscription.
  if (items && items.id !== item.id) {
    throw missing("subscription_item", items.id, "items[0][id]");
  }
  if (ifUnpaid === undefined) {
    throw invalidRequest("The stand-in wants to know what a declined payment does.", {
      param: "payment_behavior",
    });
  }
  const price = items ? findPrice(ledger, items.price, "items[0][price]") : item.price;
  return { price, isProrated: proration_behavior !== "none", ifUnpaid };
}
