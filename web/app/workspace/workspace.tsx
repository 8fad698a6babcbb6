import { useEffect, useState } from "react";
import * as v from "valibot";
import { useLocation, useSearchParams } from "wouter";
import { isProfileComplete } from "#schema/artist/profile.ts";
import type { User } from "#schema/artist/user.ts";
import type { BillingTerm } from "#schema/plans.ts";
import { setCurrentUser } from "#web/api/current-user.ts";
import { useLazyPart } from "#web/browser/lazy-part.ts";
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
import { Greetings } from "./greetings.tsx";
import {
  accountDialogs,
  checkoutReturn,
  pageParts,
  pastDueNotice,
  planChooser,
  profileForm,
} from "./lazy-parts.ts";
import { LogOutQuestion, useLogOut } from "./log-out.tsx";
import { OfflineNotice } from "./offline-notice.tsx";
import { useEditedWork } from "./use-edited-work.ts";
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
  // Asked for once the part is there: when the browser is idle, or on one of its pages.
  const { loaded: count } = useLazyPart(pageParts.agenda, false);

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
      >
        {count && <count.Count user={user} />}
      </AppHeader>
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

interface ReturnFromCheckoutProps {
  readonly userId: string;
  readonly onDone: () => void;
}

/** Rendered on the return from Stripe's page; see `checkout-return.ts`. */
function ReturnFromCheckout({ userId, onDone }: ReturnFromCheckoutProps) {
  const loaded = useLazyPartOrToast(checkoutReturn, true, onDone);
  return loaded && <loaded.CheckoutReturn userId={userId} onDone={onDone} />;
}

/** Rendered while a payment is past due. */
function PastDue() {
  const loaded = useLazyPartOrToast(pastDueNotice, true);
  return loaded && <loaded.PastDueNotice />;
}

/** Which dialog about plan or profile is open. */
function useAccountDialog(user: User) {
  const [dialog, setDialog] = useStateAcrossReload(
    `dialog ${user.id}`,
    v.nullable(accountDialogSchema),
    () => null,
  );

  /** An artist whose plan is paused resumes it; a second subscription would be paid twice. */
  function upgrade(term?: BillingTerm): void {
    setDialog(user.isPaused ? { name: "manage" } : { name: "subscribe", ...(term && { term }) });
  }

  return { dialog, setDialog, upgrade };
}

/**
 * Whether a user came to create a profile and has not completed it. The flow parameter is cleared by replacing the
 * address with /app once the profile is complete (specification, section 2).
 */
function useFlow(user: User) {
  const [parameters] = useSearchParams();
  const [, navigate] = useLocation();
  const flow = parameters.get("flow");
  const isComplete = isProfileComplete(user);

  useEffect(() => {
    if (flow !== null && isComplete) {
      const { pathname, search } = window.location;
      const others = new URLSearchParams(search);
      others.delete("flow");
      const query = others.size === 0 ? "" : `?${others}`;
      navigate(`${pathname}${query}`, { replace: true });
    }
  }, [flow, isComplete, navigate]);

  const isCreateFlow = flow === "create";
  return { isCreateFlow, isCreating: isCreateFlow && !isComplete };
}
