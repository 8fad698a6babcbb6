import type Stripe from "stripe";
import { periodEndAfter } from "../calendar.ts";
import { change, type Ledger } from "../ledger.ts";
import { itemOf, itemsWith } from "../objects/subscription.ts";
import { collect } from "./collecting.ts";
import { endSubscription } from "./ending.ts";
import { draftInvoice, finalizeInvoice, periodLine, voidInvoice } from "./invoicing.ts";

/** The end of a paid period, or of a trial: the next one begins and is billed, unless it was the last. */
export function renew(ledger: Ledger, subscription: Stripe.Subscription): void {
  if (subscription.cancel_at_period_end || isOver(ledger, subscription)) {
    endSubscription(ledger, subscription, "cancellation_requested");
    return;
  }
  const start = itemOf(subscription).current_period_end;
  const { price } = itemOf(subscription);
  const end = periodEndAfter(subscription.billing_cycle_anchor, start, price);
  change(
    ledger,
    subscription,
    {
      items: itemsWith(subscription, { current_period_start: start, current_period_end: end }),
      ...(subscription.status === "trialing" && { status: "active" }),
    },
    "customer.subscription.updated",
  );
  bill(ledger, subscription, [periodLine(subscription, { start, end })], "subscription_cycle");
}

function isOver(ledger: Ledger, subscription: Stripe.Subscription): boolean {
  return subscription.cancel_at !== null && subscription.cancel_at <= ledger.now();
}

/** Invoices and collects; while collection is paused the invoice goes the way that the pause says. */
export function bill(
  ledger: Ledger,
  subscription: Stripe.Subscription,
  lines: Stripe.InvoiceLineItem[],
  reason: Stripe.Invoice.BillingReason,
): Stripe.Invoice {
  const invoice = draftInvoice(ledger, subscription, lines, reason);
  switch (subscription.pause_collection?.behavior) {
    case undefined:
      finalizeInvoice(ledger, invoice);
      if (invoice.status === "open") collect(ledger, invoice);
      break;
    case "void":
      voidInvoice(ledger, invoice);
      break;
    case "mark_uncollectible":
      change(ledger, invoice, { status: "uncollectible" }, "invoice.marked_uncollectible");
      break;
    default:
      invoice.auto_advance = false;
  }
  return invoice;
}
