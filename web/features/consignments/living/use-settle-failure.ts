import { useTranslations } from "use-intl";
import { hasCode } from "#web/api/api.ts";
import { useShowChangeFailure } from "#web/api/use-show-change-failure.ts";
import { toast, toastDuration } from "#web/browser/toast.ts";
import { refetchWorks } from "#web/works/cached-works.ts";
import { refetchOwed } from "#web/works/consignments/payouts.ts";
import { refetchConsignments } from "#web/works/consignments/queries.ts";

/** Says why an agreement could not be settled. What was typed stays. */
export function useSettleFailure() {
  const t = useTranslations("consignments.living.failure");
  const showFailure = useShowChangeFailure();

  return (error: unknown, text: string): void => {
    if (hasCode(error, "NOT_FOUND") || hasCode(error, "CONFLICT")) {
      toast({
        title: t("title"),
        description: t("text"),
        duration: toastDuration * 2,
        isError: true,
      });
      void Promise.all([refetchConsignments(), refetchWorks(), refetchOwed()]);
      return;
    }
    showFailure(error, { text, offline: t("offline") });
  };
}
