import { createHash } from "node:crypto";
import type Stripe from "stripe";
import { brandOf } from "../cards.ts";
import type { Ledger } from "../ledger.ts";
import { newId } from "../new-id.ts";

export interface Card {
  readonly number: string;
  readonly expMonth: number;
  readonly expYear: number;
}

export function newPaymentMethod(ledger: Ledger, card: Card): Stripe.PaymentMethod {
  const brand = brandOf(card.number);
  return {
    id: newId("pm"),
    object: "payment_method",
    allow_redisplay: "unspecified",
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    card: {
      brand,
      checks: {
        address_line1_check: null,
        address_postal_code_check: null,
        cvc_check: "pass",
      },
      country: "CA",
      display_brand: brand,
      exp_month: card.expMonth,
      exp_year: card.expYear,
      fingerprint: createHash("sha256").update(card.number).digest("hex").slice(0, 16),
      funding: "credit",
      generated_from: null,
      last4: card.number.slice(-4),
      networks: { available: [brand], preferred: null },
      regulated_status: "unregulated",
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: ledger.now(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: "card",
  } satisfies Stripe.PaymentMethod;
}
