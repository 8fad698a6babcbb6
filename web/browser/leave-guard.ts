import { useCallback, useRef, useState } from "react";

/** Asked before the artist leaves a section. */
export interface LeaveGuard {
  /** Whether leaving has to wait for an answer. */
  readonly mustAsk: () => boolean;
  /** Resolves false to keep the artist where they are. */
  readonly ask: () => Promise<boolean>;
}

/** A question of yes or no, which a dialog puts and answers. */
export function useQuestion() {
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
