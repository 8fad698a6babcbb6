import { and, asc, eq, isNull, not, type SQL, sql } from "drizzle-orm";
import { inventoryYear, nextInventoryNumber } from "#worker/artworks/record-columns.ts";
import { isBusinessAsRead } from "#worker/business/conditions.ts";
import { selectBusiness } from "#worker/business/queries.ts";
import { selectChannels } from "#worker/channels/queries.ts";
import { batchByName, type Database } from "#worker/db/client.ts";
import { importRows, imports } from "#worker/db/import-tables.ts";
import { insertMany } from "#worker/db/insert-many.ts";
import { isIn } from "#worker/db/is-in.ts";
import { type BusinessRow, type ChannelRow, channels, sales } from "#worker/db/sale-tables.ts";
import { artworks, deletedArtworks, priceHistory, users } from "#worker/db/tables.ts";
import { isListsVersion, isVersion } from "#worker/price-lists/conditions.ts";
import { selectListInForce, selectListsVersion } from "#worker/price-lists/queries.ts";
import { claimsOf, type WrittenRows } from "./claims.ts";
import { isOpenImport } from "./conditions.ts";
import { selectImport } from "./queries.ts";
import { updateStatements } from "./update-queries.ts";

/**
 * What rows are planned on: the import, the list in force, channels, registrations for taxes, and the works of the gallery
 * that have one of the numbers or are of one of the years.
 */
export async function findImportContext(
  db: Database,
  { ownerId, importId }: { readonly ownerId: string; readonly importId: string },
  { numbers, years }: { readonly numbers: readonly string[]; readonly years: readonly string[] },
  now: Date,
) {
  const [[found], [listInForce], [lists], ownChannels, [business], known, done] = await db.batch([
    selectImport(db, ownerId, importId),
    selectListInForce(db, ownerId, now),
    selectListsVersion(db, ownerId),
    selectChannels(db, ownerId),
    selectBusiness(db, ownerId),
    db
      .select({
        id: artworks.id,
        title: artworks.title,
        dateCreated: artworks.dateCreated,
        width: artworks.widthInches,
        height: artworks.heightInches,
        inventoryNumber: artworks.inventoryNumber,
      })
      .from(artworks)
      .where(
        and(
          eq(artworks.userId, ownerId),
          sql`(${artworks.inventoryNumber} collate nocase in (select value from json_each(${JSON.stringify(numbers)})) or ${isIn(artworks.dateCreated, years)})`,
        ),
      ),
    selectAppliedRows(db, ownerId, importId),
  ]);
  return {
    found: found ?? null,
    listInForce: listInForce ?? null,
    priceListsVersion: lists?.version ?? "",
    channels: ownChannels,
    business: business ?? null,
    known,
    done,
  };
}

/** Selects the rows of the owner's import whose works exist, made or updated by it or before it, in their order. */
export function selectAppliedRows(db: Database, ownerId: string, id: string) {
  return db
    .select({
      row: importRows.row,
      artworkId: importRows.artworkId,
      isNew: importRows.isNew,
      kept: importRows.kept,
      // D1 returns the rows of a batch by the names of their columns.
      isUpdated: sql<number>`${importRows.earlierValues} is not null`.as("is_updated"),
    })
    .from(importRows)
    .where(
      and(eq(importRows.importId, id), eq(importRows.userId, ownerId), not(isWorkGone(ownerId))),
    )
    .orderBy(asc(importRows.row));
}

/** The condition for a row whose work is no more, so that it can be imported again. A deletion that can be undone is none. */
function isWorkGone(ownerId: string): SQL {
  const isIn = (table: typeof artworks | typeof deletedArtworks) =>
    sql`exists (select 1 from ${table} where ${table.userId} = ${ownerId} and ${table.id} = ${importRows.artworkId})`;
  return sql`(not ${isIn(artworks)} and not ${isIn(deletedArtworks)})`;
}

/**
 * Writes rows as works in one batch, all of them or none: those that are not works yet and whose inventory number is free,
 * while the import is open and price lists and registrations are in the version that was read. Works are updated while
 * all works are in that version too. Works of the gallery that stay are noted, while it has them. Returns all rows of
 * the import that are works then; null when what was read has been changed.
 */
export async function writeRows(
  db: Database,
  { ownerId, importId, priceListsVersion, artworksVersion, business, newChannels }: WrittenImport,
  { planned, updates, skipped }: WrittenRows,
  now: Date,
): Promise<Awaited<ReturnType<typeof selectAppliedRows>> | null> {
  const claims = claimsOf({ userId: ownerId, importId }, { planned, updates, skipped });
  const numbered = planned.flatMap(({ artwork, inventoryNumber }) =>
    inventoryNumber === null ? [] : [{ ...artwork, inventoryNumber }],
  );
  const unnumbered = planned.flatMap(({ artwork, inventoryNumber }) =>
    inventoryNumber === null ? [artwork] : [],
  );
  const numbers = JSON.stringify(
    Object.fromEntries(numbered.map(({ id, inventoryNumber }) => [id, inventoryNumber])),
  );
  const lines = planned.flatMap(({ artwork, history }) =>
    history.map((line) => {
      return { userId: ownerId, artworkId: artwork.id, at: artwork.updatedAt, ...line };
    }),
  );
  const isAsRead = sql`exists (select 1 from ${imports} where ${isOpenImport(ownerId, importId)})
    and ${isListsVersion(db, ownerId, priceListsVersion)} and ${isBusinessAsRead(ownerId, business)}`;
  /** Ids are new in each request, so that a row with this one was claimed by this batch. */
  const isClaimed = (artworkId: SQL) =>
    sql`exists (select 1 from ${importRows} where ${importRows.userId} = ${ownerId} and ${importRows.artworkId} = ${artworkId})`;
  const hasUpdates = updates.length > 0;
  const { asRead, applied } = await batchByName(db, {
    // Before new works, which change the version of the works.
    asRead: db
      .select({ id: users.id })
      .from(users)
      .where(
        and(
          eq(users.id, ownerId),
          isAsRead,
          hasUpdates ? isVersion(db, ownerId, artworksVersion) : undefined,
        ),
      ),
    deleteRowsOfGoneWorks: db
      .delete(importRows)
      .where(
        and(
          eq(importRows.importId, importId),
          eq(importRows.userId, ownerId),
          isWorkGone(ownerId),
          isAsRead,
        ),
      ),
    // Works that stayed as they were, and are updated now.
    deleteRowsToUpdate: db.delete(importRows).where(
      and(
        eq(importRows.importId, importId),
        eq(importRows.userId, ownerId),
        eq(importRows.isNew, false),
        isNull(importRows.earlierValues),
        isIn(
          importRows.row,
          updates.map(({ row }) => row),
        ),
        isAsRead,
        isVersion(db, ownerId, artworksVersion),
      ),
    ),
    claimRows: insertMany(db, importRows, claims, {
      where: (field) => sql`${isAsRead}
        and not exists (
          select 1 from ${importRows} as earlier
          where earlier.user_id = ${ownerId} and earlier.import_id = ${importId}
            and earlier.row = ${field("row")}
        )
        and not exists (
          select 1 from ${artworks}
          where ${artworks.userId} = ${ownerId}
            and ${artworks.inventoryNumber} = json_extract(${numbers}, '$."' || ${field("artworkId")} || '"') collate nocase
        )
        and (${field("isNew")} or exists (
          select 1 from ${artworks}
          where ${artworks.userId} = ${ownerId} and ${artworks.id} = ${field("artworkId")}
        ))
        and (${field("earlierValues")} is null or ${isVersion(db, ownerId, artworksVersion)})`,
    }),
    ...updateStatements(db, ownerId, importId, updates),
    // Entered numbers first, as they may raise the counter.
    insertNumbered: insertMany(db, artworks, numbered, {
      where: (field) => isClaimed(field("id")),
    }),
    insertUnnumbered: insertMany(db, artworks, unnumbered, {
      computed: { inventoryNumber: nextInventoryNumber(ownerId, inventoryYear(now), sentPlace) },
      where: (field) => isClaimed(field("id")),
    }),
    insertHistory: insertMany(db, priceHistory, lines, {
      computed: { id: sql`null` },
      where: (field) => isClaimed(field("artworkId")),
    }),
    insertSales: insertMany(
      db,
      sales,
      planned.flatMap(({ sale }) => (sale === null ? [] : [sale])),
      { where: (field) => isClaimed(field("artworkId")) },
    ),
    // Those through which works that were just made are consigned.
    insertChannels: insertMany(db, channels, newChannels, {
      where: (field) => sql`exists (
        select 1 from ${artworks}
        where ${artworks.userId} = ${ownerId} and ${artworks.statusChannelId} = ${field("id")}
      ) and not exists (
        select 1 from ${channels} as known
        where known.user_id = ${ownerId} and known.id = ${field("id")}
      )`,
    }),
    applied: selectAppliedRows(db, ownerId, importId),
  });
  return asRead.length === 0 ? null : applied;
}

/** An import, and what its rows were planned on, in the version that was read. */
interface WrittenImport {
  readonly ownerId: string;
  readonly importId: string;
  readonly priceListsVersion: string;
  /** Of what updates were planned on. */
  readonly artworksVersion: string;
  readonly business: BusinessRow | null;
  /** Channels that works are consigned through, and that the artist does not have yet. */
  readonly newChannels: readonly ChannelRow[];
}

/** The place among the rows that `insertMany` was given, from 1. */
const sentPlace = sql`sent.key + 1`;
