import type Stripe from "stripe";
import { day } from "../calendar.ts";
import type { CardRefusal } from "../cards.ts";
import { idOf } from "../find.ts";
import { change, type Ledger } from "../ledger.ts";
import { invalidRequest, type Refusal } from "../refusal.ts";
import type { Dunning } from "../state.ts";
import { fail, refusalOf, succeed, takeOffSessionRefusal } from "./charge.ts";
import { defaultPaymentMethod } from "./default-card.ts";
import { endSubscription } from "./ending.ts";
import { markPaid, paymentIntentOf, paymentOf, subscriptionOf } from "./invoicing.ts";
import { applyPendingUpdate } from "./pending-update.ts";

export function noCard(): Refusal {
  return invalidRequest(
    "This customer has no attached payment source or default payment method. Please consider adding a default payment method.",
    { code: "resource_missing" },
  );
}

/** Charges an open invoice with the customer present; null when it is paid. */
export function payInvoice(
  ledger: Ledger,
  invoice: Stripe.Invoice,
  paymentMethod: string,
): CardRefusal | null {
  return settle(ledger, invoice, paymentMethod, refusalOf(ledger, paymentMethod));
}

/** Charges an open invoice to the default card, as at a renewal; a failure makes the subscription past due. */
export function collect(ledger: Ledger, invoice: Stripe.Invoice): void {
  const subscription = subscriptionOf(ledger, invoice);
  const paymentMethod = defaultPaymentMethod(ledger, subscription);
  const isPaid =
    paymentMethod !== null &&
    settle(
      ledger,
      invoice,
      paymentMethod,
      takeOffSessionRefusal(ledger, idOf(invoice.customer), paymentMethod),
    ) === null;
  if (isPaid) return;
  if (paymentMethod === null) recordFailure(ledger, invoice);
  scheduleRetry(ledger, invoice, subscription);
}

function settle(
  ledger: Ledger,
  invoice: Stripe.Invoice,
  paymentMethod: string,
  refusal: CardRefusal | null,
): CardRefusal | null {
  const intent = paymentIntentOf(ledger, invoice);
  if (!intent) throw new Error(`${invoice.id} has nothing to pay.`);
  if (refusal) {
    fail(ledger, intent, paymentMethod, refusal);
    recordFailure(ledger, invoice);
    return refusal;
  }
  succeed(ledger, intent, paymentMethod);
  invoice.attempt_count += 1;
  const payment = paymentOf(ledger, invoice);
  if (payment) {
    change(
      ledger,
      payment,
      {
        status: "paid",
        amount_paid: intent.amount,
        status_transitions: { canceled_at: null, paid_at: ledger.now() },
      },
      "invoice_payment.paid",
    );
  }
  markPaid(ledger, invoice);
  applyPendingUpdate(ledger, invoice);
  keepCard(ledger, subscriptionOf(ledger, invoice), paymentMethod);
  return null;
}

function recordFailure(ledger: Ledger, invoice: Stripe.Invoice): void {
  change(
    ledger,
    invoice,
    { attempted: true, attempt_count: invoice.attempt_count + 1 },
    "invoice.updated",
    "invoice.payment_failed",
  );
}

/** What the subscription becomes when one of its invoices is paid. */
function keepCard(ledger: Ledger, subscription: Stripe.Subscription, paymentMethod: string): void {
  const isWaiting = ["incomplete", "past_due", "unpaid"].includes(subscription.status);
  const keepsCard =
    subscription.default_payment_method === null &&
    subscription.payment_settings?.save_default_payment_method === "on_subscription";
  if (!isWaiting && !keepsCard) return;
  change(
    ledger,
    subscription,
    {
      ...(isWaiting && !hasOtherDebt(ledger, subscription) && { status: "active" }),
      ...(keepsCard && { default_payment_method: paymentMethod }),
    },
    "customer.subscription.updated",
  );
}

function hasOtherDebt(ledger: Ledger, subscription: Stripe.Subscription): boolean {
  return Object.values(ledger.state.invoices).some(
    (invoice) =>
      invoice.status === "open" &&
      invoice.parent?.subscription_details?.subscription === subscription.id,
  );
}

function scheduleRetry(
  ledger: Ledger,
  invoice: Stripe.Invoice,
  subscription: Stripe.Subscription,
): void {
  const { retryDays, finally: outcome } = ledger.state.dunning;
  const days = retryDays[invoice.attempt_count - 1];
  if (days === undefined) {
    giveUp(ledger, invoice, subscription, outcome);
    return;
  }
  invoice.next_payment_attempt = ledger.now() + days * day;
  if (subscription.status === "past_due") return;
  change(ledger, subscription, { status: "past_due" }, "customer.subscription.updated");
}

/** What the account's settings make of a subscription that was tried for the last time. */
function giveUp(
  ledger: Ledger,
  invoice: Stripe.Invoice,
  subscription: Stripe.Subscription,
  outcome: Dunning["finally"],
): void {
  invoice.next_payment_attempt = null;
  if (outcome === "cancel") endSubscription(ledger, subscription, "payment_failed");
  else if (outcome === "unpaid") {
    invoice.auto_advance = false;
    change(ledger, subscription, { status: "unpaid" }, "customer.subscription.updated");
  }
}
