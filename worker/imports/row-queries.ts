import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { inventoryYear } from "#worker/artworks/inventory.ts";
import { selectChannels } from "#worker/channels/queries.ts";
import type { Database } from "#worker/db/client.ts";
import { importRows, imports } from "#worker/db/import-tables.ts";
import { insertMany } from "#worker/db/insert-many.ts";
import { sales } from "#worker/db/sale-tables.ts";
import { artworks, inventoryCounters, priceHistory } from "#worker/db/tables.ts";
import { isListsVersion } from "#worker/price-lists/conditions.ts";
import { selectListInForce, selectListsVersion } from "#worker/price-lists/queries.ts";
import { isOpenImport } from "./conditions.ts";
import type { PlannedRow } from "./plan.ts";
import { selectImport } from "./queries.ts";

/** What rows are planned on: the import, the list in force, the channels, and which of the numbers are in use. */
export async function findImportGround(
  db: Database,
  ownerId: string,
  id: string,
  numbers: readonly string[],
  now: Date,
) {
  const [[found], [listInForce], [lists], channels, taken, applied] = await db.batch([
    selectImport(db, ownerId, id),
    selectListInForce(db, ownerId, now),
    selectListsVersion(db, ownerId),
    selectChannels(db, ownerId),
    db
      .select({ number: artworks.inventoryNumber })
      .from(artworks)
      .where(and(eq(artworks.userId, ownerId), isOneOf(artworks.inventoryNumber, numbers))),
    selectAppliedRows(db, ownerId, id),
  ]);
  return {
    found: found ?? null,
    listInForce: listInForce ?? null,
    priceListsVersion: lists?.version ?? "",
    channels,
    takenNumbers: new Set(taken.map(({ number }) => number)),
    applied: new Map(applied.map(({ row, artworkId }) => [row, artworkId])),
  };
}

/** One parameter, because a statement takes at most a hundred. */
function isOneOf(column: typeof artworks.inventoryNumber, values: readonly string[]): SQL {
  return sql`${column} in (select value from json_each(${JSON.stringify(values)}))`;
}

/** Selects the rows of the owner's import that are works, in their order. */
export function selectAppliedRows(db: Database, ownerId: string, id: string) {
  return db
    .select({ row: importRows.row, artworkId: importRows.artworkId })
    .from(importRows)
    .where(and(eq(importRows.importId, id), eq(importRows.userId, ownerId)))
    .orderBy(asc(importRows.row));
}

/**
 * Writes rows as works in one batch, all of them or none: those that are not works yet and whose inventory number is free,
 * while the import is open and the price lists are in the version that was read. Returns all rows of the import that are
 * works then.
 */
export async function writeRows(
  db: Database,
  { ownerId, importId, priceListsVersion }: WrittenImport,
  planned: readonly PlannedRow[],
  now: Date,
): Promise<Map<number, string>> {
  const claims = planned.map(({ row, artwork }) => {
    return {
      userId: ownerId,
      importId,
      row,
      artworkId: artwork.id,
      workVersion: artwork.updatedAt,
    };
  });
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
  const isOpen = sql`exists (select 1 from ${imports} where ${isOpenImport(ownerId, importId)})`;
  /** Ids are new in each request, so that a row with this one was claimed by this batch. */
  const isClaimed = (artworkId: SQL) =>
    sql`exists (select 1 from ${importRows} where ${importRows.userId} = ${ownerId} and ${importRows.artworkId} = ${artworkId})`;
  const [, , , , , applied] = await db.batch([
    insertMany(
      db,
      importRows,
      claims,
      {},
      (field) => sql`${isOpen} and ${isListsVersion(db, ownerId, priceListsVersion)}
        and not exists (
          select 1 from ${importRows} as earlier
          where earlier.import_id = ${importId} and earlier.row = ${field("row")}
        )
        and not exists (
          select 1 from ${artworks}
          where ${artworks.userId} = ${ownerId}
            and ${artworks.inventoryNumber} = json_extract(${numbers}, '$."' || ${field("artworkId")} || '"')
        )`,
    ),
    // Entered numbers first, as they may raise the counter.
    insertMany(db, artworks, numbered, {}, (field) => isClaimed(field("id"))),
    insertMany(db, artworks, unnumbered, { inventoryNumber: nextNumbers(ownerId, now) }, (field) =>
      isClaimed(field("id")),
    ),
    insertMany(db, priceHistory, lines, { id: sql`null` }, (field) =>
      isClaimed(field("artworkId")),
    ),
    insertMany(
      db,
      sales,
      planned.flatMap(({ sale }) => (sale === null ? [] : [sale])),
      {},
      (field) => isClaimed(field("artworkId")),
    ),
    selectAppliedRows(db, ownerId, importId),
  ]);
  return new Map(applied.map(({ row, artworkId }) => [row, artworkId]));
}

/** An import in the version that was read. */
interface WrittenImport {
  readonly ownerId: string;
  readonly importId: string;
  readonly priceListsVersion: string;
}

/** The next inventory numbers of the year, within the statement that inserts what was sent (decision 039). */
function nextNumbers(ownerId: string, addedAt: Date): SQL {
  const year = inventoryYear(addedAt);
  const last = sql`select last from ${inventoryCounters} where user_id = ${ownerId} and year = cast(${year} as integer)`;
  return sql`${year} || '-' || printf('%03d', coalesce((${last}), 0) + sent.key + 1)`;
}
