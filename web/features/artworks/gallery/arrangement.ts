import { useDeferredValue, useMemo } from "react";
import { useTranslations } from "use-intl";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { media } from "#schema/artworks/media.ts";
import type { Rates } from "#schema/currency.ts";
import { useLocale } from "#web/i18n/locale.ts";
import { readStored, store } from "#web/storage/storage.ts";
import {
  type Filter,
  filterArtworks,
  newestFirst,
  reversed,
  type Sort,
  sortArtworks,
  sortKeys,
  startOf,
  statusChoices,
} from "./arrange.ts";

/** What is shown of the gallery, in which order, and how. */
export interface Arrangement {
  readonly filter: Filter;
  readonly sort: Sort;
  readonly view: GalleryView;
}

/** Reads an arrangement from an address; what is missing or unknown there has its default. */
export function readArrangement(parameters: URLSearchParams, usualView: GalleryView): Arrangement {
  const key = oneOf(sortKeys, parameters.get("sort")) ?? newestFirst.key;
  const start = startOf(key);
  const direction = oneOf(["ascending", "descending"], parameters.get("direction"));
  return {
    filter: {
      search: parameters.get("search") ?? "",
      medium: oneOf(media, parameters.get("medium")),
      status: oneOf(statusChoices, parameters.get("status")),
    },
    sort: direction === null || direction === start.direction ? start : reversed(start),
    view: oneOf(galleryViews, parameters.get("view")) ?? usualView,
  };
}

/** The query of an arrangement, without its defaults. */
export function formatArrangement({ filter, sort, view }: Arrangement): string {
  const parameters = new URLSearchParams();
  if (filter.search.trim() !== "") parameters.set("search", filter.search);
  if (filter.medium !== null) parameters.set("medium", filter.medium);
  if (filter.status !== null) parameters.set("status", filter.status);
  if (sort.key !== newestFirst.key) parameters.set("sort", sort.key);
  if (sort.direction !== startOf(sort.key).direction) parameters.set("direction", sort.direction);
  if (view !== "grid") parameters.set("view", view);
  return parameters.toString();
}

function oneOf<Value extends string>(values: readonly Value[], text: string | null): Value | null {
  return values.find((value) => value === text) ?? null;
}

/**
 * The works to show, in order. The control that was used updates at once, the works in a deferred render. They are
 * sorted first, so that typing only filters.
 */
export function useArranged(
  artworks: readonly Artwork[],
  filter: Filter,
  sort: Sort,
  rates: Rates,
): readonly Artwork[] {
  const locale = useLocale();
  const mediumName = useTranslations("choices.medium");
  const order = useDeferredValue(sort);
  const wanted = useDeferredValue(filter);
  const sorted = useMemo(
    () => sortArtworks(artworks, order, rates, locale),
    [artworks, order, rates, locale],
  );
  return useMemo(
    () => filterArtworks(sorted, wanted, mediumName, new Date()),
    [sorted, wanted, mediumName],
  );
}

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
