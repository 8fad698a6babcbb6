import { Tabs } from "radix-ui";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artwork.ts";
import type { BillingTerm } from "#schema/plans.ts";
import type { User } from "#schema/user.ts";
import { AppHeader } from "#web/features/header/app-header.tsx";
import { copyWork, type WorkCopy } from "#web/features/pricing/copy/work-copy.ts";
import { ProfileForm } from "#web/features/profile/profile-form.tsx";
import { SessionWatch } from "#web/features/session/session-watch.tsx";
import { signOut } from "#web/features/session/sign-out.ts";
import { PlanChooser } from "#web/features/subscription/chooser/plan-chooser.tsx";
import { PastDueNotice } from "#web/features/subscription/past-due-notice.tsx";
import { useCheckoutReturn } from "#web/features/subscription/use-checkout-return.ts";
import { GreetingDialog } from "#web/features/welcome/greeting-dialog.tsx";
import { useTellSaveFailure } from "#web/lib/use-tell-save-failure.ts";
import type { Section } from "#web/paths.ts";
import { Spinner } from "#web/ui/spinner.tsx";
import { type AccountDialog, AccountDialogs } from "./account-dialogs.tsx";
import { forgetDrafts } from "./forget-drafts.ts";
import { GallerySection } from "./gallery-section.tsx";
import { OfflineNotice } from "./offline-notice.tsx";
import { PricingSection } from "./pricing-section.tsx";
import { ProfileSection } from "./profile-section.tsx";
import { useFlow } from "./use-flow.ts";
import { useGreetings } from "./use-greetings.ts";
import { useSections } from "./use-sections.ts";

function mustChoosePlan(user: User): boolean {
  return !user.isAdmin && !user.isSubscribed && !user.isFreeVersion;
}

/**
 * The signed-in application: for someone new the profile form and the plan chooser stand before it
 * (specification, section 2), then the three sections under their tabs.
 */
export function Workspace({ user }: { readonly user: User }) {
  const t = useTranslations("app");
  const { section, open, show, registerLeaveGuard } = useSections(user);
  const { isCreateFlow, isCreating } = useFlow(user);
  const isReturningFromCheckout = useCheckoutReturn();
  const [isEditingProfile, setEditingProfile] = useState(false);
  const [hasJustSetUp, setJustSetUp] = useState(false);
  const [dialog, setDialog] = useState<AccountDialog | null>(null);
  const [editedArtwork, setEditedArtwork] = useState<Artwork | null>(null);
  const [copy, setCopy] = useState<WorkCopy | null>(null);
  const tellSaveFailure = useTellSaveFailure();

  const isInForm = isCreating || isEditingProfile;
  const isChoosingPlan = !isInForm && mustChoosePlan(user);
  const { greeting, dismissGreeting } = useGreetings({
    user,
    isWelcomeDue: hasJustSetUp && !isInForm && !isChoosingPlan,
  });

  /** Whose plan is paused resumes it; a second subscription would be paid twice. */
  function upgrade(term?: BillingTerm): void {
    setDialog(user.isPaused ? { name: "manage" } : { name: "subscribe", ...(term && { term }) });
  }

  function completeProfile(): void {
    if (isChoosingPlan) setEditingProfile(true);
    else editProfile();
  }

  async function openSection(next: Section): Promise<void> {
    if (await open(next)) setEditingProfile(false);
  }

  function editProfile(): void {
    void open("profile").then((isOpen) => isOpen && setEditingProfile(true));
  }

  async function duplicateArtwork(artwork: Artwork): Promise<void> {
    try {
      setCopy(await copyWork(artwork));
    } catch (error) {
      tellSaveFailure(error, "artworkCopyFailed");
      return;
    }
    await editArtwork(null);
  }

  async function editArtwork(artwork: Artwork | null): Promise<void> {
    setEditedArtwork(artwork);
    await openSection("pricing");
  }

  function leaveProfileForm(saved: User): void {
    const isFirstSetup = !user.hasCompletedSetup && saved.hasCompletedSetup;
    setEditingProfile(false);
    setJustSetUp(isFirstSetup);
    if (isFirstSetup) show("pricing");
  }

  return (
    <Tabs.Root
      value={isInForm ? "profile" : section}
      onValueChange={(next) => void openSection(next as Section)}
      activationMode="manual"
    >
      <AppHeader
        user={user}
        hasTabs={!isChoosingPlan}
        onOpen={(next) => void openSection(next)}
        onLogOut={() => void signOut(() => forgetDrafts(user.id))}
      />
      <OfflineNotice />
      <main id="content">
        {user.isPastDue && <PastDueNotice />}
        {isInForm && (
          <Tabs.Content value="profile" tabIndex={-1}>
            <ProfileForm
              user={user}
              mode={user.hasCompletedSetup ? "update" : "setup"}
              onBack={() => setEditingProfile(false)}
              onSaved={leaveProfileForm}
            />
          </Tabs.Content>
        )}
        {isChoosingPlan && isReturningFromCheckout && <Spinner label={t("loading")} />}
        {isChoosingPlan && !isReturningFromCheckout && (
          <PlanChooser
            user={user}
            isCreateFlow={isCreateFlow}
            onChosen={() => show("pricing")}
            onCompleteProfile={completeProfile}
            onSubscribe={upgrade}
          />
        )}
        {!isInForm && !isChoosingPlan && (
          <>
            <Tabs.Content value="pricing" tabIndex={-1}>
              <PricingSection
                user={user}
                artwork={editedArtwork}
                copy={copy}
                onCopySettled={() => setCopy(null)}
                onLeaveEdit={() => setEditedArtwork(null)}
                onSavedNew={() => show("gallery")}
                onEditProfile={editProfile}
                onUpgrade={() => upgrade()}
                registerLeaveGuard={registerLeaveGuard}
              />
            </Tabs.Content>
            <Tabs.Content value="gallery" tabIndex={-1}>
              <GallerySection
                user={user}
                onCreate={() => void editArtwork(null)}
                onEdit={(artwork) => void editArtwork(artwork)}
                onDuplicate={(artwork) => void duplicateArtwork(artwork)}
                onEditProfile={editProfile}
                onUpgrade={() => upgrade()}
              />
            </Tabs.Content>
            <Tabs.Content value="profile" tabIndex={-1}>
              <ProfileSection
                user={user}
                onEdit={editProfile}
                onUpgrade={() => upgrade()}
                onManage={() => setDialog({ name: "manage" })}
                onDelete={() => setDialog({ name: "deleteProfile" })}
              />
            </Tabs.Content>
          </>
        )}
      </main>
      <AccountDialogs
        user={user}
        open={dialog}
        onChange={setDialog}
        onCompleteProfile={completeProfile}
        onSubscribed={() => {
          if (isChoosingPlan) show("pricing");
        }}
      />
      <GreetingDialog greeting={greeting} firstName={user.firstName} onClose={dismissGreeting} />
      <SessionWatch forgetDrafts={() => forgetDrafts(user.id)} />
    </Tabs.Root>
  );
}
