import { useTranslations } from "use-intl";
import { useShowSaveError } from "#web/api/use-show-save-error.ts";
import { toast } from "#web/browser/toast.ts";
import { useLock } from "#web/browser/use-lock.ts";
import { Button } from "#web/ui/button.tsx";
import { useChooseFreePlan } from "../queries.ts";
import { PlanCard } from "./plan-card.tsx";

export function FreePlan({ onChosen }: { readonly onChosen: () => void }) {
  const t = useTranslations();
  const showSaveError = useShowSaveError();
  const chooseFreePlan = useChooseFreePlan();
  const lock = useLock();

  async function choose(): Promise<void> {
    if (!lock.take()) return;
    try {
      await chooseFreePlan.mutateAsync();
    } catch (error) {
      showSaveError(error, "planFailed");
      return;
    } finally {
      lock.release();
    }
    toast({ title: t("toasts.profileUpdatedElsewhere") });
    onChosen();
  }

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
        <Button isBusy={chooseFreePlan.isPending} onClick={() => void choose()}>
          {t("plans.free.button")}
        </Button>
      }
    />
  );
}
