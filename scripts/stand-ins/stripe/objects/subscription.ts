import type Stripe from "stripe";
import type { Ledger } from "../ledger.ts";
import { listOf } from "../lists.ts";
import { newId } from "../new-id.ts";
import { planOf } from "./catalogue.ts";

export interface Period {
  readonly start: number;
  readonly end: number;
}

export interface GivenSubscription {
  readonly customer: string;
  readonly price: Stripe.Price;
  readonly quantity: number;
  readonly period: Period;
  readonly metadata: Stripe.Metadata;
  readonly description: string | null;
  readonly status: Stripe.Subscription.Status;
  readonly trialEnd: number | null;
  readonly defaultPaymentMethod: string | null;
  readonly savesCard: boolean;
}

export function newSubscription(ledger: Ledger, given: GivenSubscription): Stripe.Subscription {
  const id = newId("sub");
  const now = ledger.now();
  return {
    id,
    object: "subscription",
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: given.trialEnd ?? now,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: "included" }, type: "flexible" },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: "charge_automatically",
    created: now,
    currency: given.price.currency,
    customer: given.customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: given.defaultPaymentMethod,
    default_source: null,
    default_tax_rates: [],
    description: given.description,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: "self" },
    },
    items: listOf([newItem(ledger, id, given)], `/v1/subscription_items?subscription=${id}`),
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: given.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: given.savesCard ? "on_subscription" : "off",
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: now,
    status: given.status,
    test_clock: null,
    transfer_data: null,
    trial_end: given.trialEnd,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: "now", missing_payment_method: "create_invoice" },
    },
    trial_start: given.trialEnd === null ? null : now,
  } satisfies Stripe.Subscription;
}

function newItem(
  ledger: Ledger,
  subscription: string,
  { price, quantity, period }: GivenSubscription,
): Stripe.SubscriptionItem {
  return {
    id: newId("si"),
    object: "subscription_item",
    billing_thresholds: null,
    created: ledger.now(),
    current_period_end: period.end,
    current_period_start: period.start,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOf(price),
    price,
    quantity,
    subscription,
    tax_rates: [],
  } satisfies Stripe.SubscriptionItem;
}

/** Everything sold here has one item. */
export function itemOf(subscription: Stripe.Subscription): Stripe.SubscriptionItem {
  const item = subscription.items.data[0];
  if (item === undefined) throw new Error(`${subscription.id} has no item.`);
  return item;
}

/** The subscription's items with the one changed. */
export function itemsWith(
  subscription: Stripe.Subscription,
  changes: Partial<Stripe.SubscriptionItem>,
): Stripe.Subscription["items"] {
  return { ...subscription.items, data: [{ ...itemOf(subscription), ...changes }] };
}
