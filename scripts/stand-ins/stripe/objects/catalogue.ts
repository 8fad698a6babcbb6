import Stripe from "stripe";
import type { Ledger } from "../ledger.ts";
import { newId } from "../new-id.ts";

export function newProduct(
  ledger: Ledger,
  given: Pick<Stripe.Product, "name" | "metadata"> & { id?: string; description?: string },
): Stripe.Product {
  return {
    id: given.id ?? newId("prod"),
    object: "product",
    active: true,
    created: ledger.now(),
    default_price: null,
    description: given.description ?? null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: given.metadata,
    name: given.name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: "service",
    unit_label: null,
    updated: ledger.now(),
    url: null,
  } satisfies Stripe.Product;
}

type GivenPrice = Pick<
  Stripe.Price,
  "currency" | "lookup_key" | "metadata" | "nickname" | "tax_behavior"
> & {
  readonly product: string;
  readonly unitAmount: number;
  readonly interval: Stripe.Price.Recurring.Interval;
  readonly intervalCount: number;
};

export function newPrice(ledger: Ledger, given: GivenPrice): Stripe.Price {
  return {
    id: newId("price"),
    object: "price",
    active: true,
    billing_scheme: "per_unit",
    created: ledger.now(),
    currency: given.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: given.lookup_key,
    metadata: given.metadata,
    nickname: given.nickname,
    product: given.product,
    recurring: {
      interval: given.interval,
      interval_count: given.intervalCount,
      meter: null,
      trial_period_days: null,
      usage_type: "licensed",
    },
    tax_behavior: given.tax_behavior,
    tiers_mode: null,
    transform_quantity: null,
    type: "recurring",
    unit_amount: given.unitAmount,
    unit_amount_decimal: Stripe.Decimal.from(given.unitAmount),
  } satisfies Stripe.Price;
}

/** The older shape of a price, which a subscription's item still carries. */
export function planOf(price: Stripe.Price): Stripe.Plan {
  return {
    id: price.id,
    object: "plan",
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: "per_unit",
    created: price.created,
    currency: price.currency,
    interval: price.recurring?.interval ?? "month",
    interval_count: price.recurring?.interval_count ?? 1,
    livemode: false,
    metadata: price.metadata,
    meter: null,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: "licensed",
  } satisfies Stripe.Plan;
}
