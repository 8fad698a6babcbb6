import type { Artwork } from "#schema/artworks/artwork.ts";
import { localDay } from "#web/browser/local-day.ts";
import type { Offer } from "./evidence.ts";

type OfferedWork = Pick<
  Artwork,
  "id" | "title" | "createdAt" | "status" | "archived" | "askedCents" | "suggestedPrice" | "sale"
>;

/** A work that is or was on offer. */
export interface WorkOffer extends Offer {
  readonly id: string;
  readonly title: string;
}

interface Offers {
  readonly offers: readonly WorkOffer[];
  /** How many works are or were on offer since a day that is not known. */
  readonly unknown: number;
}

/**
 * From the day on which a work was added to that of its sale. Since when an imported work, or one that was sold before it
 * was added, had been on offer is not known: such works are counted, and left out. Works without a price were not on
 * offer, and until when one was that is not for sale, or archived, is not known either.
 */
export function offersOf(works: readonly OfferedWork[]): Offers {
  const offered = works.filter(
    ({ sale, archived, status, askedCents }) =>
      sale !== null || !(archived || status === "not-for-sale" || askedCents === null),
  );
  const offers = offered.flatMap((work): WorkOffer[] => {
    const { id, title, createdAt, sale } = work;
    const offeredOn = localDay(new Date(createdAt));
    const soldOn = sale?.date ?? null;
    const isUnknown = isImported(work) || (soldOn !== null && soldOn < offeredOn);
    return isUnknown ? [] : [{ id, title, offeredOn, soldOn, withdrawnOn: null }];
  });
  return { offers, unknown: offered.length - offers.length };
}

/** A work that was saved here has a suggestion; a file has none. */
function isImported({ suggestedPrice }: OfferedWork): boolean {
  return suggestedPrice === null;
}
