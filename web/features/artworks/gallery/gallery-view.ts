import { readStored, store } from "#web/storage/storage.ts";

export const galleryViews = ["grid", "list"] as const;
export type GalleryView = (typeof galleryViews)[number];

/** Not among the keys that signing out clears. */
const storageKey = "gallery-view";

/** Grid or list, as it was chosen last in this browser. */
export function storedView(): GalleryView {
  const stored = readStored(storageKey);
  return galleryViews.find((view) => view === stored) ?? "grid";
}

export function storeView(view: GalleryView): void {
  store(storageKey, view);
}
