import { useTranslations } from "use-intl";
import type { User } from "#schema/artist/user.ts";
import type { BillingTerm } from "#schema/plans.ts";
import { useFormat } from "#web/i18n/format.ts";
import { readSubscriptionStatus } from "./subscription-status.ts";
import { usePlanWords } from "./use-plan-words.ts";

/** The subscription's status, with its dates and prices in words. */
export function useStatusWords(user: User) {
  const t = useTranslations("subscription.status");
  const format = useFormat();
  const plan = usePlanWords();
  const { kind, end, isEstimate } = readSubscriptionStatus(user, Date.now());
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
    /** `September 13, 2026`, on its own; null when it is not known. */
    date: date && (isEstimate ? t("about", { date }) : date),
    /** The same after 'until'. */
    until: date && !isEstimate ? date : t("periodEnd"),
  };
}

export type StatusWords = ReturnType<typeof useStatusWords>;
