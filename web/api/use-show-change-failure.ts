import { useTranslations } from "use-intl";
import { isOffline } from "#web/browser/connection.ts";
import { type ToastAction, toast } from "#web/browser/toast.ts";
import { ApiError, hasCode } from "./api.ts";
import { showSaveError } from "./save-error.ts";

interface FailedChange {
  readonly text: string;
  /** Instead of `text` where there is no network. */
  readonly offline?: string;
  /** What the Professional plan is needed for. */
  readonly professional?: string;
  /** Offers the next step. */
  readonly action?: ToastAction | undefined;
}

/** Shows why a change failed, in the words of its page. */
export function useShowChangeFailure() {
  const t = useTranslations("toasts");
  return (error: unknown, { text, offline = text, professional, action }: FailedChange): void => {
    if (professional !== undefined && hasCode(error, "UPGRADE_REQUIRED")) {
      toast({ title: t("upgradeRequired"), description: professional, isError: true });
      return;
    }
    const hasNoAnswer = !(error instanceof ApiError) && isOffline();
    showSaveError(error, {
      unauthorized: { title: t("unauthorized.title"), text: t("unauthorized.text") },
      failed: { title: t("error"), text: hasNoAnswer ? offline : text, ...(action && { action }) },
    });
  };
}
