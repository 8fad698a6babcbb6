import { useRef } from "react";

interface Lock {
  /** Whether it was open; from then on it is not. */
  readonly take: () => boolean;
  readonly release: () => void;
}

/**
 * Lets one press at a time through. The second one of a double click comes before React has drawn that the
 * first is being carried out, so what a render says of that comes too late for it.
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
