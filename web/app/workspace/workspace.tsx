import { useEffect, useState } from "react";
import type { User } from "#schema/user.ts";
import { setCurrentUser } from "#web/api/current-user.ts";
import { prefetchParts } from "#web/browser/prefetch-parts.ts";
import { useFreeCalculationElsewhere } from "#web/features/artworks/calculator/free-calculation-elsewhere.ts";
import { AppHeader } from "#web/features/header/app-header.tsx";
import { SessionWatch } from "#web/features/session/session-watch.tsx";
import { isCheckoutReturn } from "#web/features/subscription/checkout-key.ts";
import { removeInputOf } from "#web/storage/input-store.ts";
import { LazyDialog, LazySection } from "#web/ui/lazy.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { TabPanel } from "#web/ui/tabs.tsx";
import { AppPages } from "./app-pages.tsx";
import { Greetings } from "./greetings.tsx";
import { PastDue, ReturnFromCheckout } from "./lazy-notices.tsx";
import { accountDialogs, planChooser, profileForm } from "./lazy-parts.ts";
import { LogOutQuestion, useLogOut } from "./log-out.tsx";
import { OfflineNotice } from "./offline-notice.tsx";
import { useAccountDialog } from "./use-account-dialog.ts";
import { useEditedWork } from "./use-edited-work.ts";
import { useFlow } from "./use-flow.ts";
import { useProfileForm } from "./use-profile-form.ts";
import { useTabs } from "./use-tabs.ts";

/** Shared by the tabs and their panel. */
const tabsId = "workspace";

function mustChoosePlan(user: User): boolean {
  return !user.isAdmin && !user.isSubscribed && !user.isFreeVersion;
}

/**
 * The signed-in application: for a new artist the profile form and the plan chooser come first (specification,
 * section 2), then the pages under their tabs.
 */
export function Workspace({ user }: { readonly user: User }) {
  const tabs = useTabs(user);
  const { isCreateFlow, isCreating } = useFlow(user);
  const form = useProfileForm(user, tabs);
  const { dialog, setDialog, upgrade } = useAccountDialog(user);
  const [isReturningFromCheckout, setReturningFromCheckout] = useState(isCheckoutReturn);
  const work = useEditedWork(user, {
    openCalculator: (change) => form.openTab("pricing", change),
    showGallery: () => tabs.show("gallery"),
  });
  const { logOut, question } = useLogOut(user);
  useFreeCalculationElsewhere(user.id, () =>
    setCurrentUser({ ...user, hasUsedFreeCalculation: true }),
  );
  useEffect(prefetchParts, []);

  const isInForm = isCreating || form.isEditing;
  const tab = isInForm ? "profile" : tabs.tab;
  const isChoosingPlan = !isInForm && mustChoosePlan(user);

  function completeProfile(): void {
    if (isChoosingPlan) form.setEditing(true);
    else form.edit();
  }

  return (
    <>
      <AppHeader
        user={user}
        tabsId={tabsId}
        tab={isChoosingPlan ? null : tab}
        onOpen={(next) => void form.openTab(next)}
        onLogOut={logOut}
      />
      <OfflineNotice />
      <main id="content">
        {isReturningFromCheckout && (
          <ReturnFromCheckout userId={user.id} onDone={() => setReturningFromCheckout(false)} />
        )}
        {user.isPastDue && <PastDue />}
        {isChoosingPlan && isReturningFromCheckout && <Spinner />}
        {isChoosingPlan && !isReturningFromCheckout && (
          <LazySection part={planChooser}>
            {({ PlanChooser }) => (
              <PlanChooser
                user={user}
                isCreateFlow={isCreateFlow}
                onChosen={() => tabs.show("pricing")}
                onCompleteProfile={completeProfile}
                onSubscribe={upgrade}
              />
            )}
          </LazySection>
        )}
        {isInForm && (
          <TabPanel id={tabsId} value={tab}>
            <LazySection part={profileForm}>
              {({ ProfileForm }) => (
                <ProfileForm
                  user={user}
                  mode={user.hasCompletedSetup ? "update" : "setup"}
                  onBack={() => form.setEditing(false)}
                  onSaved={form.finish}
                />
              )}
            </LazySection>
          </TabPanel>
        )}
        {!isInForm && !isChoosingPlan && (
          <TabPanel id={tabsId} value={tab}>
            <AppPages
              user={user}
              work={work}
              onEditProfile={form.edit}
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
              if (isChoosingPlan) tabs.show("pricing");
            }}
          />
        )}
      </LazyDialog>
      <LogOutQuestion {...question} />
      <Greetings user={user} isWelcomeDue={form.hasJustSetUp && !isInForm && !isChoosingPlan} />
      <SessionWatch removeDrafts={() => removeInputOf(user.id)} />
    </>
  );
}
