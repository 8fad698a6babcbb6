import { type MouseEvent, useEffect } from "react";
import { appPaths } from "#schema/page-paths.ts";
import { navigateUnasked } from "#web/browser/guarded-location.ts";
import { headingId, type SectionId, sectionAt } from "./sections.ts";

/** A section that was asked for before it was loaded. */
let awaited: SectionId | null = null;

/** Scrolls to a section and moves the focus to its heading, as soon as it is there. */
function show(section: SectionId): void {
  const heading = document.getElementById(headingId(section));
  awaited = heading === null ? section : null;
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView();
}

/** Whether the page is shown for the first time since the document was loaded. */
let isFirst = true;

/** The page opens at its top, if its address names no section. Back and Forward are left to the browser, which knows how far the page was scrolled. */
export function useTopOfNewPage(): void {
  useEffect(() => {
    if (sectionAt(window.location.hash) === null && markSeen()) window.scrollTo(0, 0);
  }, []);
}

/** The address of a section is `#` and its name: the page opens there, once the sections are shown. */
export function useSectionAddress(): void {
  useEffect(() => {
    const section = sectionAt(window.location.hash);
    const isNew = markSeen();
    if (awaited !== null) show(awaited);
    else if (section !== null && (isNew || isFirst)) show(section);
    isFirst = false;

    const follow = () => {
      const typed = sectionAt(window.location.hash);
      if (markSeen() && typed !== null) show(typed);
    };
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, []);
}

/** Marks the history entry. Returns whether it was not marked before. */
function markSeen(): boolean {
  const state: unknown = window.history.state;
  const entry = typeof state === "object" && state !== null ? state : {};
  if ("isPriceListSeen" in entry) return false;
  window.history.replaceState({ ...entry, isPriceListSeen: true }, "");
  return true;
}

export function sectionAddress(section: SectionId): string {
  return `${appPaths.priceList}#${section}`;
}

/** For a link to a section of the page that it is on. */
export function openSection(event: MouseEvent, section: SectionId): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  navigateUnasked(sectionAddress(section));
  markSeen();
  show(section);
}
