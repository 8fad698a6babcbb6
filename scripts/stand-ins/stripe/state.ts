import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type Stripe from "stripe";

// Stripe's objects with the fields that the product and its tests read, and no others. What refers to
// another object holds its id.

export type Product = Pick<Stripe.Product, "id" | "object" | "active" | "livemode" | "name">;

export interface Price
  extends Pick<
    Stripe.Price,
    | ("id" | "object" | "active" | "billing_scheme" | "currency")
    | ("lookup_key" | "tax_behavior" | "unit_amount")
  > {
  product: string;
  recurring: Pick<Stripe.Price.Recurring, "interval" | "interval_count" | "usage_type"> | null;
}

export interface Customer
  extends Pick<Stripe.Customer, "id" | "object" | "balance" | "email" | "metadata"> {
  deleted: boolean;
}

export interface PaymentMethod {
  readonly id: string;
  readonly object: "payment_method";
  customer: string | null;
  /** The whole number, which Stripe never shows: it decides which charges are declined. */
  readonly card: { readonly number: string };
}

interface SubscriptionItem
  extends Pick<Stripe.SubscriptionItem, "id" | "current_period_start" | "current_period_end"> {
  price: Price;
}

/** Every subscription sold here has one item. */
export interface Subscription
  extends Pick<
    Stripe.Subscription,
    | ("id" | "object" | "billing_cycle_anchor" | "cancel_at" | "cancel_at_period_end")
    | ("created" | "currency" | "ended_at" | "metadata" | "status")
  > {
  readonly customer: string;
  default_payment_method: string | null;
  items: { object: "list"; data: [SubscriptionItem] };
  latest_invoice: string | null;
  pause_collection: { behavior: "void" } | null;
  payment_settings: { save_default_payment_method: "on_subscription" | "off" };
  pending_setup_intent: string | null;
  /** A change of plan that is made once its invoice is paid. */
  pending_update: { expires_at: number; subscription_items: [SubscriptionItem] } | null;
}

export interface Invoice
  extends Pick<
    Stripe.Invoice,
    | ("id" | "object" | "amount_due" | "amount_paid" | "attempt_count" | "created" | "currency")
    | ("next_payment_attempt" | "total")
  > {
  readonly billing_reason: "subscription_create" | "subscription_cycle" | "subscription_update";
  readonly customer: string;
  hosted_invoice_url: string | null;
  payment_intent: string | null;
  status: "draft" | "open" | "paid" | "void";
  readonly subscription: string;
}

/** Of a payment, or of a card that is only saved. */
export interface Intent {
  readonly id: string;
  readonly object: "payment_intent" | "setup_intent";
  readonly client_secret: string;
  readonly customer: string;
  readonly invoice: string | null;
  last_payment_error: { type: string; code: string; message: string } | null;
  payment_method: string | null;
  status: "requires_payment_method" | "requires_action" | "succeeded" | "canceled";
}

export interface CheckoutSession
  extends Pick<
    Stripe.Checkout.Session,
    "id" | "object" | "cancel_url" | "client_reference_id" | "expires_at" | "url"
  > {
  readonly customer: string;
  readonly metadata: Stripe.Metadata;
  readonly success_url: string;
  status: "open" | "complete" | "expired";
  /** What is sold, and what the subscription is marked with. */
  readonly price: string;
  readonly subscription_metadata: Stripe.Metadata;
}

interface PortalConfiguration
  extends Pick<Stripe.BillingPortal.Configuration, "id" | "object" | "active" | "metadata"> {
  features: Record<string, { enabled: boolean }>;
}

interface PortalSession
  extends Pick<Stripe.BillingPortal.Session, "id" | "object" | "customer" | "return_url" | "url"> {
  readonly configuration: string;
}

export interface StripeEvent {
  readonly id: string;
  readonly object: "event";
  readonly created: number;
  readonly data: { readonly object: Readonly<Record<string, unknown>> };
  /** 0 once the Worker has taken it. */
  pending_webhooks: number;
  readonly type: string;
}

/** What the account's billing settings say about a renewal that fails. */
export interface Dunning {
  /** Days from one attempt to charge its invoice to the next. */
  readonly retryDays: readonly number[];
  /** What happens to the subscription after the last attempt. */
  readonly finally: "cancel" | "unpaid";
}

/** What has an id, by the name of its collection. */
export interface Objects {
  products: Product;
  prices: Price;
  customers: Customer;
  paymentMethods: PaymentMethod;
  subscriptions: Subscription;
  invoices: Invoice;
  intents: Intent;
  checkoutSessions: CheckoutSession;
  portalConfigurations: PortalConfiguration;
  portalSessions: PortalSession;
  events: StripeEvent;
}

/** By id, oldest first. */
export type Collections = { [Kind in keyof Objects]: Record<string, Objects[Kind]> };

/** Everything that the stand-in holds. */
export interface State extends Collections {
  /** Seconds by which the stand-in's clock is ahead of the machine's. */
  secondsAhead: number;
  /** The response to a request, by its idempotency key. */
  savedResponses: Record<
    string,
    {
      readonly request: string;
      readonly savedAt: number;
      readonly status: number;
      readonly body: unknown;
    }
  >;
  /** How many of the next charges without the customer present fail, by customer; `*` is anyone. */
  chargesToFail: Record<string, number>;
  dunning: Dunning;
}

export function emptyState(): State {
  return {
    ...{ secondsAhead: 0, products: {}, prices: {}, customers: {}, paymentMethods: {} },
    ...{ subscriptions: {}, invoices: {}, intents: {}, checkoutSessions: {} },
    ...{ portalConfigurations: {}, portalSessions: {}, events: {}, savedResponses: {} },
    ...{ chargesToFail: {}, dunning: { retryDays: [3, 5, 7], finally: "cancel" } },
  };
}

/** Only `saveState` writes the file, so its content is trusted. */
export function loadState(file: string | undefined): State {
  if (file === undefined || !existsSync(file)) return emptyState();
  return { ...emptyState(), ...(JSON.parse(readFileSync(file, "utf8")) as State) };
}

export function saveState(file: string, state: State): void {
  mkdirSync(dirname(file), { recursive: true });
  // Written to another file and renamed, so that an interruption leaves the last complete state.
  writeFileSync(`${file}.new`, JSON.stringify(state), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}
