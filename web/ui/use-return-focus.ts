import { useEffect, useRef, useState } from "react";

/**
 * Radix returns the focus to the trigger of a dialog only. These dialogs have none, so the focus returns to what had
 * it before; for a menu item, which is removed when it is chosen, to the button of the menu. A dialog that follows
 * another returns the focus to what opened the first.
 */
export function useReturnFocus(isOpen: boolean): (event: Event) => void {
  // The dialog may be loaded by the click that opens it.
  const [first] = useState(() => findOpener(document.activeElement));
  const opener = useRef(first);

  useEffect(() => {
    if (isOpen) return;
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.closest("[role=dialog]")) return;
      opener.current = findOpener(target);
    };
    document.addEventListener("focusin", remember);
    return () => document.removeEventListener("focusin", remember);
  }, [isOpen]);

  return (event) => {
    event.preventDefault();
    opener.current?.focus();
  };
}

function findOpener(focused: EventTarget | null): HTMLElement | null {
  return menuButtonOf(focused) ?? (focused instanceof HTMLElement ? focused : null);
}

function menuButtonOf(target: EventTarget | null): HTMLElement | null {
  const menu = target instanceof Element ? target.closest("[role=menu]") : null;
  return document.getElementById(menu?.getAttribute("aria-labelledby") ?? "");
}
