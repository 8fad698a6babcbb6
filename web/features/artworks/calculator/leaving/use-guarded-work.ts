import { useTranslations } from "use-intl";
import { useLeaveGuard } from "#web/browser/leave-guard.ts";
import { isLeavingPage } from "#web/browser/leave-page.ts";
import { toast } from "#web/browser/toast.ts";
import { isInputRemoved } from "#web/storage/input-store.ts";

interface GuardedWorkOptions {
  readonly userId: string;
  readonly hasUnsaved: () => boolean;
  /** Artists without limits are asked before they leave unsaved work, whether or not it is stored. */
  readonly isUnlimited: boolean;
  readonly isEdit: boolean;
  /** Returns whether closing the tab now would lose nothing. */
  readonly storeDraft: () => boolean;
}

/** Asks before unsaved work is left (specification, section 4). A free artist's draft is stored, so they are not asked. */
export function useGuardedWork({
  userId,
  hasUnsaved,
  isUnlimited,
  isEdit,
  storeDraft,
}: GuardedWorkOptions) {
  const t = useTranslations("toasts");
  return useLeaveGuard({
    mustAsk: () => (isUnlimited || isEdit) && hasUnsaved(),
    onLeave: () => {
      if (!hasUnsaved()) return;
      storeDraft();
      toast({ title: t("draftSaved") });
    },
    mustAskToClose: () =>
      !storeDraft() || (isUnlimited && hasUnsaved() && !isLeavingPage() && !isInputRemoved(userId)),
  });
}
