import { type RefObject, useEffect, useEffectEvent, useRef } from "react";

/** Keys that would change a value or press a button. */
function isTouch({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey) return key === "v" || key === "x";
  return key.length === 1 || ["Enter", "Backspace", "Delete", "ArrowUp", "ArrowDown"].includes(key);
}

/**
 * Clicks and keystrokes on the controls of a locked area only call `onTouch`.
 * Natively disabled controls would ignore them without a message, and could not be focused to be read.
 */
export function useLockedTouches<Area extends HTMLElement>(
  isLocked: boolean,
  onTouch: () => void,
): RefObject<Area | null> {
  const area = useRef<Area>(null);
  const touch = useEffectEvent(onTouch);

  useEffect(() => {
    const element = area.current;
    if (!(element && isLocked)) return;
    function refuse(event: Event) {
      const { target } = event;
      if (!(target instanceof Element && target.closest("button, input, label"))) return;
      event.preventDefault();
      event.stopPropagation();
      touch();
    }
    function onKeyDown(event: KeyboardEvent) {
      if (isTouch(event)) refuse(event);
    }
    element.addEventListener("click", refuse, true);
    element.addEventListener("keydown", onKeyDown, true);
    return () => {
      element.removeEventListener("click", refuse, true);
      element.removeEventListener("keydown", onKeyDown, true);
    };
  }, [isLocked]);

  return area;
}
