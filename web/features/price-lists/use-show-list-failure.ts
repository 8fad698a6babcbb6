import { useTranslations } from "use-intl";
import { useShowChangeFailure } from "#web/api/use-show-change-failure.ts";
import { toast, toastDuration } from "#web/browser/toast.ts";
import { isChangedElsewhere } from "./draft/use-draft.ts";
import { listWrites } from "./queries.ts";

/** Says why a change of the price list failed. */
export function useShowListFailure() {
  const t = useTranslations("priceList.page.failure");
  const showFailure = useShowChangeFailure();

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
    const offline = `${text} ${t("offline")}`;
    showFailure(error, { text, offline, professional: t("professional") });
  };
}
