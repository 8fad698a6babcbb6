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
  const sign = direction === "ascending" ? 1 : -1;
  // What is compared is made once for each work, not at each of the hundred thousand comparisons.
  const keyed = artworks.map((artwork) => ({
    artwork,
    created: Date.parse(artwork.createdAt),
    price: key === "price" ? inCanadianDollars(artwork, rates) : null,
    roughTitle: key === "title" ? roughTitle(artwork) : "",
  }));
  if (key === "date") {
    keyed.sort((a, b) => sign * (a.created - b.created));
  } else if (key === "price") {
    keyed.sort((a, b) => sign * comparePrices(a.price, b.price, sign) || b.created - a.created);
  } else {
    const titles = collatorFor(locale);
    // A language's order takes long to tell. What is nearly in it is told by each work's neighbours.
    keyed.sort((a, b) => sign * compareText(a.roughTitle, b.roughTitle));
    keyed.sort(
      (a, b) => sign * titles.compare(a.artwork.title, b.artwork.title) || b.created - a.created,
    );
  }
  return keyed.map(({ artwork }) => artwork);
}

/** None comes last, whatever the sign that the answer is multiplied by. */
function comparePrices(a: number | null, b: number | null, sign: number): number {
  if (a !== null && b !== null) return a - b;
  return sign * (Number(a === null) - Number(b === null));
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

const collators = new Map<string, Intl.Collator>();

function collatorFor(locale: string): Intl.Collator {
  const collator =
    collators.get(locale) ?? new Intl.Collator(locale, { sensitivity: "base", numeric: true });
  collators.set(locale, collator);
  return collator;
}

/** Compared as plain text, this comes close to the order of any language, with numbers by their value. */
function roughTitle(artwork: Artwork): string {
  return foldedTitle(artwork).replace(/\d+/g, (digits) => digits.padStart(12, "0"));
}

const foldedTitles = new WeakMap<Artwork, string>();

/** Kept for as long as the work is, as every letter typed into the search asks for it. */
function foldedTitle(artwork: Artwork): string {
  const folded = foldedTitles.get(artwork) ?? foldText(artwork.title);
  foldedTitles.set(artwork, folded);
  return folded;
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

/**
 * The works of the medium that have every word of the search in the title or the medium's name, whatever the
 * accents, or at the beginning of the year.
 */
export function filterArtworks(
  artworks: readonly Artwork[],
  { search, medium }: Filter,
  mediumName: (medium: Medium) => string,
): readonly Artwork[] {
  const words = foldText(search)
    .split(" ")
    .filter((word) => word !== "");
  if (words.length === 0 && medium === null) return artworks;
  const foldedNames = new Map(media.map((each) => [each, foldText(mediumName(each))]));
  return artworks.filter(
    (artwork) =>
      (medium === null || artwork.medium === medium) &&
      words.every(
        (word) =>
          foldedTitle(artwork).includes(word) ||
          artwork.dateCreated.startsWith(word) ||
          foldedNames.get(artwork.medium)?.includes(word),
      ),
  );
}

/** The media to filter by: those on the wall, and the chosen one even when its last work has gone. */
export function mediaIn(artworks: readonly Artwork[], chosen: Medium | null): Medium[] {
  const found = new Set(artworks.map(({ medium }) => medium));
  return media.filter((medium) => medium === chosen || found.has(medium));
}

/** In milliseconds (specification, section 9). */
const updateThreshold = 60_000;

/** When the work was changed, unless that is the moment of its making. */
export function shownUpdate({ createdAt, updatedAt }: Artwork): string | null {
  const difference = Math.abs(Date.parse(updatedAt) - Date.parse(createdAt));
  return difference > updateThreshold ? updatedAt : null;
}
