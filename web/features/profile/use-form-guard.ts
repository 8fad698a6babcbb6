import { useCallback, useEffect, useLayoutEffect, useRef } from "react";
import { type LeaveGuard, useQuestion } from "#web/browser/leave-guard.ts";

interface FormGuardOptions {
  /** Null where nothing is to be guarded. */
  readonly register: ((guard: LeaveGuard | null) => void) | null;
  readonly isChanged: boolean;
  readonly discard: () => void;
}

/** Guards every way out of a form that was changed. Leaving it discards the changes. */
export function useFormGuard({ register, isChanged, discard }: FormGuardOptions) {
  const { isAsking, ask: put, answer: settle } = useQuestion();
  const mustAsk = useRef(isChanged);
  useLayoutEffect(() => {
    mustAsk.current = isChanged;
  }, [isChanged]);

  const ask = useCallback(async () => !mustAsk.current || put(), [put]);

  useEffect(() => {
    register?.({ mustAsk: () => mustAsk.current, ask });
    return () => register?.(null);
  }, [register, ask]);

  function answer(mayLeave: boolean): void {
    if (mayLeave) discard();
    settle(mayLeave);
  }

  return { isAsking, ask, answer };
}
