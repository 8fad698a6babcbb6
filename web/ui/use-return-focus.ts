import { useEffect, useRef, useState } from "react";

/**
 * Radix returns the focus to a dialog's own trigger. These dialogs are opened from elsewhere, so they
 * remember what had the focus before; for a menu's item, which goes when it is chosen, the menu's button.
 * One that follows on another returns the focus to what opened the first.
 */
export function useReturnFocus(isOpen: boolean): (event: Event) => void {
  const opener = useRef<HTMLElement | null>(null);
  // One that is open from the start has been loaded for the press that opened it.
  const [first] = useState(() => (isOpen ? document.activeElement : null));

  useEffect(() => {
    if (first instanceof HTMLElement) opener.current = menuButtonOf(first) ?? first;
  }, [first]);

  useEffect(() => {
    if (isOpen) return;
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.closest("[role=dialog]")) return;
      opener.current = menuButtonOf(target) ?? (target instanceof HTMLElement ? target : null);
    };
    document.addEventListener("focusin", remember);
    return () => document.removeEventListener("focusin", remember);
  }, [isOpen]);

  return (event) => {
    event.preventDefault();
    opener.current?.focus();
  };
}

function menuButtonOf(target: EventTarget | null): HTMLElement | null {
  const menu = target instanceof Element ? target.closest("[role=menu]") : null;
  return document.getElementById(menu?.getAttribute("aria-labelledby") ?? "");
}
