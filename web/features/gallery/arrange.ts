import type { Artwork } from "#schema/artwork.ts";
import { convert, type Rates } from "#schema/currency.ts";
import { foldText } from "#schema/fold-text.ts";
import { type Medium, media } from "#schema/media.ts";

export const sortKeys = ["title", "date", "price"] as const;
export type SortKey = (typeof sortKeys)[number];
export type SortDirection = "ascending" | "descending";

export interface Sort {
  readonly key: SortKey;
  readonly direction: SortDirection;
}

export const newestFirst: Sort = { key: "date", direction: "descending" };

/** Where a key starts: titles from A, the newest and the dearest first. */
export function startOf(key: SortKey): Sort {
  return { key, direction: key === "title" ? "ascending" : "descending" };
}

export function reversed({ key, direction }: Sort): Sort {
  return { key, direction: direction === "ascending" ? "descending" : "ascending" };
}

/**
 * The works in order. Titles compare as the language does, prices in Canadian dollars at the current rate;
 * works without a price come last in both directions. Equals keep the newest first.
 */
export function sortArtworks(
  artworks: readonly Artwork[],
  { key, direction }: Sort,
  rates: Rates,
  locale: string,
): Artwork[] {
  const titles = new Intl.Collator(locale, { sensitivity: "base", numeric: true });
  const sign = direction === "ascending" ? 1 : -1;

  function compare(a: Artwork, b: Artwork): number {
    if (key === "title") return sign * titles.compare(a.title, b.title);
    if (key === "date") return sign * compareCreation(a, b);
    const [priceOfA, priceOfB] = [inCanadianDollars(a, rates), inCanadianDollars(b, rates)];
    if (priceOfA === null || priceOfB === null) {
      return Number(priceOfA === null) - Number(priceOfB === null);
    }
    return sign * (priceOfA - priceOfB);
  }

  return artworks.toSorted((a, b) => compare(a, b) || -compareCreation(a, b));
}

function compareCreation(a: Artwork, b: Artwork): number {
  return Date.parse(a.createdAt) - Date.parse(b.createdAt);
}

function inCanadianDollars(artwork: Artwork, rates: Rates): number | null {
  const { suggestedPrice, currency } = artwork;
  return suggestedPrice === null ? null : convert(suggestedPrice, currency, "CAD", rates);
}

export interface Filter {
  readonly search: string;
  /** Null is every medium. */
  readonly medium: Medium | null;
}

export const everything: Filter = { search: "", medium: null };

/** The works of the medium whose title holds every word of the search, whatever its accents. */
export function filterArtworks(
  artworks: readonly Artwork[],
  { search, medium }: Filter,
): readonly Artwork[] {
  const words = foldText(search).split(" ");
  return artworks.filter((artwork) => {
    const title = foldText(artwork.title);
    return (medium === null || artwork.medium === medium) && words.every((w) => title.includes(w));
  });
}

/** The media to filter by: those on the wall, and the chosen one even when its last work has gone. */
export function mediaIn(artworks: readonly Artwork[], chosen: Medium | null): Medium[] {
  return media.filter(
    (medium) => medium === chosen || artworks.some((artwork) => artwork.medium === medium),
  );
}

/** In milliseconds (specification, section 9). */
const updateThreshold = 60_000;

/** When the work was changed, unless that is the moment of its making. */
export function shownUpdate({ createdAt, updatedAt }: Artwork): string | null {
  const difference = Math.abs(Date.parse(updatedAt) - Date.parse(createdAt));
  return difference > updateThreshold ? updatedAt : null;
}
