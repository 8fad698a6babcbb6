import { useEffect } from "react";
import { keepGalleryPlace, type PlaceAnchor } from "#web/works/gallery-place.ts";

/** How long scrolling must have paused before the position is stored. */
const restDelayMs = 100;

/** Stores which work is at the window's top whenever scrolling pauses. */
export function useStoreAnchor(userId: string): void {
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
export function findWork(work: string): HTMLElement | null {
  return document.querySelector(`[data-work="${CSS.escape(work)}"]`);
}
