import { useTranslations } from "use-intl";
import { refetchPeople } from "#web/api/people.ts";
import { showRefused } from "#web/api/show-refused.ts";
import { useShowChangeFailure } from "#web/api/use-show-change-failure.ts";
import { refetchWorks } from "#web/works/cached-works.ts";
import { refetchConsignments } from "#web/works/consignments/queries.ts";

/** Says why an agreement could not be made, changed, sent, taken back or deleted. What was typed stays. */
export function useAgreementFailure() {
  const t = useTranslations("consignments.failure");
  const showFailure = useShowChangeFailure();

  return (error: unknown, text: string): void => {
    const wordsOf = (reason: "gone" | "changed") => {
      const key = reason === "gone" ? "gone" : "refused";
      return { title: t(`${key}.title`), text: t(`${key}.text`) };
    };
    if (showRefused(error, wordsOf)) {
      void Promise.all([refetchConsignments(), refetchWorks(), refetchPeople()]);
      return;
    }
    showFailure(error, { text, offline: t("offline"), professional: t("professional") });
  };
}
