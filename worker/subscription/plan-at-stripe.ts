import type { BillingTerm } from "#schema/plans.ts";

/** The lookup keys of the plan's prices at Stripe. */
export const priceLookupKeys = {
  monthly: "professional_monthly",
  yearly: "professional_yearly",
} as const satisfies Record<BillingTerm, string>;

/** The product, currency and billing intervals at Stripe. */
export const planAtStripe = {
  product: "professional",
  currency: "cad",
  intervals: { monthly: "month", yearly: "year" },
} as const satisfies {
  product: string;
  currency: string;
  intervals: Record<BillingTerm, "month" | "year">;
};

/** Metadata that identifies the product's own configuration of Stripe's billing portal. */
export const portalMark = { made_for: "art-pricing-tool" } as const;
