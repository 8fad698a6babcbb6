import { and, eq, isNull, type SQL } from "drizzle-orm";
import type { Database } from "#worker/db/client.ts";
import { artworks, offeredPrices } from "#worker/db/tables.ts";
import { hasInputsOfWork } from "./conditions.ts";

/** An offer as `Offer` of the schema has it. */
export const offerColumns = {
  workId: offeredPrices.artworkId,
  medium: offeredPrices.medium,
  widthInches: offeredPrices.widthInches,
  heightInches: offeredPrices.heightInches,
  support: offeredPrices.support,
  materialsCostCents: offeredPrices.materialsCostCents,
  hoursSpent: offeredPrices.hoursSpent,
  framed: offeredPrices.framed,
  framingCents: offeredPrices.framingCents,
  cents: offeredPrices.amountCents,
  currency: offeredPrices.currency,
  withdrawn: offeredPrices.withdrawn,
};

/** Selects what the owner's work of this id was offered at. */
export function selectOffersOfWork(db: Database, ownerId: string, id: string) {
  return db
    .select(offerColumns)
    .from(offeredPrices)
    .where(and(eq(offeredPrices.userId, ownerId), eq(offeredPrices.artworkId, id)));
}

/** Selects what the owner's works were offered at; soft-deleted ones are left out. */
export function selectOffers(db: Database, ownerId: string, condition?: SQL) {
  return db
    .select(offerColumns)
    .from(offeredPrices)
    .innerJoin(
      artworks,
      and(eq(artworks.id, offeredPrices.artworkId), eq(artworks.userId, offeredPrices.userId)),
    )
    .where(and(eq(offeredPrices.userId, ownerId), condition));
}

/** Selects what the owner's works that have no price now were offered at, with what they are now. */
export function selectOffersOfUnpriced(db: Database, ownerId: string) {
  return selectOffers(
    db,
    ownerId,
    and(
      isNull(artworks.askingPriceCents),
      isNull(artworks.listedCents),
      isNull(artworks.priceCents),
      eq(offeredPrices.withdrawn, false),
      hasInputsOfWork,
      eq(offeredPrices.framed, artworks.framed),
      eq(offeredPrices.framingCents, artworks.framingCents),
    ),
  );
}
