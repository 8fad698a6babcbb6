import { and, eq, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { OfferedPrice } from "#schema/artworks/offered-prices.ts";
import { sameSizeTolerance } from "#schema/price-lists/sizes.ts";
import type { Database } from "#worker/db/client.ts";
import type { PriceListRow } from "#worker/db/price-list-tables.ts";
import { artworks, offeredPrices, priceHistory, users } from "#worker/db/tables.ts";
import { selectListInForce } from "#worker/price-lists/queries.ts";
import { isOfferLine, isOwnArtwork } from "./conditions.ts";
import { type ArtworkWithSale, selectArtworkWithSale } from "./queries.ts";

/**
 * A work, the prices at which it and works like it were offered or sold, and the owner's price list in force, read at
 * one version of the owner's works.
 */
export interface ArtworkAndOffers {
  readonly artwork: ArtworkWithSale;
  readonly artworksVersion: string;
  readonly offers: readonly OfferedPrice[];
  readonly listInForce: PriceListRow | null;
}

/**
 * The owner's work of this id, and every price at which it, or another of the same medium and size, was offered or sold
 * (price list, section 2): from the history, and what was asked while they were on offer. Null without the work.
 */
export async function findArtworkAndOffers(
  db: Database,
  ownerId: string,
  id: string,
  now: Date,
): Promise<ArtworkAndOffers | null> {
  const other = alias(artworks, "other");
  const area = sql`${artworks.widthInches} * ${artworks.heightInches}`;
  const otherArea = sql`${other.widthInches} * ${other.heightInches}`;
  const isAlike = and(
    eq(other.userId, artworks.userId),
    eq(other.medium, artworks.medium),
    sql`abs(${otherArea} - ${area}) <= ${sameSizeTolerance} * max(${otherArea}, ${area})`,
  );
  const own = isOwnArtwork(artworks, ownerId, id);
  const offeredArea = sql`${offeredPrices.widthInches} * ${offeredPrices.heightInches}`;
  const wasAlike = and(
    eq(offeredPrices.medium, artworks.medium),
    sql`abs(${offeredArea} - ${area}) <= ${sameSizeTolerance} * max(${offeredArea}, ${area})`,
  );
  const [found, versions, offered, past, lists] = await db.batch([
    selectArtworkWithSale(db, ownerId, id),
    db.select({ version: users.artworksVersion }).from(users).where(eq(users.id, ownerId)),
    db
      .select({
        workId: offeredPrices.artworkId,
        cents: offeredPrices.amountCents,
        currency: offeredPrices.currency,
      })
      .from(artworks)
      .innerJoin(
        offeredPrices,
        and(
          eq(offeredPrices.userId, artworks.userId),
          or(eq(offeredPrices.artworkId, artworks.id), wasAlike),
        ),
      )
      // Without the soft-deleted ones.
      .innerJoin(
        other,
        and(eq(other.id, offeredPrices.artworkId), eq(other.userId, offeredPrices.userId)),
      )
      .where(own),
    db
      .select({
        workId: priceHistory.artworkId,
        cents: priceHistory.amountCents,
        currency: priceHistory.currency,
      })
      .from(artworks)
      .innerJoin(other, isAlike)
      .innerJoin(
        priceHistory,
        and(eq(priceHistory.userId, other.userId), eq(priceHistory.artworkId, other.id)),
      )
      .where(and(own, isOfferLine())),
    selectListInForce(db, ownerId, now),
  ]);
  const [artwork] = found;
  const [user] = versions;
  if (!artwork || !user) return null;
  return {
    artwork,
    artworksVersion: user.version,
    offers: [...offered, ...past.flatMap(toOffer)],
    listInForce: lists[0] ?? null,
  };
}

type HistoryLine = { readonly [Field in keyof OfferedPrice]: OfferedPrice[Field] | null };

function toOffer({ workId, cents, currency }: HistoryLine): OfferedPrice[] {
  const isOffer = workId !== null && cents !== null && currency !== null;
  return isOffer ? [{ workId, cents, currency }] : [];
}
