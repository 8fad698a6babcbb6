import { media } from "#schema/media.ts";
import {
  type Filter,
  newestFirst,
  reversed,
  type Sort,
  sortKeys,
  startOf,
  statusChoices,
} from "./arrange.ts";
import { type GalleryView, galleryViews } from "./gallery-view.ts";

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
