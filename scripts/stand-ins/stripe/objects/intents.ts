import type Stripe from "stripe";
import type { Ledger } from "../ledger.ts";
import { newId } from "../new-id.ts";

function newClientSecret(id: string): string {
  return `${id}_${newId("secret")}`;
}

interface GivenPayment {
  readonly amount: number;
  readonly currency: string;
  readonly customer: string;
  readonly description: string;
  readonly savesCard: boolean;
}

export function newPaymentIntent(ledger: Ledger, given: GivenPayment): Stripe.PaymentIntent {
  const id = newId("pi");
  return {
    id,
    object: "payment_intent",
    allowed_payment_method_types: null,
    amount: given.amount,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: "automatic",
    client_secret: newClientSecret(id),
    confirmation_method: "automatic",
    created: ledger.now(),
    currency: given.currency,
    customer: given.customer,
    customer_account: null,
    description: given.description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ["card"],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: given.savesCard ? "off_session" : null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: "requires_payment_method",
    transfer_group: null,
  } satisfies Stripe.PaymentIntent;
}

interface GivenSetup {
  readonly customer: string | null;
  readonly usage: string;
  readonly metadata: Stripe.Metadata;
  readonly description: string | null;
}

export function newSetupIntent(ledger: Ledger, given: GivenSetup): Stripe.SetupIntent {
  const id = newId("seti");
  return {
    id,
    object: "setup_intent",
    allowed_payment_method_types: null,
    application: null,
    automatic_payment_methods: null,
    cancellation_reason: null,
    client_secret: newClientSecret(id),
    created: ledger.now(),
    customer: given.customer,
    customer_account: null,
    description: given.description,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    mandate: null,
    metadata: given.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ["card"],
    single_use_mandate: null,
    status: "requires_payment_method",
    usage: given.usage,
  } satisfies Stripe.SetupIntent;
}
