import { and, asc, eq, gt, type SQL, sql } from "drizzle-orm";
import type { Database } from "#worker/db/client.ts";
import { documentWorks } from "#worker/db/document-tables.ts";
import { importRows, imports } from "#worker/db/import-tables.ts";
import { sales } from "#worker/db/sale-tables.ts";
import { artworks, priceHistory } from "#worker/db/tables.ts";
import { isOpenImport } from "./conditions.ts";
import { selectImport } from "./queries.ts";
import { restoreStatements } from "./restore-queries.ts";

/**
 * Undoes the owner's import in one batch, if it is open and was made after `since`: its works that are in the version of
 * the import are deleted, with their sales and history, and those that it updated get back their values from before. The
 * works that were changed since stay, and are returned.
 */
export async function writeUndo(db: Database, ownerId: string, id: string, since: Date, now: Date) {
  /** The import after this undo, for the statements that follow it in the batch. */
  const undone = sql`exists (
    select 1 from ${imports}
    where ${imports.id} = ${id} and ${imports.userId} = ${ownerId} and ${imports.undoneAt} = ${now.getTime()}
  )`;
  const restore = restoreStatements(db, ownerId, id, undone, now);
  const [marked, , , , , restored, , removed, , changed, [found]] = await db.batch([
    db
      .update(imports)
      .set({ undoneAt: now })
      .where(and(isOpenImport(ownerId, id), gt(imports.createdAt, since)))
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
    // A trigger refuses this for works that still exist.
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
    selectImport(db, ownerId, id),
  ]);
  const isRestored = new Set(restored.map((work) => work.id));
  const kept = changed.filter(({ artworkId }) => !isRestored.has(artworkId));
  const restoredCount = isRestored.size;
  return { found: found ?? null, isUndone: marked.length > 0, removed, restoredCount, kept };
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
    // What was issued about it names it.
    sql`not exists (
      select 1 from ${documentWorks}
      where ${documentWorks.userId} = ${ownerId} and ${documentWorks.artworkId} = ${artworks.id}
    )`,
  );
}
