import type { Cents } from "./money.ts";

/** The free plan's limits (specification, section 1). */
export const freePlan = { maxArtworkSaves: 1, maxCalculations: 1 } as const;

/** Canadian dollars, tax included (specification, section 1). */
export const professionalPlan = {
  monthlyCents: 1365,
  yearlyCents: 11328,
  /** The yearly plan's price per month as it is shown: fixed by the specification, not a twelfth. */
  yearlyShownPerMonthCents: 899,
} as const satisfies Record<string, Cents>;

export const billingTerms = ["monthly", "yearly"] as const;
export type BillingTerm = (typeof billingTerms)[number];

/** The plan's price in whole cents, Canadian dollars, tax included. */
export function planCents(term: BillingTerm): Cents {
  return term === "yearly" ? professionalPlan.yearlyCents : professionalPlan.monthlyCents;
}
