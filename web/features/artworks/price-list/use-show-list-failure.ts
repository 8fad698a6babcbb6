import { useTranslations } from "use-intl";
import { ApiError, hasCode } from "#web/api/api.ts";
import { isOffline } from "#web/api/connection.ts";
import { showSaveError } from "#web/api/save-error.ts";
import { toast, toastDuration } from "#web/browser/toast.ts";
import { isChangedElsewhere } from "./draft/use-draft.ts";
import { listWrites } from "./queries.ts";

/** Says why a change of the price list failed. */
export function useShowListFailure() {
  const t = useTranslations("priceList.page.failure");
  const toasts = useTranslations("toasts");

  return (error: unknown, text: string): void => {
    if (isChangedElsewhere(error)) {
      toast({
        title: t("changedElsewhere"),
        description: t("changedElsewhereText"),
        duration: toastDuration * 2,
        isError: true,
      });
      void listWrites.refetch();
      return;
    }
    if (hasCode(error, "UPGRADE_REQUIRED")) {
      toast({ title: toasts("upgradeRequired"), description: t("professional"), isError: true });
      return;
    }
    const hasNoAnswer = !(error instanceof ApiError) && isOffline();
    showSaveError(error, {
      unauthorized: { title: toasts("unauthorized.title"), text: toasts("unauthorized.text") },
      failed: { title: toasts("error"), text: hasNoAnswer ? `${text} ${t("offline")}` : text },
    });
  };
}
