import type Stripe from "stripe";
import { type CardRefusal, genericDecline, refusalOffSession, refusalToCharge } from "../cards.ts";
import { own } from "../find.ts";
import { change, type Ledger } from "../ledger.ts";
import { Refusal } from "../refusal.ts";

/** Why the card would not pay, or null. Asking changes nothing. */
export function refusalOf(ledger: Ledger, paymentMethod: string): CardRefusal | null {
  return refusalToCharge(own(ledger.state.cardNumbers, paymentMethod));
}

/** Why a charge without the customer present fails: the tests' wish first, then the card. */
export function takeOffSessionRefusal(
  ledger: Ledger,
  customer: string,
  paymentMethod: string,
): CardRefusal | null {
  const { chargesToFail } = ledger.state;
  for (const whose of [customer, "*"]) {
    const count = chargesToFail[whose] ?? 0;
    if (count === 0) continue;
    chargesToFail[whose] = count - 1;
    return genericDecline;
  }
  return refusalOffSession(own(ledger.state.cardNumbers, paymentMethod));
}

export function succeed(ledger: Ledger, intent: Stripe.PaymentIntent, paymentMethod: string): void {
  change(
    ledger,
    intent,
    {
      status: "succeeded",
      amount_received: intent.amount,
      payment_method: paymentMethod,
      last_payment_error: null,
    },
    "payment_intent.succeeded",
  );
}

export function fail(
  ledger: Ledger,
  intent: Stripe.PaymentIntent,
  paymentMethod: string,
  refusal: CardRefusal,
): void {
  const error = {
    type: "card_error",
    code: refusal.code,
    ...(refusal.declineCode !== undefined && { decline_code: refusal.declineCode }),
    message: refusal.message,
    payment_method: own(ledger.state.paymentMethods, paymentMethod),
  } satisfies Stripe.PaymentIntent.LastPaymentError;
  change(
    ledger,
    intent,
    { status: "requires_payment_method", payment_method: null, last_payment_error: error },
    "payment_intent.payment_failed",
  );
}

/** What the caller hears of a refused card. */
export function cardError(
  refusal: CardRefusal,
  intent: { payment_intent?: unknown; setup_intent?: unknown } = {},
): Refusal {
  return new Refusal(402, {
    type: "card_error",
    code: refusal.code,
    ...(refusal.declineCode !== undefined && { decline_code: refusal.declineCode }),
    message: refusal.message,
    ...intent,
  });
}
