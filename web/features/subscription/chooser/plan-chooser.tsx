import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { loginPath } from "#schema/api-paths.ts";
import { isProfileComplete } from "#schema/artist/profile.ts";
import type { User } from "#schema/artist/user.ts";
import type { BillingTerm } from "#schema/plans.ts";
import { useShowSaveError } from "#web/api/use-show-save-error.ts";
import { toast } from "#web/browser/toast.ts";
import { useSubmit } from "#web/forms/use-submit.ts";
import { addWords } from "#web/i18n/parts.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { useChooseFreePlan } from "../queries.ts";
import { TermChoice } from "../term-choice.tsx";
import { usePlanWords } from "../use-plan-words.ts";
import { PlanCard } from "./plan-card.tsx";

addWords("account");

interface PlanChooserProps {
  readonly user: User;
  /** Someone on the way to creating a profile subscribes after going through the provider. */
  readonly isCreateFlow: boolean;
  readonly onChosen: () => void;
  readonly onCompleteProfile: () => void;
  readonly onSubscribe: (term: BillingTerm) => void;
}

/** Shown instead of the application until a plan is chosen (specification, section 2). */
export function PlanChooser({
  user,
  isCreateFlow,
  onChosen,
  onCompleteProfile,
  onSubscribe,
}: PlanChooserProps) {
  const t = useTranslations("plans");
  const [term, setTerm] = useState<BillingTerm>("yearly");
  const isComplete = isProfileComplete(user);

  useEffect(() => {
    const { classList } = document.documentElement;
    classList.add("has-toasts-in-header");
    return () => classList.remove("has-toasts-in-header");
  }, []);

  function subscribe(): void {
    if (isCreateFlow) window.location.assign(loginPath("create"));
    else onSubscribe(term);
  }

  return (
    <div className="page">
      <header className="grid items-end gap-x-12 gap-y-6 pt-9 pb-8 md:grid-cols-[1fr_auto] md:pt-16 md:pb-12">
        <h1 className="font-display text-[2.75rem]/[2.75rem] tracking-[-0.03em] md:text-[4.25rem]/[4.25rem]">
          {t("title")}
        </h1>
        <div>
          <TermChoice term={term} onChange={setTerm} />
        </div>
      </header>
      {!isComplete && <CompleteProfileNotice onComplete={onCompleteProfile} />}
      <div className="grid gap-x-18 gap-y-14 pb-24 md:grid-cols-2">
        <FreePlan onChosen={onChosen} />
        <ProfessionalPlan term={term} isProfileComplete={isComplete} onSubscribe={subscribe} />
      </div>
    </div>
  );
}

function CompleteProfileNotice({ onComplete }: { readonly onComplete: () => void }) {
  const t = useTranslations("plans.notice");
  return (
    <Notice
      title={t("title")}
      text={t("text")}
      action={<Button onClick={onComplete}>{t("button")}</Button>}
      className="mb-9 px-5 md:mb-12 md:px-7"
    />
  );
}

interface ProfessionalPlanProps {
  readonly term: BillingTerm;
  readonly isProfileComplete: boolean;
  readonly onSubscribe: () => void;
}

function ProfessionalPlan({ term, isProfileComplete, onSubscribe }: ProfessionalPlanProps) {
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

function FreePlan({ onChosen }: { readonly onChosen: () => void }) {
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
