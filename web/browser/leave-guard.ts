import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { isReloadingPage } from "./leave-page.ts";

interface LeaveGuard {
  readonly mustAsk: () => boolean;
  readonly ask: () => Promise<boolean>;
  readonly onLeave: () => void;
}

/** There is one form at a time to lose something from. */
let guard: LeaveGuard | null = null;

/** Whether leaving the form that is open has to wait for an answer. */
export function mustAskToLeave(): boolean {
  return guard?.mustAsk() ?? false;
}

/** Resolves false when the artist stays. */
export async function askToLeave(): Promise<boolean> {
  if (guard === null) return true;
  if (guard.mustAsk()) return guard.ask();
  guard.onLeave();
  return true;
}

interface LeaveGuardOptions {
  /** Whether there is something that leaving would lose, or that must be saved or discarded. */
  readonly mustAsk: () => boolean;
  /** Called when the form is left without a question. */
  readonly onLeave?: () => void;
  /** Whether the browser asks before the tab is closed or another site is opened. */
  readonly mustAskToClose: () => boolean;
  readonly isOff?: boolean;
}

/**
 * Guards every way out of the form that calls it (specification, section 4): links, Back and Forward through
 * `guarded-location.ts`, and closing the tab. The form draws the dialog while `isAsking`, and answers it.
 */
export function useLeaveGuard({
  mustAsk,
  onLeave,
  mustAskToClose,
  isOff = false,
}: LeaveGuardOptions) {
  const { isAsking, ask: put, answer } = useQuestion();
  const mustAskNow = useEffectEvent(mustAsk);
  const leave = useEffectEvent(() => onLeave?.());
  const onBeforeUnload = useEffectEvent((event: BeforeUnloadEvent) => {
    if (mustAskToClose() && !isReloadingPage()) event.preventDefault();
  });

  useEffect(() => {
    if (isOff) return;
    const own: LeaveGuard = { mustAsk: () => mustAskNow(), ask: put, onLeave: () => leave() };
    const listener = (event: BeforeUnloadEvent) => onBeforeUnload(event);
    guard = own;
    window.addEventListener("beforeunload", listener);
    return () => {
      if (guard === own) guard = null;
      window.removeEventListener("beforeunload", listener);
    };
  }, [isOff, put]);

  /** For a way out that is the form's own, such as a Cancel button. */
  const ask = async () => !mustAsk() || put();
  return { isAsking, ask, answer };
}

/** A question of yes or no, which a dialog puts and answers. */
function useQuestion() {
  const resolver = useRef<((answer: boolean) => void) | null>(null);
  const [isAsking, setAsking] = useState(false);

  const ask = useCallback((): Promise<boolean> => {
    // There is one dialog: a second question settles the first.
    resolver.current?.(false);
    return new Promise<boolean>((resolve) => {
      resolver.current = resolve;
      setAsking(true);
    });
  }, []);

  const answer = useCallback((isYes: boolean) => {
    resolver.current?.(isYes);
    resolver.current = null;
    setAsking(false);
  }, []);

  return { isAsking, ask, answer };
}
