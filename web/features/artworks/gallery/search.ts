import type { Artwork } from "#schema/artwork.ts";
import { foldText } from "#schema/fold-text.ts";

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
export function matches(artwork: Artwork, word: string): boolean {
  const { text, number, shortNumber } = searchedIn(artwork);
  return (
    text.includes(word) ||
    artwork.dateCreated.startsWith(word) ||
    (word.includes("-") ? number : shortNumber).includes(word)
  );
}
