import { useEffect } from "react";
import { type Anchor, keepGalleryPlace } from "./gallery-place.ts";

/** How long a movement of the page may pause before its end is kept, in milliseconds. */
const restDelay = 100;

/** Keeps which work is at the window's top whenever the page has come to rest. */
export function useStoreAnchor(userId: string): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function onScroll(): void {
      clearTimeout(timer);
      timer = setTimeout(() => keepGalleryPlace(userId, { anchor: findAnchor() }), restDelay);
    }
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener("scroll", onScroll);
    };
  }, [userId]);
}

/** Keeps where this work is in the window. */
export function storeAnchorAt(userId: string, work: string): void {
  const element = findWork(work);
  if (element) keepGalleryPlace(userId, { anchor: anchorOf(element, work) });
}

/** The uppermost work in view; null where the page shows its top. */
function findAnchor(): Anchor | null {
  if (window.scrollY === 0) return null;
  for (const element of document.querySelectorAll<HTMLElement>("[data-work]")) {
    const work = element.dataset.work;
    if (work !== undefined && element.getBoundingClientRect().bottom > 0) {
      return anchorOf(element, work);
    }
  }
  return null;
}

function anchorOf(element: HTMLElement, work: string): Anchor {
  return { work, top: element.getBoundingClientRect().top };
}

/** The element of a work that is in the page. */
export function findWork(work: string): HTMLElement | null {
  return document.querySelector(`[data-work="${CSS.escape(work)}"]`);
}
