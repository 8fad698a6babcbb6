import { useTranslations } from "use-intl";
import { ApiError, hasCode } from "#web/api/api.ts";
import { isOffline } from "#web/api/connection.ts";
import { showSaveError } from "#web/api/save-error.ts";
import { type ToastAction, toast, toastDuration } from "#web/browser/toast.ts";

/** Says why a change of a work failed, and that what was typed is kept. */
export function useShowFailure(refetch: () => Promise<void>) {
  const t = useTranslations("work.failure");
  const toasts = useTranslations("toasts");

  return (error: unknown, text: string, action?: ToastAction): void => {
    const isGone = hasCode(error, "NOT_FOUND");
    if (isGone || hasCode(error, "CONFLICT")) {
      toast({
        title: t(isGone ? "gone.title" : "conflict.title"),
        description: t(isGone ? "gone.text" : "conflict.text"),
        duration: toastDuration * 2,
        isError: true,
      });
      void refetch();
      return;
    }
    if (hasCode(error, "UPGRADE_REQUIRED")) {
      toast({ title: toasts("upgradeRequired"), description: t("professional"), isError: true });
      return;
    }
    const hasNoAnswer = !(error instanceof ApiError) && isOffline();
    showSaveError(error, {
      unauthorized: { title: toasts("unauthorized.title"), text: toasts("unauthorized.text") },
      failed: {
        title: toasts("error"),
        text: hasNoAnswer ? `${text} ${t("offline")}` : text,
        ...(action && { action }),
      },
    });
  };
}
