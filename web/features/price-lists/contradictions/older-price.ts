import type { Artwork } from "#schema/artworks/artwork.ts";

/** `dateCreated` is a year. */
type DatedWork = Pick<Artwork, "dateCreated">;

/** A price of the year before may be meant. */
const fewestYears = 2;

/**
 * By how many years a work that asks less is older than the one that it is compared with; 0 below two, and where it is
 * the newer. Its price is then one that was left behind as the others rose.
 */
export function yearsOlder(cheap: DatedWork, dear: DatedWork): number {
  const years = Number(dear.dateCreated) - Number(cheap.dateCreated);
  return years >= fewestYears ? years : 0;
}
