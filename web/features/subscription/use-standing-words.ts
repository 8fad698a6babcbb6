import { useTranslations } from "use-intl";
import type { BillingTerm } from "#schema/plans.ts";
import type { User } from "#schema/user.ts";
import { useFormat } from "#web/i18n/format.ts";
import { readStanding } from "./standing.ts";
import { usePlanWords } from "./use-plan-words.ts";

/** Where the subscription stands, with its dates and prices as they are read. */
export function useStandingWords(user: User) {
  const t = useTranslations("subscription.standing");
  const format = useFormat();
  const plan = usePlanWords();
  const { kind, end, isEstimate } = readStanding(user, Date.now());
  const date = end && format.longDate(end);
  const term: BillingTerm | null =
    user.subscriptionDetails && (user.subscriptionDetails.isYearly ? "yearly" : "monthly");
  const otherTerm: BillingTerm = term === "yearly" ? "monthly" : "yearly";
  return {
    kind,
    term,
    otherTerm,
    /** `$113.28 per year, tax included` */
    charge: term && plan.charge(term),
    otherCharge: plan.charge(otherTerm),
    /** `September 13, 2026`, to stand alone; null when nobody knows. */
    date: date && (isEstimate ? t("about", { date }) : date),
    /** The same after 'until'. */
    until: date && !isEstimate ? date : t("periodEnd"),
  };
}

export type StandingWords = ReturnType<typeof useStandingWords>;
