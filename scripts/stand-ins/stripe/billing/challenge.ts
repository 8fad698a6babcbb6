import type Stripe from "stripe";
import { idOf } from "../find.ts";
import { change, type Ledger } from "../ledger.ts";
import { invalidRequest } from "../refusal.ts";
import { attach } from "../resources/payment-methods.ts";
import { payInvoice } from "./collecting.ts";
import { invoiceOf } from "./invoicing.ts";

/** What the customer answered on the bank's page: the card is charged, or the payment waits for another. */
export function endChallenge(
  ledger: Ledger,
  intent: Stripe.PaymentIntent,
  isConfirmed: boolean,
): void {
  const invoice = invoiceOf(ledger, intent);
  const method = ledger.state.paymentMethods[idOf(intent.payment_method)];
  if (intent.status !== "requires_action" || !invoice || !method) {
    throw invalidRequest(`This PaymentIntent's status is ${intent.status}; nothing is asked.`);
  }
  intent.next_action = null;
  if (isConfirmed) {
    payInvoice(ledger, invoice, method.id);
    if (intent.setup_future_usage !== null) attach(ledger, method, idOf(intent.customer));
    return;
  }
  change(
    ledger,
    intent,
    {
      status: "requires_payment_method",
      payment_method: null,
      last_payment_error: {
        type: "invalid_request_error",
        code: "payment_intent_authentication_failure",
        message:
          "We are unable to authenticate your payment method. Please choose a different payment method and try again.",
        payment_method: method,
      },
    },
    "payment_intent.payment_failed",
  );
}
