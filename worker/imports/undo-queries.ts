import { and, asc, eq, gt, isNotNull, type SQL, sql } from "drizzle-orm";
import { shownName } from "#schema/people/person.ts";
import { offerColumns } from "#worker/artworks/offer-queries.ts";
import type { Database } from "#worker/db/client.ts";
import { documentWorks } from "#worker/db/document-tables.ts";
import { importRows, imports } from "#worker/db/import-tables.ts";
import { channels, sales } from "#worker/db/sale-tables.ts";
import { artworks, offeredPrices, priceHistory, users } from "#worker/db/tables.ts";
import { listedWorkColumns } from "#worker/price-lists/catalogue-queries.ts";
import { isListsVersion } from "#worker/price-lists/conditions.ts";
import { selectListInForce, selectListsVersion } from "#worker/price-lists/queries.ts";
import { isOpenImport } from "./conditions.ts";
import { type LeftAgreement, rejoinStatements, selectLeftAgreements } from "./left-agreements.ts";
import { undoPeopleStatements } from "./people/undo-queries.ts";
import { selectImport } from "./queries.ts";
import { type ListedPrice, restoreStatements } from "./restore-queries.ts";

export type ImportUndoContext = Awaited<ReturnType<typeof findImportUndoContext>>;

/**
 * What an undo is planned on: the list in force, and the works that the import updated and that were not changed since,
 * with what they were offered at.
 */
export async function findImportUndoContext(db: Database, ownerId: string, id: string, now: Date) {
  const [[listInForce], [lists], updated, offers, left] = await db.batch([
    selectListInForce(db, ownerId, now),
    selectListsVersion(db, ownerId),
    db
      .select({
        ...listedWorkColumns,
        earlierValues: importRows.earlierValues,
        appliedAt: importRows.appliedAt,
      })
      .from(importRows)
      .innerJoin(
        artworks,
        and(eq(artworks.id, importRows.artworkId), eq(artworks.updatedAt, importRows.workVersion)),
      )
      .where(
        and(
          eq(importRows.importId, id),
          eq(importRows.userId, ownerId),
          isNotNull(importRows.earlierValues),
          eq(artworks.userId, ownerId),
        ),
      ),
    db
      .select(offerColumns)
      .from(importRows)
      .innerJoin(
        offeredPrices,
        and(
          eq(offeredPrices.userId, importRows.userId),
          eq(offeredPrices.artworkId, importRows.artworkId),
        ),
      )
      .where(
        and(
          eq(importRows.importId, id),
          eq(importRows.userId, ownerId),
          isNotNull(importRows.earlierValues),
          eq(offeredPrices.withdrawn, false),
        ),
      ),
    selectLeftAgreements(db, ownerId, id),
  ]);
  return {
    listInForce: listInForce ?? null,
    priceListsVersion: lists?.version ?? "",
    updated,
    offers,
    left,
  };
}

/** An undo of an import that was made after `since`, planned on price lists in this version. */
interface WrittenUndo {
  readonly ownerId: string;
  readonly importId: string;
  readonly since: Date;
  readonly priceListsVersion: string;
  /** The listed prices of restored works that are others than before. */
  readonly listed: readonly ListedPrice[];
  /** What the import took out of agreements. */
  readonly left: readonly LeftAgreement[];
}

/**
 * Undoes the owner's import in one batch, if it is open and was made after `since`: its works that are in the version of
 * the import are deleted, with their sales and history; those that it updated get back their values from before, and are in
 * the agreements again that they left. The works that were changed since stay, and are returned. Null when the price lists
 * have been changed.
 */
export async function writeUndo(
  db: Database,
  { ownerId, importId: id, since, priceListsVersion, listed, left }: WrittenUndo,
  now: Date,
) {
  /** The import after this undo, for the statements that follow it in the batch. */
  const undone = sql`exists (
    select 1 from ${imports}
    where ${imports.id} = ${id} and ${imports.userId} = ${ownerId} and ${imports.undoneAt} = ${now.getTime()}
  )`;
  const isAsRead = isListsVersion(db, ownerId, priceListsVersion);
  const undoPeople = undoPeopleStatements(db, { ownerId, importId: id }, undone, now);
  const restore = restoreStatements(db, { ownerId, importId: id, undone, listed }, now);
  const [
    asRead,
    marked,
    ,
    ,
    ,
    ,
    restored,
    ,
    removed,
    ,
    changed,
    ,
    restoredPeople,
    removedPeople,
    leftPeople,
    [found],
  ] = await db.batch([
    db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, ownerId), isAsRead)),
    db
      .update(imports)
      .set({ undoneAt: now })
      .where(and(isOpenImport(ownerId, id), gt(imports.createdAt, since), isAsRead))
      .returning({ id: imports.id }),
    ...restore,
    db.delete(sales).where(
      and(
        eq(sales.userId, ownerId),
        undone,
        sql`${sales.artworkId} in (
          select ${artworks.id} from ${artworks} where ${isUnchangedWork(ownerId, id)}
        )`,
      ),
    ),
    db
      .delete(artworks)
      .where(and(isUnchangedWork(ownerId, id), undone))
      .returning({ id: artworks.id, pictureKey: artworks.pictureKey }),
    // A trigger keeps the history of works that still exist.
    db.delete(priceHistory).where(
      and(
        eq(priceHistory.userId, ownerId),
        undone,
        sql`${priceHistory.artworkId} in (
          select ${importRows.artworkId} from ${importRows}
          where ${importRows.importId} = ${id} and ${importRows.userId} = ${ownerId} and ${importRows.isNew}
        )`,
        sql`not exists (
          select 1 from ${artworks}
          where ${artworks.userId} = ${ownerId} and ${artworks.id} = ${priceHistory.artworkId}
        )`,
        sql`not exists (
          select 1 from deleted_artworks where user_id = ${ownerId} and id = ${priceHistory.artworkId}
        )`,
      ),
    ),
    db
      .select({ artworkId: artworks.id, title: artworks.title })
      .from(importRows)
      .innerJoin(artworks, eq(artworks.id, importRows.artworkId))
      .where(
        and(
          eq(importRows.importId, id),
          eq(importRows.userId, ownerId),
          sql`(${importRows.isNew} or ${importRows.earlierValues} is not null)`,
          eq(artworks.userId, ownerId),
        ),
      )
      .orderBy(asc(importRows.row)),
    ...undoPeople,
    selectImport(db, ownerId, id),
    // Channels that it added, and that nothing needs now.
    db.delete(channels).where(
      and(
        eq(channels.userId, ownerId),
        // No pattern: D1 refuses a long one, and `id` is as it was sent.
        sql`substr(${channels.id}, 1, ${id.length + 1}) = ${`${id}-`}`,
        undone,
        sql`not exists (
          select 1 from ${artworks}
          where ${artworks.userId} = ${ownerId} and ${artworks.statusChannelId} = ${channels.id}
        )`,
        sql`not exists (
          select 1 from ${sales}
          where ${sales.userId} = ${ownerId} and ${sales.channelId} = ${channels.id}
        )`,
      ),
    ),
    ...left.flatMap((work) => rejoinStatements(db, { ownerId, work, undone }, now)),
  ]);
  if (asRead.length === 0) return null;
  const isRestored = new Set(restored.map((work) => work.id));
  const kept = changed.filter(({ artworkId }) => !isRestored.has(artworkId));
  const restoredCount = isRestored.size;
  const areRestored = new Set(restoredPeople.map((person) => person.id));
  const people = {
    removedCount: removedPeople.length,
    restoredCount: areRestored.size,
    kept: leftPeople
      .filter(({ personId }) => !areRestored.has(personId))
      .map(({ personId, ...named }) => ({ personId, name: shownName(named) })),
  };
  return {
    found: found ?? null,
    isUndone: marked.length > 0,
    removed,
    restoredCount,
    kept,
    people,
  };
}

/** The condition for a work of the import that was not changed since. */
function isUnchangedWork(ownerId: string, id: string): SQL | undefined {
  return and(
    eq(artworks.userId, ownerId),
    sql`exists (
      select 1 from ${importRows}
      where ${importRows.importId} = ${id} and ${importRows.userId} = ${ownerId}
        and ${importRows.artworkId} = ${artworks.id} and ${importRows.isNew}
        and ${importRows.workVersion} = ${artworks.updatedAt}
    )`,
    // A work that an issued document names is not deleted.
    sql`not exists (
      select 1 from ${documentWorks}
      where ${documentWorks.userId} = ${ownerId} and ${documentWorks.artworkId} = ${artworks.id}
    )`,
  );
}
