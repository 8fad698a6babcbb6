import { useTranslations } from "use-intl";
import { hasCode } from "#web/api/api.ts";
import { refetchLinks } from "#web/api/links.ts";
import { refetchPeople } from "#web/api/people.ts";
import { useShowChangeFailure } from "#web/api/use-show-change-failure.ts";
import { toast, toastDuration } from "#web/browser/toast.ts";
import { addWords } from "#web/i18n/parts.ts";
import { refetchWorks } from "../cached-works.ts";

addWords("links");

/** Says why a link could not be made, changed or taken back. What was typed stays. */
export function useShowLinkFailure() {
  const t = useTranslations("links.failure");
  const showFailure = useShowChangeFailure();

  /** `conflict` says what the server refused: one more open link, or a change of one that was changed elsewhere. */
  return (error: unknown, conflict: "tooMany" | "changed", text = t("text")): void => {
    const isGone = hasCode(error, "NOT_FOUND");
    if (isGone || hasCode(error, "CONFLICT")) {
      const reason = isGone ? "gone" : conflict;
      toast({
        title: t(`${reason}.title`),
        description: t(`${reason}.text`),
        duration: toastDuration * 2,
        isError: true,
      });
      void Promise.all([refetchLinks(), refetchWorks(), refetchPeople()]);
      return;
    }
    showFailure(error, { text, offline: t("offline"), professional: t("professional") });
  };
}
