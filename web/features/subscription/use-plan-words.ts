import { useTranslations } from "use-intl";
import { type BillingTerm, planCents, professionalPlan } from "#schema/plans.ts";
import { useFormat } from "#web/i18n/format.ts";

/** What the Professional plan costs, in the specification's words (sections 1 and 2). */
export function usePlanWords() {
  const t = useTranslations("plans.professional");
  const format = useFormat();
  const monthly = format.planPrice(professionalPlan.monthlyCents);
  const yearly = format.planPrice(professionalPlan.yearlyCents);
  return {
    /** `$8.99`, the figure that the term is shown with. */
    shown: (term: BillingTerm) =>
      term === "yearly" ? format.planPrice(professionalPlan.yearlyShownPerMonthCents) : monthly,
    /** `Billed annually ($113.28/year, tax included)` */
    billing: (term: BillingTerm) => (term === "yearly" ? t("billedAnnually", { yearly }) : null),
    /** `$113.28`, what is charged. */
    charged: (term: BillingTerm) => format.planPrice(planCents(term)),
    /** `$113.28 per year, tax included` */
    charge: (term: BillingTerm) =>
      t(`charge.${term}`, { price: term === "yearly" ? yearly : monthly }),
    /** `$113.28/year or $13.65/month (tax included)` */
    both: t("both", { yearly, monthly }),
  };
}
