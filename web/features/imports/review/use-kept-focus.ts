import { type FocusEvent, useEffect, useRef } from "react";

/**
 * Keeps the focus in a table whose controls go when they are used: from a field it moves to the next field, from a button
 * to the next control of its row, and where there is none to the table's heading.
 */
export function useKeptFocus() {
  const section = useRef<HTMLDivElement>(null);
  const last = useRef<{ readonly control: Element; readonly row: Element | null } | null>(null);

  useEffect(() => {
    const { activeElement, body } = document;
    if (last.current === null || (activeElement !== null && activeElement !== body)) return;
    const { control, row } = last.current;
    last.current = null;
    if (section.current !== null) nextOf(section.current, control, row)?.focus();
  });

  function onFocus({ target }: FocusEvent): void {
    last.current = { control: target, row: target.closest("tr") };
  }

  /** A control that lost the focus and is still there was left on purpose. */
  function onBlur({ target }: FocusEvent): void {
    queueMicrotask(() => {
      if (last.current?.control === target && target.isConnected) last.current = null;
    });
  }

  return { ref: section, onFocus, onBlur };
}

function nextOf(section: Element, control: Element, row: Element | null): HTMLElement | null {
  const isField = control instanceof HTMLInputElement;
  const controls = [...section.querySelectorAll<HTMLElement>(isField ? "input" : "button, input")];
  const isInRow = (each: Element) => row?.contains(each) ?? false;
  const isBelow = (each: Element) =>
    row?.isConnected &&
    (row.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const next = controls.find(isInRow) ?? controls.find((each) => isBelow(each));
  return next ?? section.querySelector("h2");
}
