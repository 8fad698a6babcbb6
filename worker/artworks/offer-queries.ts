import { and, eq, ne, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Currency } from "#schema/currency.ts";
import type { Cents } from "#schema/money.ts";
import { sameSizeTolerance } from "#schema/price-list/sizes.ts";
import type { Database } from "#worker/db/client.ts";
import type { PriceListRow } from "#worker/db/price-list-tables.ts";
import { artworks, priceHistory, users } from "#worker/db/tables.ts";
import { selectListInForce } from "#worker/price-lists/queries.ts";
import { askedPriceOf } from "./asked-price.ts";
import { isOfferLine } from "./offer-lines.ts";
import { isOwnArtwork } from "./own-artwork.ts";
import { type ArtworkWithSale, selectArtworkWithSale } from "./queries.ts";

/** A price at which a work was offered or sold. */
export interface OfferedPrice {
  readonly workId: string;
  readonly cents: Cents;
  readonly currency: Currency;
}

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
 * The owner's work of this id, and every price at which it, or another of the same medium and size, was or is offered or
 * was sold (price list, section 2): from the history, and what is asked now for works that are for sale. Null without
 * the work.
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
  const [found, versions, current, past, lists] = await db.batch([
    selectArtworkWithSale(db, ownerId, id),
    db.select({ version: users.artworksVersion }).from(users).where(eq(users.id, ownerId)),
    db
      .select({
        workId: other.id,
        askingPriceCents: other.askingPriceCents,
        askingCurrency: other.askingCurrency,
        listedCents: other.listedCents,
        listedCurrency: other.listedCurrency,
        priceCents: other.priceCents,
        currency: other.currency,
      })
      .from(artworks)
      .innerJoin(other, isAlike)
      .where(and(own, ne(other.status, "not-for-sale"), eq(other.archived, false))),
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
  const asked = current.map((work) => {
    const { askedCents, askedCurrency } = askedPriceOf(work);
    return { workId: work.workId, cents: askedCents, currency: askedCurrency };
  });
  return {
    artwork,
    artworksVersion: user.version,
    offers: [...asked, ...past].filter(isOffer),
    listInForce: lists[0] ?? null,
  };
}

function isOffer(offer: {
  workId: string;
  cents: Cents | null;
  currency: Currency | null;
}): offer is OfferedPrice {
  return offer.cents !== null && offer.currency !== null;
}
