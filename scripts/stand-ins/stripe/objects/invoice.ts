import type Stripe from "stripe";
import type { Ledger } from "../ledger.ts";
import { listOf } from "../lists.ts";
import { newId } from "../new-id.ts";
import type { Period } from "./subscription.ts";

interface GivenInvoice {
  readonly subscription: Stripe.Subscription;
  readonly customer: Stripe.Customer;
  readonly lines: Stripe.InvoiceLineItem[];
  readonly reason: Stripe.Invoice.BillingReason;
  readonly period: Period;
}

/** A draft; the customer's balance comes in when it is finalised. */
export function newInvoice(ledger: Ledger, given: GivenInvoice): Stripe.Invoice {
  const { subscription, customer, lines } = given;
  const id = newId("in");
  const total = lines.reduce((sum, line) => sum + line.amount, 0);
  return {
    id,
    object: "invoice",
    account_country: "CA",
    account_name: "Local stand-in for Stripe",
    account_tax_ids: null,
    amount_due: Math.max(total, 0),
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: Math.max(total, 0),
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: {
      disabled_reason: null,
      enabled: false,
      liability: null,
      provider: null,
      status: null,
    },
    automatically_finalizes_at: null,
    billing_reason: given.reason,
    collection_method: "charge_automatically",
    created: ledger.now(),
    currency: subscription.currency,
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: "none",
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: null,
    ending_balance: null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: "self" },
    last_finalization_error: null,
    latest_revision: null,
    lines: listOf(
      lines.map((line) => ({ ...line, invoice: id })),
      `/v1/invoices/${id}/lines`,
    ),
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: null,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: "subscription_details",
    },
    payment_settings: {
      default_mandate: null,
      payment_method_options: null,
      payment_method_types: null,
    },
    period_end: given.period.end,
    period_start: given.period.start,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: customer.balance,
    statement_descriptor: null,
    status: "draft",
    status_transitions: {
      finalized_at: null,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal: total,
    subtotal_excluding_tax: total,
    test_clock: null,
    total,
    total_discount_amounts: [],
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: null,
  } satisfies Stripe.Invoice;
}

interface GivenLine {
  readonly subscription: Stripe.Subscription;
  readonly item: Stripe.SubscriptionItem;
  readonly amount: number;
  readonly description: string;
  readonly period: Period;
  readonly isProration: boolean;
}

export function newInvoiceLine(given: GivenLine): Stripe.InvoiceLineItem {
  const { item, amount } = given;
  return {
    id: newId("il"),
    object: "line_item",
    amount,
    currency: item.price.currency,
    description: given.description,
    discount_amounts: [],
    discountable: !given.isProration,
    discounts: [],
    invoice: null,
    livemode: false,
    metadata: given.subscription.metadata,
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: given.isProration,
        proration_details: { credited_items: null },
        subscription: given.subscription.id,
        subscription_item: item.id,
      },
      type: "subscription_item_details",
    },
    period: given.period,
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: item.price.id, product: productIdOf(item.price) },
      type: "price_details",
      unit_amount_decimal: item.price.unit_amount_decimal,
    },
    quantity: item.quantity ?? 1,
    quantity_decimal: null,
    subscription: given.subscription.id,
    subtotal: amount,
    taxes: [],
  } satisfies Stripe.InvoiceLineItem;
}

function productIdOf({ product }: Stripe.Price): string {
  return typeof product === "string" ? product : product.id;
}

export function newInvoicePayment(
  ledger: Ledger,
  invoice: Stripe.Invoice,
  intent: Stripe.PaymentIntent,
): Stripe.InvoicePayment {
  return {
    id: newId("inpay"),
    object: "invoice_payment",
    amount_paid: null,
    amount_requested: intent.amount,
    created: ledger.now(),
    currency: intent.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: intent.id, type: "payment_intent" },
    status: "open",
    status_transitions: { canceled_at: null, paid_at: null },
  } satisfies Stripe.InvoicePayment;
}
