import { periodEndAfter } from "./calendar.ts";
import { type Decline, declineOf } from "./cards.ts";
import { add, change, find, type Ledger, newId } from "./ledger.ts";
import { invalidRequest, Refusal } from "./refusal.ts";
import type { Intent, Invoice, PaymentMethod, Subscription } from "./state.ts";

/** Drafts an invoice over a total in cents, and makes it the subscription's latest. */
export function draftInvoice(
  ledger: Ledger,
  subscription: Subscription,
  total: number,
  reason: Invoice["billing_reason"],
): Invoice {
  const { customer, currency } = subscription;
  const invoice = add(ledger.state.invoices, {
    ...{ id: newId("in"), object: "invoice", status: "draft", created: ledger.now() },
    ...{ subscription: subscription.id, customer, currency, billing_reason: reason },
    ...{ total, amount_due: Math.max(total, 0), amount_paid: 0, attempt_count: 0 },
    ...{ hosted_invoice_url: null, next_payment_attempt: null, payment_intent: null },
  });
  subscription.latest_invoice = invoice.id;
  ledger.emit("invoice.created", invoice);
  return invoice;
}

/**
 * Deducts the customer's credit: with nothing left to pay the invoice is paid, otherwise it waits for its payment
 * intent. A total below zero, or a credit above the total, stays with the customer for the next invoice.
 */
export function finalizeInvoice(ledger: Ledger, invoice: Invoice): void {
  const customer = find(ledger, "customers", invoice.customer);
  const rest = invoice.total + customer.balance;
  customer.balance = Math.min(rest, 0);
  const finalized = { amount_due: Math.max(rest, 0), status: "open" } as const;
  change(ledger, invoice, finalized, "invoice.finalized");
  if (rest <= 0) {
    markPaid(ledger, invoice);
    return;
  }
  const { id, client_secret } = newIntent(ledger, "payment_intent", invoice);
  invoice.payment_intent = id;
  // Stripe's page of an invoice asks the bank's question, and nothing else here needs that page.
  invoice.hosted_invoice_url = `${ledger.url}/3ds/${id}?client_secret=${client_secret}`;
}

/** For an invoice's payment, or for a card that later invoices are charged to. */
export function newIntent(
  { state }: Ledger,
  object: Intent["object"],
  { id: owner, customer }: Invoice | Subscription,
): Intent {
  const id = newId(object === "payment_intent" ? "pi" : "seti");
  return add(state.intents, {
    ...{ id, object, customer, client_secret: `${id}_${newId("secret")}` },
    invoice: object === "payment_intent" ? owner : null,
    ...{ last_payment_error: null, payment_method: null, status: "requires_payment_method" },
  });
}

function markPaid(ledger: Ledger, invoice: Invoice): void {
  const { amount_due: amount_paid } = invoice;
  const paid = { status: "paid", amount_paid, next_payment_attempt: null } as const;
  change(ledger, invoice, paid, "invoice.paid", "invoice.payment_succeeded");
}

export function voidInvoice(ledger: Ledger, invoice: Invoice): void {
  if (invoice.payment_intent !== null) intentOf(ledger, invoice).status = "canceled";
  change(ledger, invoice, { status: "void", next_payment_attempt: null }, "invoice.voided");
}

export function intentOf(ledger: Ledger, { payment_intent }: Invoice): Intent {
  return find(ledger, "intents", payment_intent);
}

export function saveCard(
  { state }: Ledger,
  number: string,
  customer: string | null = null,
): PaymentMethod {
  const card = { number };
  return add(state.paymentMethods, { id: newId("pm"), object: "payment_method", customer, card });
}

/** Charges an open invoice. @returns why the card is declined; null when the invoice is paid. */
export function payInvoice(
  ledger: Ledger,
  invoice: Invoice,
  card: PaymentMethod,
  decline: Decline | null = declineOf(card.card.number),
): Decline | null {
  const intent = intentOf(ledger, invoice);
  invoice.attempt_count += 1;
  if (decline) {
    refusePayment(intent, { type: "card_error", ...decline });
    ledger.emit("invoice.payment_failed", invoice);
    return decline;
  }
  const paid = { status: "succeeded", payment_method: card.id, last_payment_error: null } as const;
  change(ledger, intent, paid);
  card.customer = intent.customer;
  markPaid(ledger, invoice);
  updatePaidSubscription(ledger, invoice, card);
  return null;
}

/** The payment waits for another card. */
export function refusePayment(intent: Intent, error: NonNullable<Intent["last_payment_error"]>) {
  intent.status = "requires_payment_method";
  intent.payment_method = null;
  intent.last_payment_error = error;
}

/** Nothing more is owed: the subscription is active, its change of plan is made, and the card is kept. */
function updatePaidSubscription(ledger: Ledger, invoice: Invoice, card: PaymentMethod): void {
  const subscription = find(ledger, "subscriptions", invoice.subscription);
  const { status, default_payment_method, payment_settings, pending_update } = subscription;
  const changes: Partial<Subscription> = {};
  const isWaiting = ["incomplete", "past_due", "unpaid"].includes(status);
  if (isWaiting && openInvoicesOf(ledger, subscription).length === 0) changes.status = "active";
  const savesCard = payment_settings.save_default_payment_method === "on_subscription";
  if (default_payment_method === null && savesCard) changes.default_payment_method = card.id;
  if (pending_update !== null && subscription.latest_invoice === invoice.id) {
    Object.assign(changes, periodFromNow(ledger, pending_update.subscription_items[0]));
    changes.pending_update = null;
  }
  if (Object.keys(changes).length === 0) return;
  change(ledger, subscription, changes, "customer.subscription.updated");
}

/** A subscription whose item's period begins now. */
export function periodFromNow(
  { now }: Ledger,
  item: Subscription["items"]["data"][0],
): Pick<Subscription, "items" | "billing_cycle_anchor"> {
  const start = now();
  const end = periodEndAfter(start, start, item.price);
  const started = { ...item, current_period_start: start, current_period_end: end };
  return { items: { object: "list", data: [started] }, billing_cycle_anchor: start };
}

/** A change of plan has waited too long for its payment, or another one replaces it. */
export function endPendingUpdate(ledger: Ledger, subscription: Subscription): void {
  if (subscription.pending_update === null) return;
  const invoice = find(ledger, "invoices", subscription.latest_invoice);
  if (invoice.status === "open") voidInvoice(ledger, invoice);
  change(ledger, subscription, { pending_update: null }, "customer.subscription.updated");
}

export function openInvoicesOf({ state }: Ledger, { id }: Subscription): Invoice[] {
  return Object.values(state.invoices).filter(
    (invoice) => invoice.status === "open" && invoice.subscription === id,
  );
}

export function noCard(): Refusal {
  return invalidRequest(
    "This customer has no attached payment source or default payment method. Please consider adding a default payment method.",
    { code: "resource_missing" },
  );
}

export function cardError({ code, message }: Decline, intent?: Intent): Refusal {
  const body = { type: "card_error", code, message } as const;
  return new Refusal(402, { ...body, ...(intent && { payment_intent: intent }) });
}
