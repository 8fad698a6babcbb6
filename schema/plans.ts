import type { Cents } from "./money.ts";

/** The free plan's limits (specification, section 1). */
export const freePlan = { maxArtworkSaves: 1, maxCalculations: 1 } as const;

/** Canadian dollars, tax included (specification, section 1). */
export const professionalPlan = {
  monthlyCents: 1365,
  yearlyCents: 11328,
  /** What the yearly plan is shown as per month; the text is the specification's, not a division. */
  yearlyShownPerMonthCents: 899,
} as const satisfies Record<string, Cents>;

export const billingTerms = ["monthly", "yearly"] as const;
export type BillingTerm = (typeof billingTerms)[number];

/** The names under which the plan's prices are found at Stripe. */
export const priceLookupKeys = {
  monthly: "professional_monthly",
  yearly: "professional_yearly",
} as const satisfies Record<BillingTerm, string>;

/** What the prices are of, and how often they are charged, as Stripe has it. */
export const planAtStripe = {
  product: "professional",
  currency: "cad",
  intervals: { monthly: "month", yearly: "year" },
} as const satisfies {
  product: string;
  currency: string;
  intervals: Record<BillingTerm, "month" | "year">;
};

/** How the product's own configuration of Stripe's billing portal is found among an account's. */
export const portalMark = { made_for: "art-pricing-tool" } as const;

/** The plan's price in whole cents, Canadian dollars, tax included. */
export function planCents(term: BillingTerm): Cents {
  return term === "yearly" ? professionalPlan.yearlyCents : professionalPlan.monthlyCents;
}
