import { useTranslations } from "use-intl";
import { ApiError, hasCode } from "#web/api/api.ts";
import { isOffline } from "#web/api/connection.ts";
import { useRefetchInvoices } from "#web/api/invoices.ts";
import { showSaveError } from "#web/api/save-error.ts";
import { toast, toastDuration } from "#web/browser/toast.ts";
import type { WorksChange } from "../record/queries.ts";

interface FailureOptions {
  /** Whether something was typed, which is kept. */
  readonly isTyped: boolean;
}

/** Says why a change of a sale or an invoice failed, and whether what was typed is kept. */
export function useSalesFailure({ refetch }: Pick<WorksChange, "refetch">) {
  const t = useTranslations("sales.failure");
  const toasts = useTranslations("toasts");
  const refetchInvoices = useRefetchInvoices();

  return (error: unknown, text: string, { isTyped }: FailureOptions = { isTyped: true }): void => {
    if (hasCode(error, "NOT_FOUND") || hasCode(error, "CONFLICT")) {
      toast({
        title: t("changed.title"),
        description: t(isTyped ? "changed.text" : "changed.nothingTyped"),
        duration: toastDuration * 2,
        isError: true,
      });
      void Promise.all([refetch(), refetchInvoices()]);
      return;
    }
    if (hasCode(error, "UPGRADE_REQUIRED")) {
      toast({ title: toasts("upgradeRequired"), description: t("professional"), isError: true });
      return;
    }
    const hasNoAnswer = !(error instanceof ApiError) && isOffline();
    const offlineText = isTyped ? `${text} ${t("offline")}` : t("offlineUntyped");
    showSaveError(error, {
      unauthorized: { title: toasts("unauthorized.title"), text: toasts("unauthorized.text") },
      failed: { title: toasts("error"), text: hasNoAnswer ? offlineText : text },
    });
  };
}
