import { useTranslations } from "use-intl";
import { hasCode } from "#web/api/api.ts";
import { refetchPeople } from "#web/api/people.ts";
import { useShowChangeFailure } from "#web/api/use-show-change-failure.ts";
import { toast, toastDuration } from "#web/browser/toast.ts";
import { refetchWorks } from "#web/works/cached-works.ts";
import { refetchConsignments } from "#web/works/consignments/queries.ts";

/** Says why an agreement could not be made, changed, sent, taken back or deleted. What was typed stays. */
export function useAgreementFailure() {
  const t = useTranslations("consignments.failure");
  const showFailure = useShowChangeFailure();

  return (error: unknown, text: string): void => {
    const isGone = hasCode(error, "NOT_FOUND");
    if (isGone || hasCode(error, "CONFLICT")) {
      const reason = isGone ? "gone" : "refused";
      toast({
        title: t(`${reason}.title`),
        description: t(`${reason}.text`),
        duration: toastDuration * 2,
        isError: true,
      });
      void Promise.all([refetchConsignments(), refetchWorks(), refetchPeople()]);
      return;
    }
    showFailure(error, { text, offline: t("offline"), professional: t("professional") });
  };
}
