import type Stripe from "stripe";
import { day, periodEndAfter } from "../calendar.ts";
import { change, type Ledger } from "../ledger.ts";
import { newSetupIntent } from "../objects/intents.ts";
import { newSubscription } from "../objects/subscription.ts";
import { cardError, refusalOf } from "./charge.ts";
import { noCard, payInvoice } from "./collecting.ts";
import { defaultPaymentMethod } from "./default-card.ts";
import { draftInvoice, finalizeInvoice, periodLine } from "./invoicing.ts";

export interface Order {
  readonly customer: Stripe.Customer;
  readonly price: Stripe.Price;
  readonly quantity: number;
  readonly metadata: Stripe.Metadata;
  readonly description: string | null;
  readonly trialDays: number;
  readonly defaultPaymentMethod: string | null;
  readonly savesCard: boolean;
  readonly paymentBehavior: "allow_incomplete" | "default_incomplete" | "error_if_incomplete";
}

/** Begins a subscription, and pays or asks for its first invoice as the order says. */
export function subscribe(ledger: Ledger, order: Order): Stripe.Subscription {
  const card = order.defaultPaymentMethod ?? order.customer.invoice_settings.default_payment_method;
  const isPaidLater = order.paymentBehavior === "default_incomplete" || order.trialDays > 0;
  if (!isPaidLater) requirePayable(ledger, order, typeof card === "string" ? card : null);
  const subscription = begin(ledger, order);
  const invoice = firstInvoice(ledger, subscription, order);
  // What needs no payment now is active from the start, and asks for a card for later.
  if (invoice.status === "paid") {
    subscription.status = order.trialDays > 0 ? "trialing" : "active";
    if (defaultPaymentMethod(ledger, subscription) === null) askForCard(ledger, subscription);
  }
  ledger.emit("customer.subscription.created", subscription);
  if (invoice.status === "open" && !isPaidLater && typeof card === "string") {
    payInvoice(ledger, invoice, card);
  }
  return subscription;
}

function requirePayable(ledger: Ledger, order: Order, card: string | null): void {
  if (card === null) throw noCard();
  const refusal = refusalOf(ledger, card);
  if (refusal && order.paymentBehavior === "error_if_incomplete") throw cardError(refusal);
}

function begin(ledger: Ledger, order: Order): Stripe.Subscription {
  const start = ledger.now();
  const trialEnd = order.trialDays > 0 ? start + order.trialDays * day : null;
  const subscription = newSubscription(ledger, {
    customer: order.customer.id,
    price: order.price,
    quantity: order.quantity,
    period: { start, end: trialEnd ?? periodEndAfter(start, start, order.price) },
    metadata: order.metadata,
    description: order.description,
    status: "incomplete",
    trialEnd,
    defaultPaymentMethod: order.defaultPaymentMethod,
    savesCard: order.savesCard,
  });
  ledger.state.subscriptions[subscription.id] = subscription;
  if (order.customer.currency === null) {
    change(ledger, order.customer, { currency: order.price.currency }, "customer.updated");
  }
  return subscription;
}

function firstInvoice(
  ledger: Ledger,
  subscription: Stripe.Subscription,
  order: Order,
): Stripe.Invoice {
  const item = subscription.items.data[0];
  const start = item?.current_period_start ?? subscription.created;
  const end = item?.current_period_end ?? subscription.created;
  const amount = order.trialDays > 0 ? 0 : undefined;
  const line = periodLine(subscription, { start, end }, amount);
  const invoice = draftInvoice(ledger, subscription, [line], "subscription_create");
  finalizeInvoice(ledger, invoice);
  return invoice;
}

function askForCard(ledger: Ledger, subscription: Stripe.Subscription): void {
  const intent = newSetupIntent(ledger, {
    customer: typeof subscription.customer === "string" ? subscription.customer : null,
    usage: "off_session",
    metadata: {},
    description: null,
  });
  ledger.state.setupIntents[intent.id] = intent;
  subscription.pending_setup_intent = intent.id;
  ledger.emit("setup_intent.created", intent);
}
