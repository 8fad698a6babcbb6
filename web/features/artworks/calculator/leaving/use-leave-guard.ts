import { useEffect } from "react";
import { useTranslations } from "use-intl";
import { type LeaveGuard, useQuestion } from "#web/browser/leave-guard.ts";
import { toast } from "#web/browser/toast.ts";

interface LeaveGuardOptions {
  readonly register: (guard: LeaveGuard | null) => void;
  readonly hasUnsaved: () => boolean;
  /** A draft that is kept can be left; what is not kept must be saved or discarded. */
  readonly mustAsk: boolean;
  readonly keepDraft: () => void;
}

/** Guards the way out of the tab (specification, section 4). `answer` settles the open question. */
export function useLeaveGuard({ register, hasUnsaved, mustAsk, keepDraft }: LeaveGuardOptions) {
  const t = useTranslations("toasts");
  const draftSaved = t("draftSaved");
  const { isAsking, ask, answer } = useQuestion();

  useEffect(() => {
    async function askToLeave(): Promise<boolean> {
      if (!hasUnsaved()) return true;
      if (mustAsk) return ask();
      keepDraft();
      toast({ title: draftSaved });
      return true;
    }
    register({ mustAsk: () => mustAsk && hasUnsaved(), ask: askToLeave });
    return () => register(null);
  }, [register, hasUnsaved, mustAsk, keepDraft, draftSaved, ask]);

  return { isAsking, ask, answer };
}
