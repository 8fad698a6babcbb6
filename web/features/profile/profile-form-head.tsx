import { useState } from "react";
import { useTranslations } from "use-intl";
import { refreshCurrentUser } from "#web/api/current-user.ts";
import { useShowSaveError } from "#web/api/use-show-save-error.ts";
import { useLock } from "#web/browser/use-lock.ts";
import { TextButton } from "#web/ui/button.tsx";
import { PageHeading } from "#web/ui/page-heading.tsx";
import { GlossaryDialog } from "./glossary-dialog.tsx";
import { usePatchProfile } from "./queries.ts";
import type { ProfileFormMode } from "./use-profile-submit.ts";

interface ProfileFormHeadProps {
  readonly mode: ProfileFormMode;
  /** Asks about unsaved changes. */
  readonly mayLeave: () => Promise<boolean>;
  readonly onBack: (() => void) | undefined;
}

export function ProfileFormHead({ mode, mayLeave, onBack }: ProfileFormHeadProps) {
  const t = useTranslations("profile");
  const [isGlossaryOpen, setGlossaryOpen] = useState(false);
  return (
    <div className="flex flex-col items-start gap-3 pt-8 pb-7 md:flex-row md:items-end md:justify-between md:gap-8 md:pt-14 md:pb-10">
      <div>
        {mode === "update" && onBack && <BackButton mayLeave={mayLeave} onBack={onBack} />}
        <PageHeading>{t(`${mode}.title`)}</PageHeading>
        <p className="max-w-[46ch] pt-3 text-ink-2">{t("lead")}</p>
      </div>
      <TextButton onClick={() => setGlossaryOpen(true)}>{t("glossary")}</TextButton>
      <GlossaryDialog isOpen={isGlossaryOpen} onClose={() => setGlossaryOpen(false)} />
    </div>
  );
}

interface BackButtonProps {
  readonly mayLeave: () => Promise<boolean>;
  readonly onBack: () => void;
}

/** Cancelling an edit marks the setup as completed (specification, section 4), and always leads back. */
function BackButton({ mayLeave, onBack }: BackButtonProps) {
  const t = useTranslations("profile");
  const showSaveError = useShowSaveError();
  const patchProfile = usePatchProfile();
  const lock = useLock();

  async function goBack(): Promise<void> {
    if (!(await mayLeave()) || !lock.take()) return;
    patchProfile.mutate(
      { hasCompletedSetup: true },
      {
        onSuccess: () => refreshCurrentUser(),
        onError: (error) => showSaveError(error, "profileUpdateFailed"),
        onSettled: () => onBack(),
      },
    );
  }

  return <TextButton onClick={() => void goBack()}>{t("back")}</TextButton>;
}
