import { useTranslations } from "use-intl";
import type { ToastAction } from "#web/browser/toast.ts";
import { showSaveError } from "./save-error.ts";

/** The messages of failed saves (specification, section 8). */
type FailedSave =
  | "profileFailed"
  | "profileUpdateFailed"
  | "profileDeleteFailed"
  | "planFailed"
  | "cancelFailed"
  | "pauseFailed"
  | "resumeFailed"
  | "switchFailed"
  | "billingPortalFailed"
  | "exportFailed"
  | "feedbackFailed"
  | "feedbackUpdateFailed"
  | "artworkFailed"
  | "artworkDeleteFailed"
  | "artworkRestoreFailed"
  | "artworkCopyFailed";

type ShowSaveError = (error: unknown, failed: FailedSave, action?: ToastAction) => void;

/** Shows why a save failed, in the language of the interface. `action` offers the next step. */
export function useShowSaveError(): ShowSaveError {
  const t = useTranslations("toasts");
  return (error, failed, action) =>
    showSaveError(error, {
      unauthorized: { title: t("unauthorized.title"), text: t("unauthorized.text") },
      failed: { title: t("error"), text: t(failed), ...(action && { action }) },
    });
}
