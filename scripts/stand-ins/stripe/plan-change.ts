import { collect, takeDecline } from "./billing.ts";
import { hour } from "./calendar.ts";
import { type Decline, needsAuthentication } from "./cards.ts";
import {
  cardError,
  draftInvoice,
  endPendingUpdate,
  finalizeInvoice,
  intentOf,
  noCard,
  periodFromNow,
  refusePayment,
} from "./invoices.ts";
import { find, type Ledger } from "./ledger.ts";
import type { Price, Subscription } from "./state.ts";

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
  const [old] = subscription.items.data;
  const changed = periodFromNow(ledger, { ...old, price });
  const total = (price.unit_amount ?? 0) - (isProrated ? unusedCents(ledger, subscription) : 0);
  if (subscription.default_payment_method === null) throw noCard();
  const card = find(ledger, "paymentMethods", subscription.default_payment_method);
  const isFree = total + find(ledger, "customers", subscription.customer).balance <= 0;
  const decline = isFree ? null : takeDecline(ledger, card);
  if (decline && ifUnpaid === "error_if_incomplete") throw cardError(asRefused(decline));
  return () => {
    if (decline) endPendingUpdate(ledger, subscription);
    else Object.assign(subscription, changed);
    const invoice = draftInvoice(ledger, subscription, total, "subscription_update");
    if (!decline) {
      collect(ledger, invoice);
      return;
    }
    // The subscription stays as it is; the change waits for its invoice, and the bank's question for an answer.
    finalizeInvoice(ledger, invoice);
    subscription.pending_update = {
      expires_at: ledger.now() + pendingLifetime,
      subscription_items: changed.items.data,
    };
    const intent = intentOf(ledger, invoice);
    if (needsAuthentication(decline)) {
      intent.status = "requires_action";
      intent.payment_method = card.id;
    } else refusePayment(intent, { type: "card_error", ...decline });
  };
}

/** Stripe's own code where the card is good and its bank only asks first. */
function asRefused(decline: Decline): Decline {
  if (!needsAuthentication(decline)) return decline;
  return {
    code: "subscription_payment_intent_requires_action",
    message:
      "Payment for this subscription requires additional user action before it can be completed successfully.",
  };
}

/** Gives back what is left of the period, as a credit on the customer's next invoices. */
export function creditUnusedTime(ledger: Ledger, subscription: Subscription): void {
  const total = -unusedCents(ledger, subscription);
  finalizeInvoice(ledger, draftInvoice(ledger, subscription, total, "subscription_update"));
}

function unusedCents(ledger: Ledger, subscription: Subscription): number {
  const {
    current_period_start: start,
    current_period_end: end,
    price,
  } = subscription.items.data[0];
  const share = Math.max((end - ledger.now()) / (end - start), 0);
  return Math.round((price.unit_amount ?? 0) * share);
}
