import type Stripe from "stripe";
import { day, hour, periodEndAfter } from "./calendar.ts";
import { type Decline, declineOf, declineOffSession, genericDecline } from "./cards.ts";
import {
  cardError,
  draftInvoice,
  endPendingUpdate,
  finalizeInvoice,
  newIntent,
  noCard,
  openInvoicesOf,
  payInvoice,
  saveCard,
  voidInvoice,
} from "./invoices.ts";
import { add, change, find, type Ledger, newId } from "./ledger.ts";
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
  const charged = isPaidLater || trialDays > 0 ? null : card;
  if (charged === null && !isPaidLater && trialDays === 0) throw noCard();
  const decline = charged && declineOf(charged.card.number);
  if (decline) throw cardError(decline);
  const subscription = newSubscription(ledger, order);
  const total = trialDays > 0 ? 0 : (order.price.unit_amount ?? 0);
  const invoice = draftInvoice(ledger, subscription, total, "subscription_create");
  finalizeInvoice(ledger, invoice);
  // What needs no payment now is active at once, and asks for a card for later.
  if (invoice.status === "paid") {
    subscription.status = trialDays > 0 ? "trialing" : "active";
    if (card === null) {
      subscription.pending_setup_intent = newIntent(ledger, "setup_intent", subscription).id;
    }
  }
  ledger.emit("customer.subscription.created", subscription);
  if (charged !== null && invoice.status === "open") payInvoice(ledger, invoice, charged);
  return subscription;
}

function newSubscription(ledger: Ledger, order: Order): Subscription {
  const { price, customer, metadata, card, trialDays, savesCard } = order;
  const start = ledger.now();
  const end = trialDays > 0 ? start + trialDays * day : periodEndAfter(start, start, price);
  const period = { current_period_start: start, current_period_end: end };
  return add(ledger.state.subscriptions, {
    ...{ id: newId("sub"), object: "subscription", status: "incomplete", created: start },
    ...{ customer: customer.id, currency: price.currency, metadata },
    ...{ default_payment_method: card?.id ?? null, pending_setup_intent: null },
    payment_settings: { save_default_payment_method: savesCard ? "on_subscription" : "off" },
    items: { object: "list", data: [{ id: newId("si"), ...period, price }] },
    billing_cycle_anchor: trialDays > 0 ? end : start,
    ...{ cancel_at: null, cancel_at_period_end: false, ended_at: null },
    ...{ latest_invoice: null, pause_collection: null, pending_update: null },
  });
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
    customer: find(ledger, "customers", session.customer),
    price: find(ledger, "prices", session.price),
    metadata: session.subscription_metadata,
    card: saveCard(ledger, cardNumber, session.customer),
    ...{ trialDays: 0, savesCard: false, isPaidLater: false },
  });
  change(ledger, session, { status: "complete", url: null }, "checkout.session.completed");
  return null;
}

export function expireSession(ledger: Ledger, session: CheckoutSession): void {
  change(ledger, session, { status: "expired", url: null }, "checkout.session.expired");
}

/** Ends a subscription now. What is owed is not collected any more; a first payment cannot be made any more. */
export function endSubscription(ledger: Ledger, subscription: Subscription): void {
  const isNew = subscription.status === "incomplete";
  for (const invoice of openInvoicesOf(ledger, subscription)) {
    if (isNew) voidInvoice(ledger, invoice);
    else invoice.next_payment_attempt = null;
  }
  const status = isNew ? "incomplete_expired" : "canceled";
  const event = `customer.subscription.${isNew ? "updated" : "deleted"}`;
  change(ledger, subscription, { status, ended_at: ledger.now() }, event);
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
  const { dunning } = ledger.state;
  const subscription = find(ledger, "subscriptions", invoice.subscription);
  const cardId = subscription.default_payment_method;
  const card = cardId === null ? null : find(ledger, "paymentMethods", cardId);
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
  const { current_period_end: start, price } = item;
  const end = periodEndAfter(subscription.billing_cycle_anchor, start, price);
  const renewed = { ...item, current_period_start: start, current_period_end: end };
  const changes: Partial<Subscription> = { items: { object: "list", data: [renewed] } };
  if (subscription.status === "trialing") changes.status = "active";
  change(ledger, subscription, changes, "customer.subscription.updated");
  const invoice = draftInvoice(ledger, subscription, price.unit_amount ?? 0, "subscription_cycle");
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
  const end = () => endSubscription(ledger, subscription);
  if (status === "incomplete") yield { time: created + 23 * hour, run: end };
  if (pending_update !== null) {
    yield { time: pending_update.expires_at, run: () => endPendingUpdate(ledger, subscription) };
  }
  if (!["active", "past_due", "trialing"].includes(status)) return;
  if (cancel_at !== null) yield { time: cancel_at, run: end };
  yield { time: items.data[0].current_period_end, run: () => renew(ledger, subscription) };
}
