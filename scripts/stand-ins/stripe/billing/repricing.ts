import type Stripe from "stripe";
import { periodEndAfter } from "../calendar.ts";
import { type CardRefusal, needsAuthentication } from "../cards.ts";
import { idOf, ownCustomer } from "../find.ts";
import type { Ledger } from "../ledger.ts";
import { planOf } from "../objects/catalogue.ts";
import { itemOf, itemsWith, type Period } from "../objects/subscription.ts";
import { Refusal } from "../refusal.ts";
import { cardError, takeOffSessionRefusal } from "./charge.ts";
import { noCard } from "./collecting.ts";
import { defaultPaymentMethod } from "./default-card.ts";
import {
  draftInvoice,
  finalizeInvoice,
  fullAmount,
  periodLine,
  prorationLine,
} from "./invoicing.ts";
import { awaitPayment } from "./pending-update.ts";
import { bill } from "./renewing.ts";

export interface Change {
  readonly price: Stripe.Price;
  readonly quantity: number;
  /** Whether a new period is to start now, whatever is left of the current one. */
  readonly startsNow: boolean;
  readonly proration: "always_invoice" | "create_prorations" | "none";
  readonly payment:
    | "allow_incomplete"
    | "default_incomplete"
    | "error_if_incomplete"
    | "pending_if_incomplete";
  /** False while collection is paused: an invoice is made, and not paid. */
  readonly isCollected: boolean;
}

/**
 * Prepares a change of price, quantity or period; what it returns makes it. A price of another interval
 * starts a new period at once, as Stripe's do.
 * @throws the card's refusal, where the change is to fail with its payment; nothing is changed then.
 */
export function reprice(
  ledger: Ledger,
  subscription: Stripe.Subscription,
  change: Change,
): () => void {
  const old = itemOf(subscription);
  const isSame = change.price.id === old.price.id && change.quantity === (old.quantity ?? 1);
  const isTrial = subscription.status === "trialing";
  const restarts =
    !isTrial && (change.startsNow || intervalOf(change.price) !== intervalOf(old.price));
  if (isSame && !restarts) return () => {};
  const item = itemAfter(ledger, old, change, restarts);
  const lines = isTrial ? [] : linesOf(ledger, subscription, { old, item, change, restarts });
  const isInvoiced = lines.length > 0 && (restarts || change.proration === "always_invoice");
  if (isInvoiced && change.isCollected && change.payment === "error_if_incomplete") {
    const refusal = refusalToPay(ledger, subscription, lines);
    if (refusal) throw needsAuthentication(refusal) ? actionRequired() : cardError(refusal);
  }
  if (isInvoiced && change.isCollected && change.payment === "pending_if_incomplete") {
    const refusal = refusalToPay(ledger, subscription, lines);
    if (refusal) return () => awaitPayment(ledger, subscription, { item, lines, refusal });
  }
  return () => {
    subscription.items = itemsWith(subscription, item);
    if (restarts) subscription.billing_cycle_anchor = item.current_period_start;
    if (isInvoiced) invoiceNow(ledger, subscription, lines, change);
    else if (lines.length > 0) waitForNextInvoice(ledger, subscription, lines);
  };
}

function itemAfter(
  ledger: Ledger,
  old: Stripe.SubscriptionItem,
  { price, quantity }: Change,
  restarts: boolean,
): Stripe.SubscriptionItem {
  const item = { ...old, price, quantity, plan: planOf(price) };
  if (!restarts) return item;
  const start = ledger.now();
  const end = periodEndAfter(start, start, price);
  return { ...item, current_period_start: start, current_period_end: end };
}

interface Step {
  readonly old: Stripe.SubscriptionItem;
  readonly item: Stripe.SubscriptionItem;
  readonly change: Change;
  readonly restarts: boolean;
}

/** What the customer gets back for the time that is left, and what the new price costs. */
function linesOf(
  ledger: Ledger,
  subscription: Stripe.Subscription,
  { old, item, change, restarts }: Step,
): Stripe.InvoiceLineItem[] {
  const isProrated = change.proration !== "none";
  const rest = { start: ledger.now(), end: old.current_period_end };
  const share = shareLeft(ledger, periodOf(old));
  const lines: Stripe.InvoiceLineItem[] = [];
  if (isProrated) {
    const amount = -Math.round(fullAmount(old) * share);
    lines.push(prorationLine(subscription, old, amount, rest));
  }
  if (restarts)
    lines.push(
      periodLine({ ...subscription, items: itemsWith(subscription, item) }, periodOf(item)),
    );
  else if (isProrated) {
    lines.push(prorationLine(subscription, item, Math.round(fullAmount(item) * share), rest));
  }
  return lines;
}

/** Gives the time that is left back, as a credit on the customer's next bills. */
export function creditRest(ledger: Ledger, subscription: Stripe.Subscription): void {
  const item = itemOf(subscription);
  const amount = -Math.round(fullAmount(item) * shareLeft(ledger, periodOf(item)));
  const rest = { start: ledger.now(), end: item.current_period_end };
  const line = prorationLine(subscription, item, amount, rest);
  finalizeInvoice(ledger, draftInvoice(ledger, subscription, [line], "subscription_update"));
}

/** Why the card would not pay these lines; null when it would, or when there is nothing to pay. */
function refusalToPay(
  ledger: Ledger,
  subscription: Stripe.Subscription,
  lines: Stripe.InvoiceLineItem[],
): CardRefusal | null {
  const waiting = ledger.state.pendingLines[subscription.id] ?? [];
  const total = [...waiting, ...lines].reduce((sum, { amount }) => sum + amount, 0);
  if (total + ownCustomer(ledger, subscription).balance <= 0) return null;
  const card = defaultPaymentMethod(ledger, subscription);
  if (card === null) throw noCard();
  return takeOffSessionRefusal(ledger, idOf(subscription.customer), card);
}

/** What Stripe answers where a change is to fail, and the bank has only asked a question. */
function actionRequired(): Refusal {
  return new Refusal(402, {
    type: "card_error",
    code: "subscription_payment_intent_requires_action",
    message:
      "Payment for this subscription requires additional user action before it can be completed successfully.",
  });
}

function invoiceNow(
  ledger: Ledger,
  subscription: Stripe.Subscription,
  lines: Stripe.InvoiceLineItem[],
  change: Change,
): void {
  if (change.payment !== "default_incomplete" || !change.isCollected) {
    bill(ledger, subscription, lines, "subscription_update");
    return;
  }
  const invoice = draftInvoice(ledger, subscription, lines, "subscription_update");
  finalizeInvoice(ledger, invoice);
  if (invoice.status === "open") subscription.status = "past_due";
}

function waitForNextInvoice(
  ledger: Ledger,
  { id }: Stripe.Subscription,
  lines: Stripe.InvoiceLineItem[],
): void {
  ledger.state.pendingLines[id] = [...(ledger.state.pendingLines[id] ?? []), ...lines];
}

/** The part of the period that is left, from 1 to 0. */
function shareLeft(ledger: Ledger, { start, end }: Period): number {
  return Math.min(Math.max((end - ledger.now()) / (end - start), 0), 1);
}

function periodOf(item: Stripe.SubscriptionItem): Period {
  return { start: item.current_period_start, end: item.current_period_end };
}

function intervalOf(price: Stripe.Price): string {
  return `${price.recurring?.interval_count} ${price.recurring?.interval}`;
}
