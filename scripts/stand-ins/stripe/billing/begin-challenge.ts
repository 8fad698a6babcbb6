import type Stripe from "stripe";
import { change, type Ledger } from "../ledger.ts";

/** The bank wants to ask its customer first (3D Secure): Stripe.js opens its page, and the intent waits. */
export function beginChallenge(
  ledger: Ledger,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
): void {
  change(
    ledger,
    intent,
    {
      status: "requires_action",
      payment_method: method.id,
      next_action: { type: "use_stripe_sdk", use_stripe_sdk: { type: "stripe_3ds2_challenge" } },
    },
    "payment_intent.requires_action",
  );
}
