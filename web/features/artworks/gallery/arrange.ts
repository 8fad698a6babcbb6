import type { Artwork } from "#schema/artworks/artwork.ts";
import { shownStatus } from "#schema/artworks/hold.ts";
import { type Medium, media } from "#schema/artworks/media.ts";
import { workStatuses } from "#schema/artworks/work-status.ts";
import { convert, type Rates } from "#schema/currency.ts";
import { foldText } from "#schema/fold-text.ts";

export const sortKeys = ["title", "date", "price"] as const;
type SortKey = (typeof sortKeys)[number];
type SortDirection = "ascending" | "descending";

export interface Sort {
  readonly key: SortKey;
  readonly direction: SortDirection;
}

export const newestFirst: Sort = { key: "date", direction: "descending" };

/** The initial sort by a key: titles from A, the newest or the most expensive first. */
export function startOf(key: SortKey): Sort {
  return { key, direction: key === "title" ? "ascending" : "descending" };
}

export function reversed({ key, direction }: Sort): Sort {
  return { key, direction: direction === "ascending" ? "descending" : "ascending" };
}

/**
 * Returns the works sorted. Titles compare by the language's rules, prices in Canadian dollars at the current rate;
 * works without a price come last in both directions. Equal works are sorted newest first.
 */
export function sortArtworks(
  artworks: readonly Artwork[],
  { key, direction }: Sort,
  rates: Rates,
  locale: string,
): Artwork[] {
  const sign = direction === "ascending" ? 1 : -1;
  const byDate = (a: Artwork, b: Artwork) => Date.parse(a.createdAt) - Date.parse(b.createdAt);
  switch (key) {
    case "date":
      return artworks.toSorted((a, b) => sign * byDate(a, b));
    case "price": {
      const priceOf = (artwork: Artwork) => inCanadianDollars(artwork, rates);
      return artworks.toSorted(
        (a, b) => sign * comparePrices(priceOf(a), priceOf(b), sign) || byDate(b, a),
      );
    }
    case "title": {
      const titles = new Intl.Collator(locale, { sensitivity: "base", numeric: true });
      return artworks.toSorted((a, b) => sign * titles.compare(a.title, b.title) || byDate(b, a));
    }
  }
}

/** No price comes last, whatever `sign` the result is multiplied by. */
function comparePrices(a: number | null, b: number | null, sign: number): number {
  if (a !== null && b !== null) return a - b;
  return sign * (Number(a === null) - Number(b === null));
}

function inCanadianDollars(artwork: Artwork, rates: Rates): number | null {
  const { suggestedPrice, currency } = artwork;
  return suggestedPrice === null ? null : convert(suggestedPrice, currency, "CAD", rates);
}

/** Archived works are a choice of their own, whatever status they have. */
export const statusChoices = [...workStatuses, "archived"] as const;
export type StatusChoice = (typeof statusChoices)[number];

export interface Filter {
  readonly search: string;
  /** Null is every medium. */
  readonly medium: Medium | null;
  /** Null is every status, without archived works. */
  readonly status: StatusChoice | null;
}

export const everything: Filter = { search: "", medium: null, status: null };

/**
 * The works of the medium and the status that match every word of the search: in the title, the medium's name, the
 * inventory number, the place, or the name of a buyer or of the person whom the work is with, ignoring accents, or at
 * the start of the year.
 */
export function filterArtworks(
  artworks: readonly Artwork[],
  { search, medium, status }: Filter,
  mediumName: (medium: Medium) => string,
  now: Date,
): readonly Artwork[] {
  const words = foldText(search)
    .split(" ")
    .filter((word) => word !== "");
  const foldedNames = new Map(media.map((each) => [each, foldText(mediumName(each))]));
  return artworks.filter(
    (artwork) =>
      hasStatus(artwork, status, now) &&
      (medium === null || artwork.medium === medium) &&
      words.every(
        (word) => matches(artwork, word) || foldedNames.get(artwork.medium)?.includes(word),
      ),
  );
}

function hasStatus(artwork: Artwork, status: StatusChoice | null, now: Date): boolean {
  if (status === "archived") return artwork.archived;
  return !artwork.archived && (status === null || shownStatus(artwork, now) === status);
}

/** The media to filter by: those of the works, and the chosen one even when no work has it any more. */
export function mediaIn(artworks: readonly Artwork[], chosen: Medium | null): Medium[] {
  const found = new Set(artworks.map(({ medium }) => medium));
  return media.filter((medium) => medium === chosen || found.has(medium));
}

/** In milliseconds (specification, section 9). */
const updateThreshold = 60_000;

/** When the work was updated, unless that was when it was created. */
export function shownUpdate({ createdAt, updatedAt }: Artwork): string | null {
  const difference = Math.abs(Date.parse(updatedAt) - Date.parse(createdAt));
  return difference > updateThreshold ? updatedAt : null;
}

/** What is searched in a work, folded. */
interface Searched {
  /** Title, place, medium line, and the names of whom the work is with and of its buyer. */
  readonly text: string;
  readonly number: string;
  /** The inventory number without its year, so that a year typed finds the works of that year. */
  readonly shortNumber: string;
}

const searched = new WeakMap<Artwork, Searched>();

/** Cached for each work: folding 10,000 works takes some 40 ms, which would be felt at every key typed. */
function searchedIn(artwork: Artwork): Searched {
  const known = searched.get(artwork);
  if (known) return known;
  const { title, location, mediumLine, statusDetails, sale } = artwork;
  const number = foldText(artwork.inventoryNumber);
  const fresh = {
    text: foldText([title, location, mediumLine, statusDetails.who, sale?.buyerName].join(" ")),
    number,
    shortNumber: number.replace(/^\d{4}-/, ""),
  };
  searched.set(artwork, fresh);
  return fresh;
}

/** Whether a folded word is in the work's texts, or begins its year. */
function matches(artwork: Artwork, word: string): boolean {
  const { text, number, shortNumber } = searchedIn(artwork);
  return (
    text.includes(word) ||
    artwork.dateCreated.startsWith(word) ||
    (word.includes("-") ? number : shortNumber).includes(word)
  );
}
