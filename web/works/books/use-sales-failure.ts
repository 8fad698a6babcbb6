import { useTranslations } from "use-intl";
import { hasCode } from "#web/api/api.ts";
import { refetchInvoices } from "#web/api/invoices.ts";
import { useShowChangeFailure } from "#web/api/use-show-change-failure.ts";
import { type ToastAction, toast, toastDuration } from "#web/browser/toast.ts";
import { refetchWorks } from "../cached-works.ts";

interface FailureOptions {
  /** Whether something was typed, which is kept. */
  readonly isTyped: boolean;
  /** Offers the next step. */
  readonly action?: ToastAction;
}

/** Says why a change of a sale or an invoice failed, and whether what was typed is kept. */
export function useSalesFailure() {
  const t = useTranslations("sales.failure");
  const showFailure = useShowChangeFailure();

  return (error: unknown, text: string, options: FailureOptions = { isTyped: true }): void => {
    const { isTyped, action } = options;
    if (hasCode(error, "NOT_FOUND") || hasCode(error, "CONFLICT")) {
      toast({
        title: t("changed.title"),
        description: t(isTyped ? "changed.text" : "changed.nothingTyped"),
        duration: toastDuration * 2,
        isError: true,
      });
      void Promise.all([refetchWorks(), refetchInvoices()]);
      return;
    }
    const offline = isTyped ? `${text} ${t("offline")}` : t("offlineUntyped");
    showFailure(error, { text, offline, professional: t("professional"), action });
  };
}
