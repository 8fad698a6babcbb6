import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { loginPath } from "#schema/api-paths.ts";
import type { BillingTerm } from "#schema/plans.ts";
import { isProfileComplete } from "#schema/profile.ts";
import type { User } from "#schema/user.ts";
import { TermChoice } from "../term-choice.tsx";
import { CompleteProfileNotice } from "./complete-profile-notice.tsx";
import { FreePlan } from "./free-plan.tsx";
import { ProfessionalPlan } from "./professional-plan.tsx";

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
