import { periodEndAfter } from "./calendar.ts";
import { type Decline, declineOf } from "./cards.ts";
import { change, type Ledger, newId, own } from "./ledger.ts";
import { invalidRequest, Refusal } from "./refusal.ts";
import type { Invoice, PaymentIntent, PaymentMethod, Subscription } from "./state.ts";

/** Drafts an invoice over a total in cents, and makes it the subscription's latest. */
export function draftInvoice(
  ledger: Ledger,
  subscription: Subscription,
  total: number,
  reason: Invoice["billing_reason"],
): Invoice {
  const invoice: Invoice = {
    id: newId("in"),
    object: "invoice",
    amount_due: Math.max(total, 0),
    amount_paid: 0,
    attempt_count: 0,
    billing_reason: reason,
    created: ledger.now(),
    currency: subscription.currency,
    customer: subscription.customer,
    hosted_invoice_url: null,
    next_payment_attempt: null,
    payment_intent: null,
    status: "draft",
    subscription: subscription.id,
    total,
  };
  ledger.state.invoices[invoice.id] = invoice;
  subscription.latest_invoice = invoice.id;
  ledger.emit("invoice.created", invoice);
  return invoice;
}

/**
 * Deducts the customer's credit: with nothing left to pay the invoice is paid, otherwise it waits for its payment
 * intent. A total below zero, or a credit above the total, stays with the customer for the next invoice.
 */
export function finalizeInvoice(ledger: Ledger, invoice: Invoice): void {
  const { state } = ledger;
  const customer = own(state.customers, invoice.customer);
  const rest = invoice.total + customer.balance;
  customer.balance = Math.min(rest, 0);
  const finalized = {
    amount_due: Math.max(rest, 0),
    hosted_invoice_url: `${ledger.url}/i/${invoice.id}`,
    status: "open",
  } as const;
  change(ledger, invoice, finalized, "invoice.finalized");
  if (rest <= 0) {
    markPaid(ledger, invoice);
    return;
  }
  const id = newId("pi");
  state.paymentIntents[id] = {
    id,
    object: "payment_intent",
    client_secret: newClientSecret(id),
    customer: customer.id,
    invoice: invoice.id,
    last_payment_error: null,
    payment_method: null,
    status: "requires_payment_method",
  };
  invoice.payment_intent = id;
}

export function newClientSecret(id: string): string {
  return `${id}_${newId("secret")}`;
}

function markPaid(ledger: Ledger, invoice: Invoice): void {
  const paid = {
    status: "paid",
    amount_paid: invoice.amount_due,
    next_payment_attempt: null,
  } as const;
  change(ledger, invoice, paid, "invoice.paid", "invoice.payment_succeeded");
}

export function voidInvoice(ledger: Ledger, invoice: Invoice): void {
  if (invoice.payment_intent !== null) intentOf(ledger, invoice).status = "canceled";
  change(ledger, invoice, { status: "void", next_payment_attempt: null }, "invoice.voided");
}

export function intentOf(ledger: Ledger, invoice: Invoice): PaymentIntent {
  return own(ledger.state.paymentIntents, invoice.payment_intent);
}

export function saveCard(
  ledger: Ledger,
  number: string,
  customer: string | null = null,
): PaymentMethod {
  const id = newId("pm");
  const card: PaymentMethod = {
    id,
    object: "payment_method",
    type: "card",
    customer,
    card: { number },
  };
  ledger.state.paymentMethods[id] = card;
  return card;
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
  Object.assign(intent, {
    status: "succeeded",
    payment_method: card.id,
    last_payment_error: null,
  } satisfies Partial<PaymentIntent>);
  card.customer = intent.customer;
  markPaid(ledger, invoice);
  updatePaidSubscription(ledger, invoice, card);
  return null;
}

/** The payment waits for another card. */
export function refusePayment(
  intent: PaymentIntent,
  error: NonNullable<PaymentIntent["last_payment_error"]>,
): void {
  intent.status = "requires_payment_method";
  intent.payment_method = null;
  intent.last_payment_error = error;
}

/** Nothing more is owed: the subscription is active, its change of plan is made, and the card is kept. */
function updatePaidSubscription(ledger: Ledger, invoice: Invoice, card: PaymentMethod): void {
  const subscription = own(ledger.state.subscriptions, invoice.subscription);
  const changes: Partial<Subscription> = {};
  const isWaiting = ["incomplete", "past_due", "unpaid"].includes(subscription.status);
  if (isWaiting && openInvoicesOf(ledger, subscription).length === 0) changes.status = "active";
  if (
    subscription.default_payment_method === null &&
    subscription.payment_settings.save_default_payment_method === "on_subscription"
  ) {
    changes.default_payment_method = card.id;
  }
  const [item] = subscription.pending_update?.subscription_items ?? [];
  if (item !== undefined && subscription.latest_invoice === invoice.id) {
    const start = ledger.now();
    const end = periodEndAfter(start, start, item.price);
    const period = { current_period_start: start, current_period_end: end };
    changes.items = { object: "list", data: [{ ...item, ...period }] };
    changes.billing_cycle_anchor = start;
    changes.pending_update = null;
  }
  if (Object.keys(changes).length === 0) return;
  change(ledger, subscription, changes, "customer.subscription.updated");
}

/** A change of plan has waited too long for its payment, or another one replaces it. */
export function endPendingUpdate(ledger: Ledger, subscription: Subscription): void {
  if (subscription.pending_update === null) return;
  const invoice = own(ledger.state.invoices, subscription.latest_invoice);
  if (invoice.status === "open") voidInvoice(ledger, invoice);
  change(ledger, subscription, { pending_update: null }, "customer.subscription.updated");
}

export function openInvoicesOf(ledger: Ledger, { id }: Subscription): Invoice[] {
  return Object.values(ledger.state.invoices).filter(
    (invoice) => invoice.status === "open" && invoice.subscription === id,
  );
}

export function noCard(): Refusal {
  return invalidRequest(
    "This customer has no attached payment source or default payment method. Please consider adding a default payment method.",
    { code: "resource_missing" },
  );
}

export function cardError({ code, message }: Decline, intent?: PaymentIntent): Refusal {
  return new Refusal(402, {
    type: "card_error",
    code,
    message,
    ...(intent && { payment_intent: intent }),
  });
}
