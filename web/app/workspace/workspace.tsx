import { useEffect, useId, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import * as v from "valibot";
import { type Artwork, artworkSchema } from "#schema/artwork.ts";
import type { AppTab } from "#schema/page-paths.ts";
import type { BillingTerm } from "#schema/plans.ts";
import { hasOneCalculation, hasUnlimitedUse, type User } from "#schema/user.ts";
import { setCurrentUser } from "#web/api/current-user.ts";
import { useTellSaveFailure } from "#web/api/use-tell-save-failure.ts";
import { loadLateParts, useLate } from "#web/browser/late.ts";
import { useStateAcrossReload } from "#web/browser/reload.ts";
import { copyWork, type WorkCopy } from "#web/features/artworks/calculator/copy/work-copy.ts";
import {
  findEditedArtwork,
  findUnsavedWork,
} from "#web/features/artworks/calculator/draft-storage.ts";
import { useFreeCalculationElsewhere } from "#web/features/artworks/calculator/free-calculation-elsewhere.ts";
import { returnToWork } from "#web/features/artworks/gallery/gallery-place.ts";
import { AppHeader } from "#web/features/header/app-header.tsx";
import type { UnsavedAtLogOut } from "#web/features/session/log-out-dialog.tsx";
import { SessionWatch } from "#web/features/session/session-watch.tsx";
import { signOut } from "#web/features/session/sign-out.ts";
import { isCheckoutReturn } from "#web/features/subscription/checkout-key.ts";
import { flushInput, forgetInputOf } from "#web/storage/kept-input.ts";
import { PartBoundary } from "#web/ui/broken-part.tsx";
import { LateDialog } from "#web/ui/late-dialog.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { TabPanel } from "#web/ui/tabs.tsx";
import { LateSection } from "../late-section.tsx";
import { accountDialogSchema } from "./account-dialog.ts";
import {
  accountDialogs,
  checkoutReturn,
  gallerySection,
  greetingDialog,
  logOutDialog,
  pastDueNotice,
  planChooser,
  profileForm,
  profileSection,
} from "./late-parts.ts";
import { OfflineNotice } from "./offline-notice.tsx";
import { PricingSection } from "./pricing-section.tsx";
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
  const [isReturningFromCheckout, setReturningFromCheckout] = useState(isCheckoutReturn);
  const [isEditingProfile, setEditingProfile] = useStateAcrossReload(
    `profile form ${user.id}`,
    v.boolean(),
    () => false,
  );
  const [hasJustSetUp, setJustSetUp] = useState(false);
  const [dialog, setDialog] = useStateAcrossReload(
    `dialog ${user.id}`,
    v.nullable(accountDialogSchema),
    () => null,
  );
  const [editedArtwork, setEditedArtwork] = useStateAcrossReload(
    `edited work ${user.id}`,
    v.nullable(artworkSchema),
    () => findEditedArtwork(user.id),
  );
  const [copy, setCopy] = useState<WorkCopy | null>(null);
  const [unsavedAtLogOut, setUnsavedAtLogOut] = useState<UnsavedAtLogOut | null>(null);
  const tabsId = useId();
  const tellSaveFailure = useTellSaveFailure();

  const isInForm = isCreating || isEditingProfile;
  const shownSection = isInForm ? "profile" : section;
  const panel = (value: AppTab) => ({ id: tabsId, value, isOpen: value === shownSection });
  const isChoosingPlan = !isInForm && mustChoosePlan(user);
  const { greeting, dismissGreeting } = useGreetings({
    user,
    isWelcomeDue: hasJustSetUp && !isInForm && !isChoosingPlan,
  });

  useFreeCalculationElsewhere(user.id, () =>
    setCurrentUser({ ...user, hasUsedFreeCalculation: true }),
  );
  const pastDue = useLate(pastDueNotice, user.isPastDue);
  const endReturn = () => setReturningFromCheckout(false);
  const returning = useLate(checkoutReturn, isReturningFromCheckout, endReturn);
  useEffect(loadLateParts, []);

  // Back and Forward lead out of the form as the tabs do.
  const lastSection = useRef(section);
  useEffect(() => {
    if (lastSection.current === "profile" && section !== "profile") setEditingProfile(false);
    lastSection.current = section;
  }, [section, setEditingProfile]);

  function logOut(): void {
    flushInput();
    const unsaved = findUnsavedWork(user.id);
    if (unsaved === null) leave();
    else setUnsavedAtLogOut(unsaved === "price" && !hasUnlimitedUse(user) ? "onlyPrice" : unsaved);
  }

  function leave(): void {
    setUnsavedAtLogOut(null);
    void signOut(() => forgetInputOf(user.id));
  }

  /** Whose plan is paused resumes it; a second subscription would be paid twice. */
  function upgrade(term?: BillingTerm): void {
    setDialog(user.isPaused ? { name: "manage" } : { name: "subscribe", ...(term && { term }) });
  }

  function completeProfile(): void {
    if (isChoosingPlan) setEditingProfile(true);
    else editProfile();
  }

  async function openSection(next: AppTab): Promise<void> {
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

  /** Back to where the work hangs, or now hangs. */
  function showWork(artwork: Artwork): void {
    setEditedArtwork(null);
    returnToWork(user.id, artwork.id);
    show("gallery");
  }

  function leaveProfileForm(saved: User): void {
    const isFirstSetup = !user.hasCompletedSetup && saved.hasCompletedSetup;
    setEditingProfile(false);
    setJustSetUp(isFirstSetup);
    if (isFirstSetup) show("pricing");
  }

  return (
    <>
      <AppHeader
        user={user}
        tabsId={tabsId}
        section={isChoosingPlan ? null : shownSection}
        onOpen={(next) => void openSection(next)}
        onLogOut={logOut}
      />
      <OfflineNotice />
      <main id="content">
        {isReturningFromCheckout && returning && (
          <returning.CheckoutReturn userId={user.id} onDone={endReturn} />
        )}
        {pastDue && user.isPastDue && <pastDue.PastDueNotice />}
        {isInForm && (
          <TabPanel {...panel("profile")}>
            <LateSection part={profileForm}>
              {({ ProfileForm }) => (
                <ProfileForm
                  user={user}
                  mode={user.hasCompletedSetup ? "update" : "setup"}
                  onBack={() => setEditingProfile(false)}
                  onSaved={leaveProfileForm}
                  registerLeaveGuard={registerLeaveGuard}
                />
              )}
            </LateSection>
          </TabPanel>
        )}
        {isChoosingPlan && isReturningFromCheckout && <Spinner label={t("loading")} />}
        {isChoosingPlan && !isReturningFromCheckout && (
          <LateSection part={planChooser}>
            {({ PlanChooser }) => (
              <PlanChooser
                user={user}
                isCreateFlow={isCreateFlow}
                onChosen={() => show("pricing")}
                onCompleteProfile={completeProfile}
                onSubscribe={upgrade}
              />
            )}
          </LateSection>
        )}
        {!isInForm && !isChoosingPlan && (
          <>
            <TabPanel {...panel("pricing")}>
              <PartBoundary>
                <PricingSection
                  user={user}
                  artwork={editedArtwork}
                  copy={copy}
                  onCopySettled={() => setCopy(null)}
                  onLeave={showWork}
                  onEditProfile={editProfile}
                  onUpgrade={() => upgrade()}
                  registerLeaveGuard={registerLeaveGuard}
                />
              </PartBoundary>
            </TabPanel>
            <TabPanel {...panel("gallery")}>
              <LateSection part={gallerySection}>
                {({ GallerySection }) => (
                  <GallerySection
                    user={user}
                    onCreate={() => void editArtwork(null)}
                    onEdit={(artwork) => void editArtwork(artwork)}
                    onDuplicate={(artwork) => void duplicateArtwork(artwork)}
                    onEditProfile={editProfile}
                    onUpgrade={() => upgrade()}
                  />
                )}
              </LateSection>
            </TabPanel>
            <TabPanel {...panel("profile")}>
              <LateSection part={profileSection}>
                {({ ProfileSection }) => (
                  <ProfileSection
                    user={user}
                    onEdit={editProfile}
                    onUpgrade={() => upgrade()}
                    onManage={() => setDialog({ name: "manage" })}
                    onDelete={() => setDialog({ name: "deleteProfile" })}
                  />
                )}
              </LateSection>
            </TabPanel>
          </>
        )}
      </main>
      <LateDialog part={accountDialogs} isNeeded={dialog !== null} onGiveUp={() => setDialog(null)}>
        {({ AccountDialogs }) => (
          <AccountDialogs
            user={user}
            open={dialog}
            onChange={setDialog}
            onCompleteProfile={completeProfile}
            onSubscribed={() => {
              if (isChoosingPlan) show("pricing");
            }}
          />
        )}
      </LateDialog>
      <LateDialog
        part={logOutDialog}
        isNeeded={unsavedAtLogOut !== null}
        onGiveUp={() => setUnsavedAtLogOut(null)}
      >
        {({ LogOutDialog }) => (
          <LogOutDialog
            unsaved={unsavedAtLogOut}
            onStay={() => setUnsavedAtLogOut(null)}
            onLogOut={leave}
          />
        )}
      </LateDialog>
      <LateDialog part={greetingDialog} isNeeded={greeting !== null} onGiveUp={dismissGreeting}>
        {({ GreetingDialog }) => (
          <GreetingDialog
            greeting={greeting}
            firstName={user.firstName}
            hasOneCalculation={hasOneCalculation(user)}
            onClose={dismissGreeting}
          />
        )}
      </LateDialog>
      <SessionWatch forgetDrafts={() => forgetInputOf(user.id)} />
    </>
  );
}
