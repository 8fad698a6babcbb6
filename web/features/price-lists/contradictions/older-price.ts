import type { Artwork } from "#schema/artwork.ts";

type DatedWork = Pick<Artwork, "dateCreated">;

/** A price of a year ago may be meant. */
const fewestYears = 2;

/**
 * By how many whole years a work that asks less is older than the one that it is compared with; 0 below two, and where it
 * is the newer. Its price is then one that was left behind as the others rose.
 */
export function yearsOlder(cheap: DatedWork, dear: DatedWork): number {
  const [year = 0, day = ""] = yearAndDay(cheap);
  const [otherYear = 0, otherDay = ""] = yearAndDay(dear);
  const years = otherYear - year - (otherDay < day ? 1 : 0);
  return years >= fewestYears ? years : 0;
}

function yearAndDay({ dateCreated }: DatedWork): [year: number, day: string] {
  return [Number(dateCreated.slice(0, 4)), dateCreated.slice(5)];
}
