import { useTranslations } from "use-intl";
import { hasCode } from "#web/api/api.ts";
import { refetchLinks } from "#web/api/links.ts";
import { useShowChangeFailure } from "#web/api/use-show-change-failure.ts";
import { toast } from "#web/browser/toast.ts";

/** Says why a label's address could not be made, changed or taken back. */
export function useShowLabelFailure() {
  const t = useTranslations("workDocuments.label.failure");
  const showFailure = useShowChangeFailure();

  /** `conflict` says what the server refused: one more address, or a change of one that is no longer open. */
  return (error: unknown, conflict: "tooMany" | "changed"): void => {
    if (hasCode(error, "CONFLICT") || hasCode(error, "NOT_FOUND")) {
      toast({ title: t(`${conflict}.title`), description: t(`${conflict}.text`), isError: true });
      void refetchLinks();
      return;
    }
    const texts = { text: t("text"), offline: t("offline"), professional: t("professional") };
    showFailure(error, texts);
  };
}
