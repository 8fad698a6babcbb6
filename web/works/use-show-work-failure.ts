import { useTranslations } from "use-intl";
import { hasCode } from "#web/api/api.ts";
import { useShowChangeFailure } from "#web/api/use-show-change-failure.ts";
import { type ToastAction, toast, toastDuration } from "#web/browser/toast.ts";
import { refetchWorks } from "./cached-works.ts";
import { isAgreementChanged } from "./record-queries.ts";

/** Says why a change of a work failed, and that what was typed is kept. */
export function useShowWorkFailure() {
  const t = useTranslations("work.failure");
  const showFailure = useShowChangeFailure();

  return (error: unknown, text: string, action?: ToastAction): void => {
    const isGone = hasCode(error, "NOT_FOUND");
    if (isGone || hasCode(error, "CONFLICT")) {
      const changed = isAgreementChanged(error) ? "agreement" : "conflict";
      const reason = isGone ? "gone" : changed;
      toast({
        title: t(`${reason}.title`),
        description: t(`${reason}.text`),
        duration: toastDuration * 2,
        isError: true,
      });
      void refetchWorks();
      return;
    }
    const offline = `${text} ${t("offline")}`;
    showFailure(error, { text, offline, professional: t("professional"), action });
  };
}
