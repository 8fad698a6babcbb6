import { useEffect, useId, useLayoutEffect } from "react";

/** The custom property that Radix sets on the body while it does not scroll, which only the body reads. */
const scrollBarSize = { name: "--removed-body-scroll-bar-size", syntax: "*", inherits: false };

CSS.registerProperty?.(scrollBarSize);

const open = new Set<string>();

/**
 * Radix disables the pointer events of the body while a dialog is open, and all that is in the body inherits that: on
 * a page of a thousand rows their styles would be calculated anew for each dialog. The page behind a dialog keeps its
 * own value instead; the scrim of the dialog, which covers the window, takes what is pressed.
 */
export function usePageBehind(isOpen: boolean): void {
  const id = useId();

  // Before Radix disables the body's pointer events, which its effects do,
  useLayoutEffect(() => {
    if (isOpen) update(() => open.add(id));
  }, [isOpen, id]);

  // until after it has enabled them again.
  useEffect(() => {
    if (isOpen) return () => update(() => open.delete(id));
  }, [isOpen, id]);
}

function update(change: () => void): void {
  change();
  const page = document.getElementById("root");
  if (page) page.style.pointerEvents = open.size > 0 ? "auto" : "";
}
