import type { Artwork } from "#schema/artwork.ts";
import type { Offer } from "#schema/price-list/next-list.ts";
import { localDay } from "#web/browser/local-day.ts";

type OfferedWork = Pick<
  Artwork,
  "id" | "title" | "createdAt" | "status" | "archived" | "askedCents" | "sale"
>;

/** A work that is or was on offer. */
export interface WorkOffer extends Offer {
  readonly id: string;
  readonly title: string;
}

/**
 * From the day on which a work was added to that of its sale, which may be earlier: then that day is both. Works
 * without a price were not on offer, and since when one is not for sale, or archived, is not known: both are left out.
 */
export function offersOf(works: readonly OfferedWork[]): WorkOffer[] {
  return works.flatMap((work): WorkOffer[] => {
    const { id, title, createdAt, status, archived, askedCents, sale } = work;
    const addedOn = localDay(new Date(createdAt));
    if (sale) {
      const offeredOn = sale.date < addedOn ? sale.date : addedOn;
      return [{ id, title, offeredOn, soldOn: sale.date, withdrawnOn: null }];
    }
    if (archived || status === "not-for-sale" || askedCents === null) return [];
    return [{ id, title, offeredOn: addedOn, soldOn: null, withdrawnOn: null }];
  });
}
