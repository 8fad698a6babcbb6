import { useTranslations } from "use-intl";
import { tellSaveFailure } from "./save-failure.ts";

/** The texts of the failures that saves can end in (specification, section 8). */
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
  | "artworkDeleteFailed";

/** Tells why a save failed, in the reader's language. */
export function useTellSaveFailure(): (error: unknown, failed: FailedSave) => void {
  const t = useTranslations("toasts");
  return (error, failed) =>
    tellSaveFailure(error, {
      unauthorized: { title: t("unauthorized.title"), text: t("unauthorized.text") },
      failed: { title: t("error"), text: t(failed) },
    });
}
