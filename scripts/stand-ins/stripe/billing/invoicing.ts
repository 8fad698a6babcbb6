import type Stripe from "stripe";
import { idOf, own, ownCustomer } from "../find.ts";
import { change, type Ledger } from "../ledger.ts";
import { newPaymentIntent } from "../objects/intents.ts";
import { newInvoice, newInvoiceLine, newInvoicePayment } from "../objects/invoice.ts";
import { itemOf, type Period } from "../objects/subscription.ts";

/** The line for a whole period of the subscription. */
export function periodLine(
  subscription: Stripe.Subscription,
  period: Period,
  amount = fullAmount(itemOf(subscription)),
): Stripe.InvoiceLineItem {
  const item = itemOf(subscription);
  return newInvoiceLine({
    subscription,
    item,
    amount,
    description: amount === 0 ? "Free trial" : `1 × ${item.price.lookup_key ?? item.price.id}`,
    period,
    isProration: false,
  });
}

/** The line for a part of a period, given back or charged. */
export function prorationLine(
  subscription: Stripe.Subscription,
  item: Stripe.SubscriptionItem,
  amount: number,
  period: Period,
): Stripe.InvoiceLineItem {
  const name = item.price.lookup_key ?? item.price.id;
  const description = `${amount < 0 ? "Unused" : "Remaining"} time on ${name}`;
  return newInvoiceLine({ subscription, item, amount, description, period, isProration: true });
}

export function fullAmount(item: Stripe.SubscriptionItem): number {
  return (item.price.unit_amount ?? 0) * (item.quantity ?? 1);
}

/** Drafts an invoice, with the prorations that waited for it, and makes it the subscription's latest. */
export function draftInvoice(
  ledger: Ledger,
  subscription: Stripe.Subscription,
  lines: Stripe.InvoiceLineItem[],
  reason: Stripe.Invoice.BillingReason,
): Stripe.Invoice {
  const waiting = ledger.state.pendingLines[subscription.id] ?? [];
  delete ledger.state.pendingLines[subscription.id];
  const item = itemOf(subscription);
  const invoice = newInvoice(ledger, {
    subscription,
    customer: ownCustomer(ledger, subscription),
    lines: [...waiting, ...lines],
    reason,
    period: { start: item.current_period_start, end: item.current_period_end },
  });
  ledger.state.invoices[invoice.id] = invoice;
  subscription.latest_invoice = invoice.id;
  ledger.emit("invoice.created", invoice);
  return invoice;
}

/**
 * Gives the invoice its number and what is left to pay after the customer's balance; with nothing left it is
 * paid, otherwise it waits for its payment intent.
 */
export function finalizeInvoice(ledger: Ledger, invoice: Stripe.Invoice): void {
  const customer = ownCustomer(ledger, invoice);
  const sequence = customer.next_invoice_sequence ?? 1;
  const withBalance = invoice.total + customer.balance;
  const due = Math.max(withBalance, 0);
  // A total below nothing, or a balance above the total, stays with the customer for the next invoice.
  const endingBalance = Math.min(withBalance, 0);
  customer.next_invoice_sequence = sequence + 1;
  customer.balance = endingBalance;
  const page = `${ledger.url}/i/${invoice.id}`;
  change(
    ledger,
    invoice,
    {
      amount_due: due,
      amount_remaining: due,
      ending_balance: endingBalance,
      number: `${customer.invoice_prefix}-${String(sequence).padStart(4, "0")}`,
      hosted_invoice_url: page,
      invoice_pdf: page,
      effective_at: ledger.now(),
      status: "open",
      status_transitions: { ...invoice.status_transitions, finalized_at: ledger.now() },
    },
    "invoice.finalized",
  );
  if (due === 0) markPaid(ledger, invoice);
  else addPaymentIntent(ledger, invoice);
}

function addPaymentIntent(ledger: Ledger, invoice: Stripe.Invoice): void {
  const subscription = subscriptionOf(ledger, invoice);
  const intent = newPaymentIntent(ledger, {
    amount: invoice.amount_due,
    currency: invoice.currency,
    customer: idOf(invoice.customer),
    description: "Subscription creation",
    savesCard: subscription.payment_settings?.save_default_payment_method === "on_subscription",
  });
  const payment = newInvoicePayment(ledger, invoice, intent);
  ledger.state.paymentIntents[intent.id] = intent;
  ledger.state.invoicePayments[payment.id] = payment;
  ledger.emit("payment_intent.created", intent);
}

export function markPaid(ledger: Ledger, invoice: Stripe.Invoice): void {
  change(
    ledger,
    invoice,
    {
      status: "paid",
      amount_paid: invoice.amount_due,
      amount_remaining: 0,
      attempted: true,
      auto_advance: false,
      next_payment_attempt: null,
      status_transitions: { ...invoice.status_transitions, paid_at: ledger.now() },
    },
    "invoice.updated",
    "invoice.paid",
    "invoice.payment_succeeded",
  );
}

export function voidInvoice(ledger: Ledger, invoice: Stripe.Invoice): void {
  const intent = paymentIntentOf(ledger, invoice);
  if (intent) {
    change(
      ledger,
      intent,
      { status: "canceled", canceled_at: ledger.now(), cancellation_reason: "void_invoice" },
      "payment_intent.canceled",
    );
  }
  change(
    ledger,
    invoice,
    {
      status: "void",
      auto_advance: false,
      next_payment_attempt: null,
      status_transitions: { ...invoice.status_transitions, voided_at: ledger.now() },
    },
    "invoice.voided",
  );
}

export function subscriptionOf(ledger: Ledger, invoice: Stripe.Invoice): Stripe.Subscription {
  return own(ledger.state.subscriptions, idOf(invoice.parent?.subscription_details?.subscription));
}

export function paymentOf(ledger: Ledger, invoice: Stripe.Invoice) {
  return Object.values(ledger.state.invoicePayments).find(
    (payment) => payment.invoice === invoice.id,
  );
}

export function paymentIntentOf(
  ledger: Ledger,
  invoice: Stripe.Invoice,
): Stripe.PaymentIntent | null {
  const payment = paymentOf(ledger, invoice);
  return payment ? own(ledger.state.paymentIntents, idOf(payment.payment.payment_intent)) : null;
}

export function invoiceOf(ledger: Ledger, intent: Stripe.PaymentIntent): Stripe.Invoice | null {
  const payment = Object.values(ledger.state.invoicePayments).find(
    (candidate) => candidate.payment.payment_intent === intent.id,
  );
  return payment ? own(ledger.state.invoices, idOf(payment.invoice)) : null;
}
