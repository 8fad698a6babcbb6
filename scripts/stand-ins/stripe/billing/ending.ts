import type Stripe from "stripe";
import { change, type Ledger } from "../ledger.ts";
import { voidInvoice } from "./invoicing.ts";

/** Ends a subscription now. What is open stays owed, but is not collected any more. */
export function endSubscription(
  ledger: Ledger,
  subscription: Stripe.Subscription,
  reason: Stripe.Subscription.CancellationDetails.Reason,
): void {
  if (subscription.status === "incomplete") {
    expireSubscription(ledger, subscription);
    return;
  }
  for (const invoice of openInvoicesOf(ledger, subscription)) {
    invoice.auto_advance = false;
    invoice.next_payment_attempt = null;
  }
  const now = ledger.now();
  change(
    ledger,
    subscription,
    {
      status: "canceled",
      canceled_at: subscription.canceled_at ?? now,
      ended_at: now,
      cancellation_details: {
        comment: null,
        feedback: null,
        feedback_option: null,
        ...subscription.cancellation_details,
        reason,
      },
    },
    "customer.subscription.deleted",
  );
}

/** A first payment that did not come: the invoice is void, and the subscription never was. */
export function expireSubscription(ledger: Ledger, subscription: Stripe.Subscription): void {
  for (const invoice of openInvoicesOf(ledger, subscription)) voidInvoice(ledger, invoice);
  const now = ledger.now();
  change(
    ledger,
    subscription,
    { status: "incomplete_expired", canceled_at: now, ended_at: now },
    "customer.subscription.updated",
  );
}

function openInvoicesOf(ledger: Ledger, subscription: Stripe.Subscription): Stripe.Invoice[] {
  return Object.values(ledger.state.invoices).filter(
    (invoice) =>
      invoice.status === "open" &&
      invoice.parent?.subscription_details?.subscription === subscription.id,
  );
}
