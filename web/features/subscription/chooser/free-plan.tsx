import { useTranslations } from "use-intl";
import { useShowSaveError } from "#web/api/use-show-save-error.ts";
import { toast } from "#web/browser/toast.ts";
import { useSubmit } from "#web/forms/use-submit.ts";
import { Button } from "#web/ui/button.tsx";
import { useChooseFreePlan } from "../queries.ts";
import { PlanCard } from "./plan-card.tsx";

export function FreePlan({ onChosen }: { readonly onChosen: () => void }) {
  const t = useTranslations();
  const showSaveError = useShowSaveError();
  const chooseFreePlan = useChooseFreePlan();
  const { submit, isSending } = useSubmit();

  const choose = () =>
    void submit({
      send: () => chooseFreePlan.mutateAsync(),
      onDone: () => {
        toast({ title: t("toasts.profileUpdatedElsewhere") });
        onChosen();
      },
      onError: (error) => showSaveError(error, "planFailed"),
    });

  return (
    <PlanCard
      name={t("plans.free.name")}
      price={t("plans.free.price")}
      term={t("plans.free.term")}
      features={[
        { name: t("plans.free.features.calculation") },
        { name: t("plans.free.features.breakdown") },
        { name: t("plans.free.features.save") },
        { name: t("plans.free.features.export"), isIncluded: false },
        { name: t("plans.free.features.storage"), isIncluded: false },
      ]}
      action={
        <Button isBusy={isSending} onClick={choose}>
          {t("plans.free.button")}
        </Button>
      }
    />
  );
}
