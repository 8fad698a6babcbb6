import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * For what goes once it was pressed: where the focus is within it when it goes, `next` gets it. Returns the ref of what goes.
 */
export function usePassFocus<Element extends HTMLElement>(
  next: RefObject<HTMLElement | null>,
): RefObject<Element | null> {
  const going = useRef<Element>(null);
  useLayoutEffect(() => {
    const element = going.current;
    return () => {
      if (element?.contains(document.activeElement)) next.current?.focus({ preventScroll: true });
    };
  }, [next]);
  return going;
}
