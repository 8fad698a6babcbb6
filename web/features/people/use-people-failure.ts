import { useTranslations } from "use-intl";
import { refetchPeople } from "#web/api/people.ts";
import { showRefused } from "#web/api/show-refused.ts";
import { useShowChangeFailure } from "#web/api/use-show-change-failure.ts";
import type { ToastAction } from "#web/browser/toast.ts";

/** Says why a change of people failed. What was typed stays. */
export function usePeopleFailure() {
  const t = useTranslations("people.failure");
  const showFailure = useShowChangeFailure();

  return (error: unknown, text: string, action?: ToastAction): void => {
    const wordsOf = (reason: "gone" | "changed") => ({
      title: t(`${reason}.title`),
      text: t(`${reason}.text`),
    });
    if (showRefused(error, wordsOf)) {
      void refetchPeople();
      return;
    }
    showFailure(error, {
      text,
      offline: `${text} ${t("offline")}`,
      professional: t("professional"),
      action,
    });
  };
}
