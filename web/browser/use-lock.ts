import { useRef } from "react";

interface Lock {
  /** Returns false if it was taken already. */
  readonly take: () => boolean;
  readonly release: () => void;
}

/**
 * Ignores clicks while one is being handled. The second click of a double click comes before React has rendered the
 * busy state, so a check of that state is too late.
 */
export function useLock(): Lock {
  const isTaken = useRef(false);
  const lock = useRef<Lock>({
    take: () => {
      if (isTaken.current) return false;
      isTaken.current = true;
      return true;
    },
    release: () => {
      isTaken.current = false;
    },
  });
  return lock.current;
}
