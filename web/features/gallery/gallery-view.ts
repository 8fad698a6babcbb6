import { useState } from "react";
import { readStored, store } from "#web/lib/storage.ts";

export const galleryViews = ["grid", "list"] as const;
export type GalleryView = (typeof galleryViews)[number];

/** Not among the keys that signing out clears. */
const storageKey = "gallery-view";

function storedView(): GalleryView {
  const stored = readStored(storageKey);
  return galleryViews.find((view) => view === stored) ?? "grid";
}

/** Grid or list, remembered by the browser. */
export function useGalleryView(): [GalleryView, (view: GalleryView) => void] {
  const [view, setView] = useState(storedView);

  function chooseView(next: GalleryView): void {
    store(storageKey, next);
    setView(next);
  }

  return [view, chooseView];
}
