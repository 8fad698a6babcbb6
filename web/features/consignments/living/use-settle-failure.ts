import { useTranslations } from "use-intl";
import { refetchEntries } from "#web/api/entries.ts";
import { showRefused } from "#web/api/show-refused.ts";
import { useShowChangeFailure } from "#web/api/use-show-change-failure.ts";
import { refetchWorks } from "#web/works/cached-works.ts";
import { refetchOwed } from "#web/works/consignments/payouts.ts";
import { refetchConsignments } from "#web/works/consignments/queries.ts";

/** Says why an agreement could not be settled. What was typed stays. */
export function useSettleFailure() {
  const t = useTranslations("consignments.living.failure");
  const showFailure = useShowChangeFailure();

  return (error: unknown, text: string): void => {
    if (showRefused(error, () => ({ title: t("title"), text: t("text") })))
      void Promise.all([refetchConsignments(), refetchWorks(), refetchOwed(), refetchEntries()]);
    else showFailure(error, { text, offline: t("offline") });
  };
}
