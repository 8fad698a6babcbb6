import type Stripe from "stripe";
import { day, hour, periodEndAfter } from "./calendar.ts";
import { type Decline, declineOf, declineOffSession, genericDecline } from "./cards.ts";
import {
  cardError,
  draftInvoice,
  endPendingUpdate,
  finalizeInvoice,
  newClientSecret,
  noCard,
  openInvoicesOf,
  payInvoice,
  saveCard,
  voidInvoice,
} from "./invoices.ts";
import { change, type Ledger, newId, own } from "./ledger.ts";
import { invalidRequest } from "./refusal.ts";
import type {
  CheckoutSession,
  Customer,
  Invoice,
  PaymentMethod,
  Price,
  Subscription,
} from "./state.ts";

export interface Order {
  readonly customer: Customer;
  readonly price: Price;
  readonly metadata: Stripe.Metadata;
  readonly trialDays: number;
  readonly card: PaymentMethod | null;
  /** Whether the card that pays the first invoice becomes the subscription's own. */
  readonly savesCard: boolean;
  /** Whether the first invoice waits for the customer to pay it. */
  readonly isPaidLater: boolean;
}

/** Starts a subscription, and charges the card, or waits for its first payment, as the order says. */
export function subscribe(ledger: Ledger, order: Order): Subscription {
  const { card, isPaidLater, trialDays } = order;
  const isCharged = !isPaidLater && trialDays === 0;
  if (isCharged && card === null) throw noCard();
  const decline = isCharged && card !== null ? declineOf(card.card.number) : null;
  if (decline) throw cardError(decline);
  const subscription = newSubscription(ledger, order);
  const total = trialDays > 0 ? 0 : (order.price.unit_amount ?? 0);
  const invoice = draftInvoice(ledger, subscription, total, "subscription_create");
  finalizeInvoice(ledger, invoice);
  // What needs no payment now is active at once, and asks for a card for later.
  if (invoice.status === "paid") {
    subscription.status = trialDays > 0 ? "trialing" : "active";
    if (card === null) askForCard(ledger, subscription);
  }
  ledger.emit("customer.subscription.created", subscription);
  if (isCharged && card !== null && invoice.status === "open") payInvoice(ledger, invoice, card);
  return subscription;
}

function newSubscription(ledger: Ledger, order: Order): Subscription {
  const { price, card } = order;
  const start = ledger.now();
  const end =
    order.trialDays > 0 ? start + order.trialDays * day : periodEndAfter(start, start, price);
  const period = { current_period_start: start, current_period_end: end };
  const subscription: Subscription = {
    id: newId("sub"),
    object: "subscription",
    billing_cycle_anchor: order.trialDays > 0 ? end : start,
    cancel_at: null,
    cancel_at_period_end: false,
    created: start,
    currency: price.currency,
    customer: order.customer.id,
    default_payment_method: card?.id ?? null,
    ended_at: null,
    items: { object: "list", data: [{ id: newId("si"), ...period, price }] },
    latest_invoice: null,
    metadata: order.metadata,
    pause_collection: null,
    payment_settings: { save_default_payment_method: order.savesCard ? "on_subscription" : "off" },
    pending_setup_intent: null,
    pending_update: null,
    status: "incomplete",
  };
  ledger.state.subscriptions[subscription.id] = subscription;
  return subscription;
}

function askForCard(ledger: Ledger, subscription: Subscription): void {
  const id = newId("seti");
  ledger.state.setupIntents[id] = {
    id,
    object: "setup_intent",
    client_secret: newClientSecret(id),
    customer: subscription.customer,
    status: "requires_payment_method",
  };
  subscription.pending_setup_intent = id;
}

/** The customer pays on the hosted page. With a card that is declined the session stays open. */
export function payCheckout(
  ledger: Ledger,
  session: CheckoutSession,
  cardNumber: string,
): Decline | null {
  if (session.status !== "open") throw invalidRequest(`This session is ${session.status}.`);
  const decline = declineOf(cardNumber);
  if (decline) return decline;
  subscribe(ledger, {
    customer: own(ledger.state.customers, session.customer),
    price: own(ledger.state.prices, session.price),
    metadata: session.subscription_metadata,
    trialDays: 0,
    card: saveCard(ledger, cardNumber, session.customer),
    savesCard: false,
    isPaidLater: false,
  });
  change(ledger, session, { status: "complete", url: null }, "checkout.session.completed");
  return null;
}

/** Ends a subscription now. What is owed is not collected any more. */
export function endSubscription(ledger: Ledger, subscription: Subscription): void {
  if (subscription.status === "incomplete") {
    expireSubscription(ledger, subscription);
    return;
  }
  for (const invoice of openInvoicesOf(ledger, subscription)) invoice.next_payment_attempt = null;
  const ended = { status: "canceled", ended_at: ledger.now() } as const;
  change(ledger, subscription, ended, "customer.subscription.deleted");
}

/** A first payment that never came. */
function expireSubscription(ledger: Ledger, subscription: Subscription): void {
  for (const invoice of openInvoicesOf(ledger, subscription)) voidInvoice(ledger, invoice);
  const expired = { status: "incomplete_expired", ended_at: ledger.now() } as const;
  change(ledger, subscription, expired, "customer.subscription.updated");
}

/** Why a charge without the customer present fails: first what a test has asked for, then the card. */
export function takeDecline(ledger: Ledger, card: PaymentMethod): Decline | null {
  const { chargesToFail } = ledger.state;
  for (const who of [card.customer ?? "", "*"]) {
    const count = chargesToFail[who] ?? 0;
    if (count === 0) continue;
    chargesToFail[who] = count - 1;
    return genericDecline;
  }
  return declineOffSession(card.card.number);
}

/** Finalizes an invoice, and charges it to the subscription's card. */
export function collect(ledger: Ledger, invoice: Invoice): void {
  if (invoice.status === "draft") finalizeInvoice(ledger, invoice);
  if (invoice.status !== "open") return;
  const { paymentMethods, subscriptions, dunning } = ledger.state;
  const subscription = own(subscriptions, invoice.subscription);
  const cardId = subscription.default_payment_method;
  const card = cardId === null ? null : own(paymentMethods, cardId);
  if (card === null) invoice.attempt_count += 1;
  else if (payInvoice(ledger, invoice, card, takeDecline(ledger, card)) === null) return;
  const days = dunning.retryDays[invoice.attempt_count - 1];
  invoice.next_payment_attempt = days === undefined ? null : ledger.now() + days * day;
  if (days === undefined && dunning.finally === "cancel") {
    endSubscription(ledger, subscription);
    return;
  }
  const status = days === undefined ? "unpaid" : "past_due";
  change(ledger, subscription, { status }, "customer.subscription.updated");
}

/** The next period begins and is billed; while the subscription is paused its invoice is void. */
function renew(ledger: Ledger, subscription: Subscription): void {
  const [item] = subscription.items.data;
  const start = item.current_period_end;
  const end = periodEndAfter(subscription.billing_cycle_anchor, start, item.price);
  const period = { current_period_start: start, current_period_end: end };
  const changes: Partial<Subscription> = {
    items: { object: "list", data: [{ ...item, ...period }] },
  };
  if (subscription.status === "trialing") changes.status = "active";
  change(ledger, subscription, changes, "customer.subscription.updated");
  const price = item.price.unit_amount ?? 0;
  const invoice = draftInvoice(ledger, subscription, price, "subscription_cycle");
  if (subscription.pause_collection === null) collect(ledger, invoice);
  else voidInvoice(ledger, invoice);
}

interface Due {
  readonly time: number;
  readonly run: () => void;
}

/** Runs everything that is due until a time, in order, each as of its own time: everyone's, or one customer's. */
export function settleDue(ledger: Ledger, until = ledger.now(), customer?: string): void {
  for (;;) {
    let next: Due | null = null;
    for (const due of dueOf(ledger, customer)) {
      if (next === null || due.time < next.time) next = due;
    }
    if (next === null || next.time > until) return;
    ledger.at(next.time, next.run);
  }
}

function* dueOf(ledger: Ledger, customer?: string): Iterable<Due> {
  const { checkoutSessions, invoices, subscriptions } = ledger.state;
  const isConcerned = (owned: { customer: string }) =>
    customer === undefined || owned.customer === customer;
  for (const session of Object.values(checkoutSessions).filter(isConcerned)) {
    if (session.status !== "open") continue;
    yield { time: session.expires_at, run: () => expireSession(ledger, session) };
  }
  for (const invoice of Object.values(invoices).filter(isConcerned)) {
    if (invoice.status !== "open" || invoice.next_payment_attempt === null) continue;
    yield { time: invoice.next_payment_attempt, run: () => collect(ledger, invoice) };
  }
  for (const subscription of Object.values(subscriptions).filter(isConcerned)) {
    yield* dueOfSubscription(ledger, subscription);
  }
}

function* dueOfSubscription(ledger: Ledger, subscription: Subscription): Iterable<Due> {
  const { status, cancel_at, created, items, pending_update } = subscription;
  if (status === "incomplete") {
    yield { time: created + 23 * hour, run: () => expireSubscription(ledger, subscription) };
  }
  if (pending_update !== null) {
    yield { time: pending_update.expires_at, run: () => endPendingUpdate(ledger, subscription) };
  }
  if (!["active", "past_due", "trialing"].includes(status)) return;
  if (cancel_at !== null) {
    yield { time: cancel_at, run: () => endSubscription(ledger, subscription) };
  }
  yield { time: items.data[0].current_period_end, run: () => renew(ledger, subscription) };
}

export function expireSession(ledger: Ledger, session: CheckoutSession): void {
  change(ledger, session, { status: "expired", url: null }, "checkout.session.expired");
}
