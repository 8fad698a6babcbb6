import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { keepGalleryPlace, type PlaceAnchor, readGalleryPlace } from "#web/works/gallery-place.ts";

/** Where the gallery scrolls to when it opens; null once it has. */
export type ScrollTarget = {
  readonly anchor: PlaceAnchor;
  /** The first button of this work gets the focus. */
  readonly returnsTo: string | null;
} | null;

interface ScrollTargetOptions {
  readonly userId: string;
  /** The arrangement's query: if it differs from the stored one, the gallery opens at its start. */
  readonly query: string;
  readonly artworks: readonly Artwork[] | undefined;
  readonly shown: readonly Artwork[];
  /** Clears a filter that hides the work to return to. */
  readonly showAll: () => void;
}

/** Where the artist left the gallery, for `useScrollToTarget`; from then on it is stored where they are. */
export function useScrollTarget(options: ScrollTargetOptions): RefObject<ScrollTarget> {
  const { userId, query, artworks, shown, showAll } = options;
  const [start] = useState(() => {
    const { query: left, anchor, returnsTo } = readGalleryPlace(userId);
    return left === query && anchor !== null ? { anchor, returnsTo } : null;
  });
  const scrollTarget = useRef<ScrollTarget>(start);
  /** Once, and not when the work has been shown: then the artist's next search hides it. */
  const mayShowAll = useRef(true);

  useEffect(() => keepGalleryPlace(userId, { returnsTo: null }), [userId]);
  useStoreAnchor(userId);

  useEffect(() => {
    if (scrollTarget.current === null || !artworks) return;
    const { anchor, returnsTo } = scrollTarget.current;
    const isShown = shown.some(({ id }) => id === anchor.work);
    const isHidden = returnsTo === anchor.work && artworks.some(({ id }) => id === returnsTo);
    if (!isShown && !isHidden) scrollTarget.current = null;
    else if (!isShown && mayShowAll.current) showAll();
    mayShowAll.current = false;
  });

  return scrollTarget;
}

/**
 * Scrolls to the target as soon as its work is rendered, and again while the rows around it get their heights, until
 * two frames later.
 */
export function useScrollToTarget(scrollTarget: RefObject<ScrollTarget>): void {
  const isSettling = useRef(false);

  // After every render: it may take several until the work is rendered.
  useLayoutEffect(() => {
    if (scrollTarget.current === null) return;
    const { anchor, returnsTo } = scrollTarget.current;
    const element = findWork(anchor.work);
    if (!element) return;
    scrollToAnchor(element, anchor);
    if (returnsTo === anchor.work) element.querySelector("button")?.focus({ preventScroll: true });
    if (isSettling.current) return;
    isSettling.current = true;
    requestAnimationFrame(() => {
      requestAnimationFrame(() => {
        scrollTarget.current = null;
      });
    });
  });
}

function scrollToAnchor(element: HTMLElement, { top }: PlaceAnchor): void {
  const rectangle = element.getBoundingClientRect();
  if (top !== null) window.scrollBy(0, rectangle.top - top);
  else if (rectangle.top < 0 || rectangle.bottom > window.innerHeight) {
    element.scrollIntoView({ block: "center" });
  }
}

/** How long scrolling must have paused before the position is stored. */
const restDelayMs = 100;

/** Stores which work is at the window's top whenever scrolling pauses. */
function useStoreAnchor(userId: string): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function onScroll(): void {
      clearTimeout(timer);
      timer = setTimeout(() => keepGalleryPlace(userId, { anchor: findAnchor() }), restDelayMs);
    }
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener("scroll", onScroll);
    };
  }, [userId]);
}

/** Stores where this work is in the window. */
export function storeAnchorAt(userId: string, work: string): void {
  const element = findWork(work);
  if (element) keepGalleryPlace(userId, { anchor: anchorOf(element, work) });
}

/** The uppermost visible work; null at the page's top. */
function findAnchor(): PlaceAnchor | null {
  if (window.scrollY === 0) return null;
  for (const element of document.querySelectorAll<HTMLElement>("[data-work]")) {
    const work = element.dataset.work;
    if (work !== undefined && element.getBoundingClientRect().bottom > 0) {
      return anchorOf(element, work);
    }
  }
  return null;
}

function anchorOf(element: HTMLElement, work: string): PlaceAnchor {
  return { work, top: element.getBoundingClientRect().top };
}

/** The element of a rendered work. */
function findWork(work: string): HTMLElement | null {
  return document.querySelector(`[data-work="${CSS.escape(work)}"]`);
}
