import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { toast } from "#web/lib/toast.ts";

/** Asked before the artist leaves the tab. */
export interface LeaveGuard {
  /** Whether there is something that leaving has to wait for. */
  readonly mustAsk: () => boolean;
  /** Resolves true when leaving is fine. */
  readonly ask: () => Promise<boolean>;
}

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
  const resolver = useRef<((mayLeave: boolean) => void) | null>(null);
  const [isAsking, setAsking] = useState(false);

  const answer = useCallback((mayLeave: boolean) => {
    resolver.current?.(mayLeave);
    resolver.current = null;
    setAsking(false);
  }, []);

  useEffect(() => {
    async function ask(): Promise<boolean> {
      if (!hasUnsaved()) return true;
      if (!mustAsk) {
        keepDraft();
        toast({ title: draftSaved });
        return true;
      }
      // There is one dialog: a second question settles the first.
      resolver.current?.(false);
      return new Promise<boolean>((resolve) => {
        resolver.current = resolve;
        setAsking(true);
      });
    }
    register({ mustAsk: () => mustAsk && hasUnsaved(), ask });
    return () => register(null);
  }, [register, hasUnsaved, mustAsk, keepDraft, draftSaved]);

  return { isAsking, answer };
}
