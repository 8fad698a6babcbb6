import { type RefObject, useEffect, useRef } from "react";

/** The element gets the focus when `shown` has changed and what had the focus went with it. Nothing is shown while it is undefined. */
export function useKeepFocus<Shown>(shown: Shown | undefined): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    const hasChanged = before.current !== undefined && before.current !== shown;
    before.current = shown;
    if (hasChanged && document.activeElement === document.body) element.current?.focus();
  }, [shown]);
  return element;
}
