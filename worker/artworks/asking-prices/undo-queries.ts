import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { undoneReason } from "#schema/artworks/price-history.ts";
import type { Rates } from "#schema/currency.ts";
import { isBelowOffers } from "#worker/artworks/below-offers.ts";
import { isSoldSince } from "#worker/artworks/conditions.ts";
import {
  type ComputedLine,
  emptyLine,
  insertHistory,
  nextUpdate,
} from "#worker/artworks/history.ts";
import { batchByName, type Database } from "#worker/db/client.ts";
import { appliedPrices, batchPrices, priceBatches } from "#worker/db/price-list-tables.ts";
import { artworks } from "#worker/db/tables.ts";

/**
 * Undoes the owner's batch in one batch of statements, if it was made after `since` and is not undone: works that ask what it
 * gave them, and were not sold since, get what they had before, with a line of the history each, unless that is below another
 * offer of them. Returns how many, and the others that do not have it again already; `found` is the batch as it is then.
 */
export async function undoBatch(
  db: Database,
  {
    ownerId,
    id,
    since,
    rates,
  }: {
    readonly ownerId: string;
    readonly id: string;
    readonly since: Date;
    readonly rates: Rates;
  },
  now: Date,
) {
  const isOwnBatch = and(eq(priceBatches.id, id), eq(priceBatches.userId, ownerId));
  const undone = sql`exists (
    select 1 from ${priceBatches}
    where ${isOwnBatch} and ${priceBatches.undoneAt} = ${now.getTime()}
  )`;
  // The rows are deleted with the undo, so that a second one finds none.
  const isOfWork = sql`${batchPrices.batchId} = ${id} and ${batchPrices.userId} = ${ownerId}
    and ${batchPrices.artworkId} = ${artworks.id} and ${artworks.userId} = ${ownerId}`;
  const madeAt = sql`(select ${priceBatches.createdAt} from ${priceBatches} where ${isOwnBatch})`;
  const isGiven = sql`${isOfWork} and ${artworks.status} <> 'sold' and not ${isSoldSince(madeAt)}
    and ${artworks.askingPriceCents} is ${batchPrices.askingCents}
    and ${artworks.askingCurrency} is ${batchPrices.askingCurrency}
    and ${artworks.listedCents} is ${batchPrices.listedCents}
    and ${artworks.listedCurrency} is ${batchPrices.listedCurrency}
    and not ${isBelowOffers(
      {
        askingCents: batchPrices.earlierAskingCents,
        askingCurrency: batchPrices.earlierAskingCurrency,
        listedCents: batchPrices.earlierListedCents,
        listedCurrency: batchPrices.earlierListedCurrency,
      },
      batchPrices,
      rates,
    )}`;
  const isAsBefore = sql`${artworks.askingPriceCents} is ${batchPrices.earlierAskingCents}
    and ${artworks.askingCurrency} is ${batchPrices.earlierAskingCurrency}
    and (${artworks.askingPriceCents} is not null or (
      ${artworks.listedCents} is ${batchPrices.earlierListedCents}
      and ${artworks.listedCurrency} is ${batchPrices.earlierListedCurrency}
    ))`;
  const line = { ...emptyLine, reason: undoneReason };
  const asking: ComputedLine = {
    ...line,
    kind: "asking",
    amountCents: batchPrices.earlierAskingCents,
    currency: batchPrices.earlierAskingCurrency,
  };
  const listed: ComputedLine = {
    ...line,
    kind: "listed",
    amountCents: batchPrices.earlierListedCents,
    currency: batchPrices.earlierListedCurrency,
  };
  const fromGiven = sql`from ${batchPrices} inner join ${artworks} on ${isGiven} where ${undone}`;
  const { marked, kept, restored, batch } = await batchByName(db, {
    marked: db
      .update(priceBatches)
      .set({ undoneAt: now })
      .where(and(isOwnBatch, isNull(priceBatches.undoneAt), gt(priceBatches.createdAt, since)))
      .returning({ id: priceBatches.id }),
    kept: db
      .select({ id: artworks.id })
      .from(batchPrices)
      .innerJoin(artworks, isOfWork)
      .where(and(undone, sql`not (${isGiven})`, sql`not (${isAsBefore})`)),
    noteAsking: insertHistory(
      db,
      asking,
      nextUpdate(now),
      sql`${fromGiven} and (${batchPrices.askingCents} is not ${batchPrices.earlierAskingCents}
        or ${batchPrices.askingCurrency} is not ${batchPrices.earlierAskingCurrency})`,
    ),
    noteListed: insertHistory(
      db,
      listed,
      nextUpdate(now),
      sql`${fromGiven} and (${batchPrices.listedCents} is not ${batchPrices.earlierListedCents}
        or ${batchPrices.listedCurrency} is not ${batchPrices.earlierListedCurrency})`,
    ),
    // What follows the list no longer is nothing that the list's undo takes back.
    deleteApplied: db.delete(appliedPrices).where(
      and(
        eq(appliedPrices.userId, ownerId),
        eq(appliedPrices.batchId, id),
        undone,
        sql`exists (
            select 1 from ${batchPrices} inner join ${artworks} on ${isGiven}
            where ${batchPrices.artworkId} = ${appliedPrices.artworkId}
          )`,
      ),
    ),
    restored: db
      .update(artworks)
      .set({
        askingPriceCents: sql`${batchPrices.earlierAskingCents}`,
        askingCurrency: sql`${batchPrices.earlierAskingCurrency}`,
        listedCents: sql`${batchPrices.earlierListedCents}`,
        listedCurrency: sql`${batchPrices.earlierListedCurrency}`,
        updatedAt: nextUpdate(now),
      })
      .from(batchPrices)
      .where(and(isGiven, undone))
      .returning({ id: artworks.id }),
    deleteBatchPrices: db
      .delete(batchPrices)
      .where(and(eq(batchPrices.batchId, id), eq(batchPrices.userId, ownerId), undone)),
    batch: db.select().from(priceBatches).where(isOwnBatch),
  });
  return {
    found: batch[0] ?? null,
    isUndone: marked.length > 0,
    restored: restored.length,
    kept: kept.map((work) => work.id),
  };
}
