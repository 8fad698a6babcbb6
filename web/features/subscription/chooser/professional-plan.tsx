import { useTranslations } from "use-intl";
import type { BillingTerm } from "#schema/plans.ts";
import { toast } from "#web/browser/toast.ts";
import { Button } from "#web/ui/button.tsx";
import { usePlanWords } from "../use-plan-words.ts";
import { PlanCard } from "./plan-card.tsx";

interface ProfessionalPlanProps {
  readonly term: BillingTerm;
  readonly isProfileComplete: boolean;
  readonly onSubscribe: () => void;
}

export function ProfessionalPlan({ term, isProfileComplete, onSubscribe }: ProfessionalPlanProps) {
  const t = useTranslations("plans");
  const words = usePlanWords();

  function subscribe(): void {
    if (isProfileComplete) onSubscribe();
    else toast({ title: t("notice.title"), description: t("notice.text") });
  }

  return (
    <PlanCard
      name={t("professional.name")}
      badge={t("professional.recommended")}
      price={words.shown(term)}
      term={t("professional.term")}
      note={words.billing(term)}
      features={[
        { name: t("professional.features.unlimited") },
        { name: t("professional.features.export") },
        { name: t("professional.features.currency") },
        { name: t("professional.features.support") },
        { name: t("professional.features.algorithm") },
      ]}
      action={
        <Button
          variant={isProfileComplete ? "filled" : "outlined"}
          isDisabled={!isProfileComplete}
          onClick={subscribe}
        >
          {t(isProfileComplete ? "professional.subscribe" : "professional.completeFirst")}
        </Button>
      }
    />
  );
}
