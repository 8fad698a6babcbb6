import { and, desc, eq, isNotNull, lt, sql } from "drizzle-orm";
import type { Currency } from "#schema/currency.ts";
import { isOfferLine } from "#worker/artworks/conditions.ts";
import {
  type ComputedLine,
  emptyLine,
  insertHistory,
  nextUpdate,
} from "#worker/artworks/history.ts";
import { selectOffers } from "#worker/artworks/offer-queries.ts";
import type { Database } from "#worker/db/client.ts";
import { insertFromSelect } from "#worker/db/insert-from-select.ts";
import { insertMany } from "#worker/db/insert-many.ts";
import {
  appliedPrices,
  batchPrices,
  type PriceBatchRow,
  priceBatches,
} from "#worker/db/price-list-tables.ts";
import { artworks, priceHistory, users } from "#worker/db/tables.ts";
import { selectCatalogue } from "#worker/price-lists/catalogue-queries.ts";
import { selectListInForce } from "#worker/price-lists/queries.ts";
import type { BatchPrice } from "./plan.ts";

/**
 * What a batch is planned on, in one version: the works with what was asked and paid for them, the list in force, and the
 * batch that has this key already.
 */
export async function findBatchContext(
  db: Database,
  ownerId: string,
  idempotencyKey: string | null,
  now: Date,
) {
  const [[user], works, offers, pastOffers, [listInForce], [earlier]] = await db.batch([
    db.select({ version: users.artworksVersion }).from(users).where(eq(users.id, ownerId)),
    selectCatalogue(db, ownerId),
    selectOffers(db, ownerId),
    selectPastOffers(db, ownerId),
    selectListInForce(db, ownerId, now),
    db
      .select()
      .from(priceBatches)
      .where(
        and(
          eq(priceBatches.userId, ownerId),
          eq(priceBatches.idempotencyKey, idempotencyKey ?? ""),
        ),
      ),
  ]);
  return {
    artworksVersion: user?.version ?? "",
    works,
    offers,
    pastOffers,
    listInForce: listInForce ?? null,
    earlier: earlier ?? null,
  };
}

/** Selects the highest price in each currency at which each of the owner's works was offered or sold, by the history. */
function selectPastOffers(db: Database, ownerId: string) {
  return db
    .select({
      workId: artworks.id,
      medium: artworks.medium,
      widthInches: artworks.widthInches,
      heightInches: artworks.heightInches,
      // D1 returns the rows of a batch by the names of their columns.
      cents: sql<number>`max(${priceHistory.amountCents})`.as("highest_cents"),
      currency: sql<Currency>`${priceHistory.currency}`.as("offered_currency"),
    })
    .from(priceHistory)
    .innerJoin(
      artworks,
      and(eq(artworks.id, priceHistory.artworkId), eq(artworks.userId, priceHistory.userId)),
    )
    .where(and(eq(priceHistory.userId, ownerId), isOfferLine(), isNotNull(priceHistory.currency)))
    .groupBy(artworks.id, priceHistory.currency);
}

/**
 * Writes a batch, if the owner's works are still in the version that was read and its key is new: its prices with a line of
 * the history each, and what its undo needs. A work that follows the applied list from now on is taken back by the undo of
 * that list too, with the price of its own. False when something has been changed since.
 */
export async function writeBatch(
  db: Database,
  batch: PriceBatchRow,
  changes: readonly BatchPrice[],
  artworksVersion: string,
): Promise<boolean> {
  const { id: batchId, userId: ownerId, createdAt: now } = batch;
  const isWritten = sql`exists (
    select 1 from ${priceBatches} where ${priceBatches.id} = ${batchId} and ${priceBatches.userId} = ${ownerId}
  )`;
  const isOfBatch = sql`${batchPrices.batchId} = ${batchId} and ${batchPrices.userId} = ${ownerId}`;
  const fromBatch = sql`from ${batchPrices} inner join ${artworks} on ${artworks.id} = ${batchPrices.artworkId}
    where ${isOfBatch} and ${artworks.userId} = ${ownerId}`;
  const asking: ComputedLine = {
    ...emptyLine,
    kind: "asking",
    amountCents: batchPrices.askingCents,
    currency: batchPrices.askingCurrency,
  };
  const listed: ComputedLine = {
    ...emptyLine,
    kind: "listed",
    amountCents: batchPrices.listedCents,
    currency: batchPrices.listedCurrency,
  };
  const [written] = await db.batch([
    insertFromSelect(
      db,
      priceBatches,
      batch,
      sql`from ${users} where ${users.id} = ${ownerId} and ${users.artworksVersion} = ${artworksVersion}`,
    )
      .onConflictDoNothing()
      .returning({ id: priceBatches.id }),
    insertMany(
      db,
      batchPrices,
      changes.map((change) => ({ ...change, userId: ownerId, batchId })),
      { where: () => isWritten },
    ),
    insertHistory(db, asking, nextUpdate(now), sql`${fromBatch} and ${isAskingChanged}`),
    insertHistory(db, listed, nextUpdate(now), sql`${fromBatch} and ${isListedChanged}`),
    insertFromSelect(
      db,
      appliedPrices,
      {
        userId: batchPrices.userId,
        artworkId: batchPrices.artworkId,
        listId: batchPrices.listId,
        listedCents: batchPrices.listedCents,
        listedCurrency: batchPrices.listedCurrency,
        earlierCents: batchPrices.earlierListedCents,
        earlierCurrency: batchPrices.earlierListedCurrency,
        earlierAskingCents: batchPrices.earlierAskingCents,
        earlierAskingCurrency: batchPrices.earlierAskingCurrency,
        batchId: batchPrices.batchId,
      },
      sql`from ${batchPrices} where ${isOfBatch} and ${batchPrices.listId} is not null`,
    ).onConflictDoNothing(),
    db
      .update(artworks)
      .set({
        askingPriceCents: sql`${batchPrices.askingCents}`,
        askingCurrency: sql`${batchPrices.askingCurrency}`,
        listedCents: sql`${batchPrices.listedCents}`,
        listedCurrency: sql`${batchPrices.listedCurrency}`,
        updatedAt: nextUpdate(now),
      })
      .from(batchPrices)
      .where(
        and(
          isOfBatch,
          sql`${artworks.id} = ${batchPrices.artworkId}`,
          eq(artworks.userId, ownerId),
        ),
      ),
  ]);
  return written.length > 0;
}

const isAskingChanged = sql`(${batchPrices.askingCents} is not ${batchPrices.earlierAskingCents}
  or ${batchPrices.askingCurrency} is not ${batchPrices.earlierAskingCurrency})`;
const isListedChanged = sql`(${batchPrices.listedCents} is not ${batchPrices.earlierListedCents}
  or ${batchPrices.listedCurrency} is not ${batchPrices.earlierListedCurrency})`;

/** Selects an artist's batches, newest first. */
export function selectBatches(db: Database, ownerId: string) {
  return db
    .select()
    .from(priceBatches)
    .where(eq(priceBatches.userId, ownerId))
    .orderBy(desc(priceBatches.createdAt));
}

/** Deletes the batches that can no longer be undone. */
export async function deleteBatchesBefore(db: Database, before: Date): Promise<void> {
  await db.delete(priceBatches).where(lt(priceBatches.createdAt, before));
}
