import type { KeyboardEvent } from "react";

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowLeft: (at, count) => at + count - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

const alsoUpright: Readonly<Record<string, string>> = {
  ArrowUp: "ArrowLeft",
  ArrowDown: "ArrowRight",
};

/** Roving focus: arrows, Home and End move it within a group, of which one element is reached by Tab. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget, target } = event;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  // In a tab list, up and down scroll the page.
  const isTabs = currentTarget.role === "tablist";
  const step = steps[isTabs ? key : (alsoUpright[key] ?? key)];
  const buttons = [...currentTarget.querySelectorAll<HTMLElement>("button, [role=tab]")];
  const at = target instanceof HTMLElement ? buttons.indexOf(target) : -1;
  if (!step || at === -1) return;
  event.preventDefault();
  buttons[step(at, buttons.length) % buttons.length]?.focus();
}
