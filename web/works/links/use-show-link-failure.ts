import { useTranslations } from "use-intl";
import { refetchLinks } from "#web/api/links.ts";
import { refetchPeople } from "#web/api/people.ts";
import { showRefused } from "#web/api/show-refused.ts";
import { useShowChangeFailure } from "#web/api/use-show-change-failure.ts";
import { refetchWorks } from "../cached-works.ts";

/** Says why a link could not be made, changed or taken back. What was typed stays. */
export function useShowLinkFailure() {
  const t = useTranslations("dealings.failure");
  const showFailure = useShowChangeFailure();

  /** `conflict` says what the server refused: one more open link, or a change of one that was changed elsewhere. */
  return (error: unknown, conflict: "tooMany" | "changed", text = t("text")): void => {
    const wordsOf = (reason: "gone" | "changed") => {
      const key = reason === "gone" ? "gone" : conflict;
      return { title: t(`${key}.title`), text: t(`${key}.text`) };
    };
    if (showRefused(error, wordsOf)) {
      void Promise.all([refetchLinks(), refetchWorks(), refetchPeople()]);
      return;
    }
    showFailure(error, { text, offline: t("offline"), professional: t("professional") });
  };
}
