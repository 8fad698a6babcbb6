import type Stripe from "stripe";
import type { Ledger } from "../ledger.ts";
import { newId } from "../new-id.ts";

export function newCustomer(
  ledger: Ledger,
  given: Pick<Stripe.Customer, "email" | "description" | "metadata"> & {
    readonly name: string | null;
    readonly phone: string | null;
    readonly locales: string[];
    readonly balance: number;
  },
): Stripe.Customer {
  const id = newId("cus");
  return {
    id,
    object: "customer",
    address: null,
    balance: given.balance,
    created: ledger.now(),
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: given.description,
    discount: null,
    email: given.email,
    invoice_prefix: id.slice(-8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: given.metadata,
    name: given.name,
    next_invoice_sequence: 1,
    phone: given.phone,
    preferred_locales: given.locales,
    shipping: null,
    tax_exempt: "none",
    test_clock: null,
  } satisfies Stripe.Customer;
}
