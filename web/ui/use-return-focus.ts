import { useLayoutEffect, useRef } from "react";

/** An element that had the focus, and the elements around it: some are still there when it is not. */
type Trail = readonly HTMLElement[];

const dialogs = "[role=dialog], [role=alertdialog]";
/** What the focus is in while a dialog is open, though it is beside the dialog in the document. */
const besideDialogs = "[role=listbox], [data-radix-focus-guard]";
const focusable = ":is(a[href], button, input, select, textarea, [tabindex]):not([tabindex='-1'])";

/** The last that had the focus outside dialogs. One that has lost it may be what opens a dialog that is still loaded. */
let last = trailOf(document.activeElement);
// Before React's listeners, of which one may put another element in the place of the target.
document.addEventListener(
  "focusin",
  ({ target }) => {
    if (!isWithin(target, dialogs) && !isWithin(target, besideDialogs)) last = trailOf(target);
  },
  { capture: true },
);

/**
 * Radix returns the focus to the trigger of a dialog only. These dialogs have none, so the focus returns to what had
 * it before; for a menu item, which is removed when it is chosen, to the button of the menu. A dialog that follows
 * another returns the focus to what opened the first. In the place of what was removed meanwhile, the focus is led to
 * what is nearest.
 */
export function useReturnFocus(isOpen: boolean): (event: Event) => void {
  // What opened it in another dialog, which may be closed by then.
  const inDialog = useRef<Trail>([]);

  useLayoutEffect(() => {
    const { activeElement } = document;
    if (isOpen) inDialog.current = isWithin(activeElement, dialogs) ? trailOf(activeElement) : [];
  }, [isOpen]);

  return (event) => {
    event.preventDefault();
    // A dialog that is open by now keeps the focus inside, so nothing outside it can take it.
    const open = document.activeElement?.closest(dialogs) ?? null;
    const trail = [...inDialog.current, ...last];
    const taken = trail.filter((each) => open === null || open.contains(each)).find(takesFocus);
    // Where another page came in the place of the first, its title says so.
    const title = document.querySelector<HTMLElement>("main h1");
    if (open === null && taken?.contains(title)) title?.focus();
  };
}

function isWithin(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}

/** Moves the focus to the element or into it; returns whether it could. */
function takesFocus(element: HTMLElement): boolean {
  return [element, ...element.querySelectorAll<HTMLElement>(focusable)].some((each) => {
    let isTaken = each === document.activeElement;
    const noteFocus = () => {
      isTaken = true;
    };
    // A dialog that is opened meanwhile moves the focus into itself at once.
    each.addEventListener("focus", noteFocus);
    each.focus();
    each.removeEventListener("focus", noteFocus);
    return isTaken;
  });
}

function trailOf(focused: EventTarget | null): Trail {
  const trail: HTMLElement[] = [];
  let element = menuButtonOf(focused) ?? focused;
  while (element instanceof HTMLElement && element !== document.body) {
    trail.push(element);
    element = element.parentElement;
  }
  return trail;
}

function menuButtonOf(target: EventTarget | null): HTMLElement | null {
  const menu = target instanceof Element ? target.closest("[role=menu]") : null;
  return document.getElementById(menu?.getAttribute("aria-labelledby") ?? "");
}
