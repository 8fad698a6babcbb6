import { and, eq, inArray, isNotNull, lt, type SQL, sql } from "drizzle-orm";
import { earliestToday } from "#schema/days.ts";
import { artworks, type deletedArtworks, offeredPrices, priceHistory } from "#worker/db/tables.ts";

/** A user's id, or a subquery that finds it within the statement. */
export type Owner = string | SQL;

/** The condition for the owner's work of this id, in either table of works. */
export function isOwnArtwork(
  table: typeof artworks | typeof deletedArtworks,
  owner: Owner,
  id: string,
): SQL | undefined {
  return and(eq(table.id, id), eq(table.userId, owner));
}

/** Within a statement over the works: whether one was sold after a time, taken back since or not. */
export function isSoldSince(time: SQL): SQL {
  return sql`exists (
    select 1 from ${priceHistory}
    where ${priceHistory.userId} = ${artworks.userId} and ${priceHistory.artworkId} = ${artworks.id}
      and ${priceHistory.at} > ${time} and ${priceHistory.kind} = 'sold'
  )`;
}

/** The condition for a work whose hold is over, as `isHoldOver` of the schema says. */
export function isHoldExpired(now: Date): SQL | undefined {
  // The index holds this status alone, so it has to be written out.
  return and(sql`${artworks.status} = 'on-hold'`, lt(artworks.statusUntil, earliestToday(now)));
}

/**
 * Within a statement over the price history: whether the line says at what price its work was offered or sold. A sale that
 * was corrected counts at what it was in truth, so that the line before a correction is none.
 */
export function isOfferLine(): SQL | undefined {
  const next = sql`
    select next.kind from ${priceHistory} as next
    where next.user_id = ${priceHistory.userId} and next.artwork_id = ${priceHistory.artworkId}
      and (next.at, next.id) > (${priceHistory.at}, ${priceHistory.id})
      and next.kind in ('sold', 'corrected')
    order by next.at, next.id limit 1
  `;
  return and(
    inArray(priceHistory.kind, ["asking", "listed", "sold", "corrected"]),
    isNotNull(priceHistory.amountCents),
    sql`(
      ${priceHistory.kind} not in ('sold', 'corrected') or coalesce((${next}), 'sold') = 'sold'
    )`,
  );
}

/** Within a statement over works and offers: whether the offer was for the work as it is now, but for its frame. */
export const hasInputsOfWork = and(
  eq(offeredPrices.medium, artworks.medium),
  eq(offeredPrices.widthInches, artworks.widthInches),
  eq(offeredPrices.heightInches, artworks.heightInches),
  eq(offeredPrices.support, artworks.support),
  eq(offeredPrices.materialsCostCents, artworks.materialsCostCents),
  eq(offeredPrices.hoursSpent, artworks.hoursSpent),
);
