import { createContext, useContext, useEffect, useEffectEvent, useState } from "react";
import { useLeaveGuard } from "#web/browser/leave-guard.ts";
import { storeUnsavedInput } from "#web/storage/unsaved-input.ts";

/** How to discard each part of the page that has unsaved input, by its name. */
type UnsavedParts = Map<string, () => void>;

export const UnsavedPartsContext = createContext<UnsavedParts>(new Map());

/** Says to the page that a part of it has unsaved input, for as long as `discard` is not null. */
export function useUnsavedPart(name: string, discard: (() => void) | null): void {
  const parts = useContext(UnsavedPartsContext);
  const isUnsaved = discard !== null;
  const discardNow = useEffectEvent(() => discard?.());
  useEffect(() => {
    if (!isUnsaved) return;
    parts.set(name, () => discardNow());
    return () => void parts.delete(name);
  }, [parts, name, isUnsaved]);
}

/** Asks before the page is left with unsaved input in any of its parts. */
export function useGuardedParts() {
  const [parts] = useState<UnsavedParts>(() => new Map());
  const { isAsking, answer } = useLeaveGuard({
    mustAsk: () => parts.size > 0,
    mustAskToClose: () => parts.size > 0 && storeUnsavedInput() === "nothing",
  });

  function decide(mayDiscard: boolean): void {
    if (mayDiscard) for (const discard of parts.values()) discard();
    answer(mayDiscard);
  }

  return { parts, isAsking, decide };
}
