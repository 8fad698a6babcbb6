import { useTranslations } from "use-intl";
import { isProfileComplete } from "#schema/profile.ts";
import type { User } from "#schema/user.ts";
import { CompleteProfileNotice } from "./complete-profile-notice.tsx";
import { FreePlan } from "./free-plan.tsx";

interface PlanChooserProps {
  readonly user: User;
  readonly onChosen: () => void;
  readonly onCompleteProfile: () => void;
}

/** Stands before the application until a plan is chosen (specification, section 2). */
export function PlanChooser({ user, onChosen, onCompleteProfile }: PlanChooserProps) {
  const t = useTranslations("plans");
  return (
    <div className="page">
      <header className="grid items-end gap-x-12 gap-y-6 pt-9 pb-8 md:grid-cols-[1fr_auto] md:pt-16 md:pb-12">
        <h1 className="font-display text-[2.75rem]/[2.75rem] tracking-[-0.03em] md:text-[4.25rem]/[4.25rem]">
          {t("title")}
        </h1>
      </header>
      {!isProfileComplete(user) && <CompleteProfileNotice onComplete={onCompleteProfile} />}
      <div className="grid gap-x-18 gap-y-14 pb-24 md:grid-cols-2">
        <FreePlan onChosen={onChosen} />
      </div>
    </div>
  );
}
