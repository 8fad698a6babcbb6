import { useTranslations } from "use-intl";
import { hasCode } from "#web/api/api.ts";
import { refetchPeople } from "#web/api/people.ts";
import { useShowChangeFailure } from "#web/api/use-show-change-failure.ts";
import { toast, toastDuration } from "#web/browser/toast.ts";

/** Says why a change of people failed. What was typed stays. */
export function usePeopleFailure() {
  const t = useTranslations("people.failure");
  const showFailure = useShowChangeFailure();

  return (error: unknown, text: string): void => {
    const isGone = hasCode(error, "NOT_FOUND");
    if (isGone || hasCode(error, "CONFLICT")) {
      toast({
        title: t(isGone ? "gone.title" : "changed.title"),
        description: t(isGone ? "gone.text" : "changed.text"),
        duration: toastDuration * 2,
        isError: true,
      });
      void refetchPeople();
      return;
    }
    showFailure(error, {
      text,
      offline: `${text} ${t("offline")}`,
      professional: t("professional"),
    });
  };
}
