import { type RefObject, useEffect, useEffectEvent } from "react";

interface SelectionInputOptions {
  readonly isActive: boolean;
  /** Contains the works, whose elements have their ids as `data-work`. */
  readonly works: RefObject<HTMLElement | null>;
  readonly onSelect: (id: string, isRange: boolean) => void;
  readonly onEnd: () => void;
}

/**
 * While works are selected, a click anywhere on a work selects it, its picture and title included, and with Shift all
 * between. Links still open with the keyboard, and in another tab. Enter on a work's box goes to the actions above the
 * works, however far that is; Escape ends it.
 */
export function useSelectionInput({
  isActive,
  works,
  onSelect,
  onEnd,
}: SelectionInputOptions): void {
  const click = useEffectEvent((event: MouseEvent) => {
    const { target, detail, ctrlKey, metaKey, shiftKey } = event;
    if (!(target instanceof Element) || isBox(target) || detail === 0 || ctrlKey || metaKey) return;
    const work = target.closest<HTMLElement>("[data-work]")?.dataset.work;
    if (work === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onSelect(work, shiftKey);
  });

  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, defaultPrevented } = event;
    if (key === "Enter" && target instanceof Element && isBox(target)) {
      // Otherwise it would press the button as well.
      event.preventDefault();
      document.querySelector<HTMLElement>("[data-selection] button")?.focus();
    }
    const isClearingSearch =
      target instanceof HTMLInputElement && target.value !== "" && !isBox(target);
    if (key === "Escape" && !defaultPrevented && !isClearingSearch && !isCovered()) {
      if (target instanceof Element) focusNearby(target);
      onEnd();
    }
  });

  useEffect(() => {
    const element = works.current;
    if (!isActive) return;
    const onClick = (event: MouseEvent) => click(event);
    const onKey = (event: KeyboardEvent) => press(event);
    element?.addEventListener("click", onClick, { capture: true });
    window.addEventListener("keydown", onKey);
    return () => {
      element?.removeEventListener("click", onClick, { capture: true });
      window.removeEventListener("keydown", onKey);
    };
  }, [isActive, works]);
}

function isBox(element: Element): boolean {
  return element instanceof HTMLInputElement && element.type === "checkbox";
}

/** Boxes and actions go when the selection ends: the focus moves to the work's title, or to the button that began it. */
function focusNearby(focused: Element): void {
  const work = isBox(focused) ? focused.closest("[data-work]") : null;
  const next = work
    ? work.querySelector<HTMLElement>("a:not([tabindex='-1'])")
    : focused.closest("[data-selection]")?.querySelector<HTMLElement>(":scope > div > button");
  next?.focus();
}

/** By a dialog or a menu, which Escape closes. */
function isCovered(): boolean {
  return document.querySelector("[role$=dialog], [role=menu], [role=listbox]") !== null;
}
