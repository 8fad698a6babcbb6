import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import type { User } from "#schema/artist/user.ts";
import { useLeaveGuard } from "#web/browser/leave-guard.ts";
import { DiscardDialog } from "#web/forms/discard-dialog.tsx";
import { addWords } from "#web/i18n/parts.ts";
import { useUnsavedInput, wholeOrNothing } from "#web/storage/unsaved-input.ts";
import { Button } from "#web/ui/button.tsx";
import { Form } from "#web/ui/form.tsx";
import { TooltipProvider } from "#web/ui/tooltip.tsx";
import { AgreementSection } from "./agreement-section.tsx";
import { EducationSection } from "./education-section.tsx";
import { normalizeLocation } from "./location-draft.ts";
import { LocationSection } from "./location-section.tsx";
import { MoneySection } from "./money-section.tsx";
import { NameSection } from "./name-section.tsx";
import { CareerStageSection, SalesSection, WeeklyHoursSection } from "./practice-sections.tsx";
import { draftFrom, type ProfileDraft, profileDraftStore } from "./profile-draft.ts";
import { ProfileFormHead } from "./profile-form-head.tsx";
import { type ProfileFormMode, useProfileSubmit } from "./use-profile-submit.ts";

addWords("account");

interface ProfileFormProps {
  readonly user: User;
  readonly mode: ProfileFormMode;
  readonly onBack?: () => void;
  readonly onSaved: (user: User) => void;
}

/** 'Artist Profile Setup' and 'Update Artist Profile' (specification, sections 2 and 5). */
export function ProfileForm({ user, mode, onBack, onSaved }: ProfileFormProps) {
  const t = useTranslations("profile");
  const { draft, setDraft, isChanged, store, discard, removeDraft } = useProfileDraft(user);
  const { isAsking, ask, answer } = useLeaveGuard({
    mustAsk: () => isChanged,
    mustAskToClose: () => !store(),
    // A first setup is stored for its artist, who can open nothing else.
    isOff: mode === "setup",
  });
  const { submit, errors, clearErrors, isPending } = useProfileSubmit({
    user,
    mode,
    onSaved: (saved) => {
      removeDraft();
      onSaved(saved);
    },
  });

  // What takes the form's place is read from its top as well.
  useEffect(() => {
    scrollToTop();
    return scrollToTop;
  }, []);

  function change(changed: Partial<ProfileDraft>): void {
    setDraft((current) => ({ ...current, ...changed }));
    clearErrors();
  }

  function handleSubmit(): void {
    // Enter submits without leaving the field in which a province or state was typed.
    const normalized = { ...draft, location: normalizeLocation(draft.location) };
    setDraft(normalized);
    void submit(normalized);
  }

  function goBack(): void {
    removeDraft();
    onBack?.();
  }

  const section = { draft, onChange: change };
  return (
    <TooltipProvider>
      <div className="page pb-13">
        <ProfileFormHead mode={mode} mayLeave={ask} onBack={onBack && goBack} />
        <Form errors={errors} onSubmit={handleSubmit} aria-label={t(`${mode}.title`)}>
          <NameSection {...section} errors={errors} />
          <CareerStageSection {...section} />
          <WeeklyHoursSection {...section} />
          <SalesSection {...section} />
          <EducationSection {...section} />
          <MoneySection {...section} errors={errors} />
          <LocationSection {...section} errors={errors} />
          <AgreementSection
            {...section}
            terms={
              mode === "update" && user.hasAcceptedTos ? null : { error: errors.hasAcceptedTos }
            }
          >
            <Button
              type="submit"
              variant="filled"
              isDisabled={!draft.hasAcceptedTos}
              isBusy={isPending}
              className="min-w-65"
            >
              {isPending ? t(`${mode}.saving`) : t(`${mode}.save`)}
            </Button>
          </AgreementSection>
        </Form>
        <DiscardDialog
          isOpen={isAsking}
          onAnswer={(mayDiscard) => {
            if (mayDiscard) discard();
            answer(mayDiscard);
          }}
        />
      </div>
    </TooltipProvider>
  );
}

function scrollToTop(): void {
  window.scrollTo(0, 0);
}

/** The form's contents: what was typed before the page was left, if that still fits, or what is stored. */
function useProfileDraft(user: User) {
  const { id } = user;
  const [stored] = useState(() => draftFrom(user));
  const [draft, setDraft] = useState<ProfileDraft>(
    () => profileDraftStore.read(id, { begunFrom: stored }) ?? stored,
  );

  useEffect(() => {
    if (draft !== stored) profileDraftStore.store(id, draft, { begunFrom: stored });
  }, [id, stored, draft]);

  /** Whether closing the tab would lose nothing. */
  const store = () => draft === stored || profileDraftStore.store(id, draft, { begunFrom: stored });

  useUnsavedInput(() => (draft === stored ? null : wholeOrNothing(store())));

  function discard(): void {
    setDraft(stored);
    profileDraftStore.remove(id);
  }

  const isChanged = JSON.stringify(draft) !== JSON.stringify(stored);
  const removeDraft = () => profileDraftStore.remove(id);
  return { draft, setDraft, isChanged, store, discard, removeDraft };
}
