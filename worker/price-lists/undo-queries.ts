import { and, eq, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
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
import { appliedPrices, type PriceListRow, priceLists } from "#worker/db/price-list-tables.ts";
import { artworks, users } from "#worker/db/tables.ts";
import { isChangedBy, isOfWork, isOwnList, isVersion } from "./conditions.ts";
import { selectListInForce, selectPriceList } from "./queries.ts";

/** What an undo is decided on. */
export async function findListUndoContext(db: Database, ownerId: string, id: string, now: Date) {
  const [[list], [inForce], [user]] = await db.batch([
    selectPriceList(db, ownerId, id),
    selectListInForce(db, ownerId, now),
    db.select({ version: users.artworksVersion }).from(users).where(eq(users.id, ownerId)),
  ]);
  return { list: list ?? null, inForce: inForce ?? null, artworksVersion: user?.version ?? "" };
}

/** What an undo did: the list as it is then, how many works have what they had before, and those that stay as they are. */
interface UndoneApplication {
  readonly list: PriceListRow;
  readonly restored: number;
  readonly kept: readonly string[];
}

/**
 * Takes the applications of a list back in one batch, if works and lists are still in the version that was read: works
 * that ask what it gave, and were not sold since, get what they had before, with a line of the history each, unless that is
 * below another offer of them. The others stay, and are returned unless they have it again already. Null when something has been changed since.
 */
export async function undoApplication(
  db: Database,
  {
    ownerId,
    listId,
    artworksVersion,
    rates,
  }: {
    readonly ownerId: string;
    readonly listId: string;
    readonly artworksVersion: string;
    readonly rates: Rates;
  },
  now: Date,
): Promise<UndoneApplication | null> {
  const changeId = crypto.randomUUID();
  const isWritten = isChangedBy(db, ownerId, listId, changeId);
  const isApplied = sql`${isOfWork(ownerId)} and ${appliedPrices.listId} = ${listId}`;
  const appliedAt = sql`(
    select ${priceLists.appliedAt} from ${priceLists} where ${isOwnList(ownerId, listId)}
  )`;
  const isGiven = sql`${isApplied} and ${artworks.status} <> 'sold' and not ${isSoldSince(appliedAt)}
    and ${artworks.askingPriceCents} is null
    and ${appliedPrices.listedCents} = ${artworks.listedCents}
    and ${appliedPrices.listedCurrency} = ${artworks.listedCurrency}
    and not ${isBelowOffers(
      {
        askingCents: appliedPrices.earlierAskingCents,
        askingCurrency: appliedPrices.earlierAskingCurrency,
        listedCents: appliedPrices.earlierCents,
        listedCurrency: appliedPrices.earlierCurrency,
      },
      {
        askingCents: sql`null`,
        askingCurrency: sql`null`,
        listedCents: appliedPrices.listedCents,
        listedCurrency: appliedPrices.listedCurrency,
      },
      rates,
    )}`;
  const isAsBefore = sql`${artworks.askingPriceCents} is ${appliedPrices.earlierAskingCents}
    and ${artworks.askingCurrency} is ${appliedPrices.earlierAskingCurrency}
    and (${artworks.askingPriceCents} is not null or (
      ${artworks.listedCents} is ${appliedPrices.earlierCents}
      and ${artworks.listedCurrency} is ${appliedPrices.earlierCurrency}
    ))`;
  const asking: ComputedLine = {
    ...emptyLine,
    kind: "asking",
    amountCents: appliedPrices.earlierAskingCents,
    currency: appliedPrices.earlierAskingCurrency,
    reason: undoneReason,
  };
  const listed: ComputedLine = {
    ...emptyLine,
    kind: "listed",
    amountCents: appliedPrices.earlierCents,
    currency: appliedPrices.earlierCurrency,
    reason: undoneReason,
  };
  const fromGiven = sql`from ${appliedPrices} inner join ${artworks} on ${isGiven}
    where ${artworks.userId} = ${ownerId} and ${isWritten}`;
  const before = (column: SQLiteColumn) =>
    sql`(select ${column} from ${appliedPrices} where ${isOfWork(ownerId)})`;
  const { undone, kept, restored } = await batchByName(db, {
    undone: db
      .update(priceLists)
      .set({ undoneAt: now, changeId })
      .where(and(isOwnList(ownerId, listId), isVersion(db, ownerId, artworksVersion)))
      .returning(),
    kept: db
      .select({ id: artworks.id })
      .from(appliedPrices)
      .innerJoin(artworks, isApplied)
      .where(
        and(
          eq(artworks.userId, ownerId),
          isWritten,
          // `is not true`, because a comparison with null is null.
          sql`(${isGiven}) is not true and (${isAsBefore}) is not true`,
        ),
      ),
    noteAsking: insertHistory(
      db,
      asking,
      nextUpdate(now),
      sql`${fromGiven} and ${appliedPrices.earlierAskingCents} is not null`,
    ),
    noteListed: insertHistory(
      db,
      listed,
      nextUpdate(now),
      sql`${fromGiven} and (${appliedPrices.listedCents} is not ${appliedPrices.earlierCents}
        or ${appliedPrices.listedCurrency} is not ${appliedPrices.earlierCurrency})`,
    ),
    restored: db
      .update(artworks)
      .set({
        askingPriceCents: before(appliedPrices.earlierAskingCents),
        askingCurrency: before(appliedPrices.earlierAskingCurrency),
        listedCents: before(appliedPrices.earlierCents),
        listedCurrency: before(appliedPrices.earlierCurrency),
        updatedAt: nextUpdate(now),
      })
      .where(
        and(
          eq(artworks.userId, ownerId),
          sql`exists (select 1 from ${appliedPrices} where ${isGiven})`,
          isWritten,
        ),
      )
      .returning({ id: artworks.id }),
    deleteApplied: db
      .delete(appliedPrices)
      .where(and(eq(appliedPrices.userId, ownerId), isWritten)),
  });
  const [list] = undone;
  if (list === undefined) return null;
  return { list, restored: restored.length, kept: kept.map(({ id }) => id) };
}
