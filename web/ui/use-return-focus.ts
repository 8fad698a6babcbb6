import { useEffect, useRef, useState } from "react";

/**
 * Radix returns the focus to a dialog's own trigger. These dialogs are opened from elsewhere, so they
 * remember what had the focus before; for a menu's item, which goes when it is chosen, the menu's button.
 * One that follows on another returns the focus to what opened the first.
 */
export function useReturnFocus(isOpen: boolean): (event: Event) => void {
  // What had it when the dialog was loaded, which may be for the very press that opens it.
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
