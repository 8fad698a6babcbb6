import { collect, takeDecline } from "./billing.ts";
import { hour, periodEndAfter } from "./calendar.ts";
import { type Decline, needsAuthentication } from "./cards.ts";
import {
  cardError,
  draftInvoice,
  endPendingUpdate,
  finalizeInvoice,
  intentOf,
  noCard,
  refusePayment,
} from "./invoices.ts";
import { type Ledger, own } from "./ledger.ts";
import type { PaymentMethod, Price, Subscription, SubscriptionItem } from "./state.ts";

/** Stripe keeps a change that waits for its payment for this long. */
const pendingLifetime = 23 * hour;

export interface PlanChange {
  readonly price: Price;
  /** Whether the customer gets back what is left of the current period. */
  readonly isProrated: boolean;
  /** What a declined payment does: the whole request fails, or the change waits for the payment. */
  readonly ifUnpaid: "error_if_incomplete" | "pending_if_incomplete";
}

/**
 * Prepares a period that starts now, at a price; what it returns applies it.
 * @throws the card's refusal where the request is to fail with the payment, before anything has changed.
 */
export function preparePlanChange(
  ledger: Ledger,
  subscription: Subscription,
  { price, isProrated, ifUnpaid }: PlanChange,
): () => void {
  const { customers, paymentMethods } = ledger.state;
  const [old] = subscription.items.data;
  const start = ledger.now();
  const end = periodEndAfter(start, start, price);
  const item = { ...old, price, current_period_start: start, current_period_end: end };
  const total = (price.unit_amount ?? 0) - (isProrated ? unusedCents(ledger, old) : 0);
  if (subscription.default_payment_method === null) throw noCard();
  const card = own(paymentMethods, subscription.default_payment_method);
  const isFree = total + own(customers, subscription.customer).balance <= 0;
  const decline = isFree ? null : takeDecline(ledger, card);
  if (decline && ifUnpaid === "error_if_incomplete") throw refusalOf(decline);
  if (decline) return () => awaitPayment(ledger, subscription, { item, total, card, decline });
  return () => {
    subscription.items = { object: "list", data: [item] };
    subscription.billing_cycle_anchor = start;
    collect(ledger, draftInvoice(ledger, subscription, total, "subscription_update"));
  };
}

/** Stripe's own code where the card is good and its bank only asks first. */
function refusalOf(decline: Decline) {
  if (!needsAuthentication(decline)) return cardError(decline);
  return cardError({
    code: "subscription_payment_intent_requires_action",
    message:
      "Payment for this subscription requires additional user action before it can be completed successfully.",
  });
}

interface Awaited {
  readonly item: SubscriptionItem;
  readonly total: number;
  readonly card: PaymentMethod;
  readonly decline: Decline;
}

/** The subscription stays as it is; the change waits for its invoice, and the bank's question for an answer. */
function awaitPayment(
  ledger: Ledger,
  subscription: Subscription,
  { item, total, card, decline }: Awaited,
): void {
  endPendingUpdate(ledger, subscription);
  const invoice = draftInvoice(ledger, subscription, total, "subscription_update");
  finalizeInvoice(ledger, invoice);
  subscription.pending_update = {
    expires_at: ledger.now() + pendingLifetime,
    subscription_items: [item],
  };
  const intent = intentOf(ledger, invoice);
  if (needsAuthentication(decline)) {
    intent.status = "requires_action";
    intent.payment_method = card.id;
  } else refusePayment(intent, { type: "card_error", ...decline });
}

/** Gives back what is left of the period, as a credit on the customer's next invoices. */
export function creditUnusedTime(ledger: Ledger, subscription: Subscription): void {
  const total = -unusedCents(ledger, subscription.items.data[0]);
  const invoice = draftInvoice(ledger, subscription, total, "subscription_update");
  finalizeInvoice(ledger, invoice);
}

function unusedCents(ledger: Ledger, item: SubscriptionItem): number {
  const { current_period_start: start, current_period_end: end, price } = item;
  const share = Math.max((end - ledger.now()) / (end - start), 0);
  return Math.round((price.unit_amount ?? 0) * share);
}
