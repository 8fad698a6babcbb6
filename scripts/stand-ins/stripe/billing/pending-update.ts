import type Stripe from "stripe";
import { hour, periodEndAfter } from "../calendar.ts";
import { type CardRefusal, needsAuthentication } from "../cards.ts";
import { change, type Ledger } from "../ledger.ts";
import { itemsWith } from "../objects/subscription.ts";
import { beginChallenge } from "./begin-challenge.ts";
import { fail } from "./charge.ts";
import { defaultPaymentMethod } from "./default-card.ts";
import {
  draftInvoice,
  finalizeInvoice,
  paymentIntentOf,
  subscriptionOf,
  voidInvoice,
} from "./invoicing.ts";

/** Stripe keeps a change that waits for its payment this long. */
const lifetime = 23 * hour;

interface Awaited {
  readonly item: Stripe.SubscriptionItem;
  readonly lines: Stripe.InvoiceLineItem[];
  readonly refusal: CardRefusal;
}

/** The subscription stays as it is; its change waits for the invoice, and its bank's question for an answer. */
export function awaitPayment(
  ledger: Ledger,
  subscription: Stripe.Subscription,
  { item, lines, refusal }: Awaited,
): void {
  endPendingUpdate(ledger, subscription);
  const invoice = draftInvoice(ledger, subscription, lines, "subscription_update");
  finalizeInvoice(ledger, invoice);
  subscription.pending_update = {
    billing_cycle_anchor: null,
    cancel_at_period_end: null,
    discount: null,
    discounts: null,
    expires_at: ledger.now() + lifetime,
    metadata: null,
    subscription_items: [item],
    trial_end: null,
    trial_from_plan: null,
  };
  const intent = paymentIntentOf(ledger, invoice);
  const card = defaultPaymentMethod(ledger, subscription);
  const method = card === null ? undefined : ledger.state.paymentMethods[card];
  if (!intent || !method) throw new Error(`${invoice.id} has nothing to pay with.`);
  if (needsAuthentication(refusal)) beginChallenge(ledger, intent, method);
  else fail(ledger, intent, method.id, refusal);
}

/** Once its invoice is paid, the change is made as of now. */
export function applyPendingUpdate(ledger: Ledger, invoice: Stripe.Invoice): void {
  const subscription = subscriptionOf(ledger, invoice);
  const [item] = subscription.pending_update?.subscription_items ?? [];
  if (item === undefined || subscription.latest_invoice !== invoice.id) return;
  const start = ledger.now();
  const period = {
    current_period_start: start,
    current_period_end: periodEndAfter(start, start, item.price),
  };
  change(
    ledger,
    subscription,
    {
      items: itemsWith(subscription, { ...item, ...period }),
      billing_cycle_anchor: start,
      pending_update: null,
    },
    "customer.subscription.updated",
  );
}

/** It has waited for too long, or another change takes its place. */
export function endPendingUpdate(ledger: Ledger, subscription: Stripe.Subscription): void {
  if (subscription.pending_update === null) return;
  const invoice = ledger.state.invoices[String(subscription.latest_invoice)];
  if (invoice?.status === "open") voidInvoice(ledger, invoice);
  change(ledger, subscription, { pending_update: null }, "customer.subscription.updated");
}
