import { useEffect, useId, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import * as v from "valibot";
import type { AppTab } from "#schema/page-paths.ts";
import type { BillingTerm } from "#schema/plans.ts";
import { hasOneCalculation, type User } from "#schema/user.ts";
import { setCurrentUser } from "#web/api/current-user.ts";
import { prefetchParts } from "#web/browser/prefetch-parts.ts";
import { useStateAcrossReload } from "#web/browser/reload.ts";
import { useLazyPartOrToast } from "#web/browser/use-lazy-part-or-toast.ts";
import { useFreeCalculationElsewhere } from "#web/features/artworks/calculator/free-calculation-elsewhere.ts";
import { AppHeader } from "#web/features/header/app-header.tsx";
import { SessionWatch } from "#web/features/session/session-watch.tsx";
import { isCheckoutReturn } from "#web/features/subscription/checkout-key.ts";
import { removeInputOf } from "#web/storage/input-store.ts";
import { LazyDialog, LazySection } from "#web/ui/lazy.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { TabPanel } from "#web/ui/tabs.tsx";
import { accountDialogSchema } from "./account-dialog.ts";
import { AppPages } from "./app-pages.tsx";
import {
  accountDialogs,
  checkoutReturn,
  greetingDialog,
  pastDueNotice,
  planChooser,
  profileForm,
} from "./lazy-parts.ts";
import { LogOutQuestion, useLogOut } from "./log-out.tsx";
import { OfflineNotice } from "./offline-notice.tsx";
import { useEditedWork } from "./use-edited-work.ts";
import { useFlow } from "./use-flow.ts";
import { useGreetings } from "./use-greetings.ts";
import { useTabs } from "./use-tabs.ts";

function mustChoosePlan(user: User): boolean {
  return !user.isAdmin && !user.isSubscribed && !user.isFreeVersion;
}

/**
 * The signed-in application: for a new artist the profile form and the plan chooser come first (specification,
 * section 2), then the pages under their tabs.
 */
export function Workspace({ user }: { readonly user: User }) {
  const t = useTranslations("app");
  const { tab, open, show } = useTabs(user);
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
  const work = useEditedWork(user, {
    openCalculator: () => openTab("pricing"),
    showGallery: () => show("gallery"),
  });
  const { logOut, question } = useLogOut(user);
  const tabsId = useId();

  const isInForm = isCreating || isEditingProfile;
  const shownTab = isInForm ? "profile" : tab;
  const isChoosingPlan = !isInForm && mustChoosePlan(user);
  const { greeting, dismissGreeting } = useGreetings({
    user,
    isWelcomeDue: hasJustSetUp && !isInForm && !isChoosingPlan,
  });

  useFreeCalculationElsewhere(user.id, () =>
    setCurrentUser({ ...user, hasUsedFreeCalculation: true }),
  );
  const pastDue = useLazyPartOrToast(pastDueNotice, user.isPastDue);
  const endReturn = () => setReturningFromCheckout(false);
  const returning = useLazyPartOrToast(checkoutReturn, isReturningFromCheckout, endReturn);
  useEffect(prefetchParts, []);

  // Back and Forward lead out of the form as the tabs do.
  const lastTab = useRef(tab);
  useEffect(() => {
    if (lastTab.current === "profile" && tab !== "profile") setEditingProfile(false);
    lastTab.current = tab;
  }, [tab, setEditingProfile]);

  /** An artist whose plan is paused resumes it; a second subscription would be paid twice. */
  function upgrade(term?: BillingTerm): void {
    setDialog(user.isPaused ? { name: "manage" } : { name: "subscribe", ...(term && { term }) });
  }

  function completeProfile(): void {
    if (isChoosingPlan) setEditingProfile(true);
    else editProfile();
  }

  async function openTab(next: AppTab): Promise<void> {
    if (await open(next)) setEditingProfile(false);
  }

  function editProfile(): void {
    void open("profile").then((isOpen) => isOpen && setEditingProfile(true));
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
        tab={isChoosingPlan ? null : shownTab}
        onOpen={(next) => void openTab(next)}
        onLogOut={logOut}
      />
      <OfflineNotice />
      <main id="content">
        {isReturningFromCheckout && returning && (
          <returning.CheckoutReturn userId={user.id} onDone={endReturn} />
        )}
        {pastDue && user.isPastDue && <pastDue.PastDueNotice />}
        {isChoosingPlan && isReturningFromCheckout && <Spinner label={t("loading")} />}
        {isChoosingPlan && !isReturningFromCheckout && (
          <LazySection part={planChooser}>
            {({ PlanChooser }) => (
              <PlanChooser
                user={user}
                isCreateFlow={isCreateFlow}
                onChosen={() => show("pricing")}
                onCompleteProfile={completeProfile}
                onSubscribe={upgrade}
              />
            )}
          </LazySection>
        )}
        {isInForm && (
          <TabPanel id={tabsId} value={shownTab}>
            <LazySection part={profileForm}>
              {({ ProfileForm }) => (
                <ProfileForm
                  user={user}
                  mode={user.hasCompletedSetup ? "update" : "setup"}
                  onBack={() => setEditingProfile(false)}
                  onSaved={leaveProfileForm}
                />
              )}
            </LazySection>
          </TabPanel>
        )}
        {!isInForm && !isChoosingPlan && (
          <TabPanel id={tabsId} value={shownTab}>
            <AppPages
              user={user}
              work={work}
              onEditProfile={editProfile}
              onUpgrade={() => upgrade()}
              onDialog={setDialog}
            />
          </TabPanel>
        )}
      </main>
      <LazyDialog part={accountDialogs} isOpen={dialog !== null} onClose={() => setDialog(null)}>
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
      </LazyDialog>
      <LogOutQuestion {...question} />
      <LazyDialog part={greetingDialog} isOpen={greeting !== null} onClose={dismissGreeting}>
        {({ GreetingDialog }) => (
          <GreetingDialog
            greeting={greeting}
            firstName={user.firstName}
            hasOneCalculation={hasOneCalculation(user)}
            onClose={dismissGreeting}
          />
        )}
      </LazyDialog>
      <SessionWatch removeDrafts={() => removeInputOf(user.id)} />
    </>
  );
}
