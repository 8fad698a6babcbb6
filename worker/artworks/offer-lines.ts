import { and, eq, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import { artworks, offeredPrices, priceHistory } from "#worker/db/tables.ts";

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
