import { and, count, desc, eq, gt, isNotNull, isNull, lte, type SQL, sql } from "drizzle-orm";
import type { Database } from "#worker/db/client.ts";
import {
  type ImportTableRow,
  importPeople,
  importRows,
  imports,
} from "#worker/db/import-tables.ts";
import { insertFromSelect } from "#worker/db/insert-from-select.ts";
import { users } from "#worker/db/tables.ts";
import { isOwnImport } from "./conditions.ts";

/**
 * An import with the number of its rows that have become works or people, that updated such, and of which these stay as they
 * are.
 */
export type CountedImport = ImportTableRow & {
  readonly appliedCount: number;
  readonly updatedCount: number;
  readonly skippedCount: number;
  readonly appliedPeople: number;
  readonly updatedPeople: number;
  readonly skippedPeople: number;
};

/** Selects an artist's imports, newest first. */
export function selectImports(db: Database, owner: string | SQL) {
  return selectCounted(db).where(eq(imports.userId, owner)).orderBy(desc(imports.createdAt));
}

/** Selects the owner's import of this id, if there is one. */
export function selectImport(db: Database, ownerId: string, id: string) {
  return selectCounted(db).where(isOwnImport(ownerId, id));
}

function selectCounted(db: Database) {
  const { id, userId, fileName, fileHash, rowCount, createdAt, undoneAt } = imports;
  // D1 returns the rows of a batch by the names of their columns.
  const countOf = (
    rows: typeof importRows | typeof importPeople,
    is: SQL | undefined,
    name: string,
  ) => {
    const own = and(eq(rows.importId, imports.id), eq(rows.userId, imports.userId), is);
    return sql<number>`${db.select({ count: count() }).from(rows).where(own)}`.as(name);
  };
  const isUpdate = (rows: typeof importRows | typeof importPeople) => isNotNull(rows.earlierValues);
  const isSame = (rows: typeof importRows | typeof importPeople) =>
    and(eq(rows.isNew, false), isNull(rows.earlierValues));
  return db
    .select({
      id,
      userId,
      fileName,
      fileHash,
      rowCount,
      createdAt,
      undoneAt,
      appliedCount: countOf(importRows, eq(importRows.isNew, true), "applied_count"),
      updatedCount: countOf(importRows, isUpdate(importRows), "updated_count"),
      skippedCount: countOf(importRows, isSame(importRows), "skipped_count"),
      appliedPeople: countOf(importPeople, eq(importPeople.isNew, true), "applied_people"),
      updatedPeople: countOf(importPeople, isUpdate(importPeople), "updated_people"),
      skippedPeople: countOf(importPeople, isSame(importPeople), "skipped_people"),
    })
    .from(imports);
}

/**
 * Inserts an import, unless the same file has been imported after `since` and not undone. Returns the one that there is then,
 * and whether it is new. What rows of the file became at an earlier import stays theirs: they are noted in the new one.
 */
export async function insertImport(
  db: Database,
  row: ImportTableRow,
  since: Date,
): Promise<{ found: CountedImport | null; isNew: boolean }> {
  const isOfFile = and(
    eq(imports.userId, row.userId),
    eq(imports.fileHash, row.fileHash),
    isNull(imports.undoneAt),
  );
  const isSameFile = and(isOfFile, gt(imports.createdAt, since));
  const same = db.select({ id: imports.id }).from(imports).where(isSameFile);
  const earlier = db
    .select({ id: imports.id })
    .from(imports)
    .where(and(isOfFile, lte(imports.createdAt, since)))
    .orderBy(desc(imports.createdAt))
    .limit(1);
  const opened = db.select({ id: imports.id }).from(imports).where(isOwnImport(row.userId, row.id));
  const known = {
    userId: row.userId,
    importId: row.id,
    row: importRows.row,
    artworkId: importRows.artworkId,
    workVersion: new Date(0),
    isNew: false,
    earlierValues: null,
    kept: [],
    appliedAt: null,
  };
  const [inserted, , [found]] = await db.batch([
    insertFromSelect(
      db,
      imports,
      row,
      sql`from ${users} where ${users.id} = ${row.userId} and not exists ${same}`,
    ).returning({ id: imports.id }),
    insertFromSelect(
      db,
      importRows,
      known,
      sql`from ${importRows}
        where ${importRows.userId} = ${row.userId} and ${importRows.importId} = ${earlier} and exists ${opened}`,
    ),
    selectCounted(db).where(isSameFile),
  ]);
  return { found: found ?? null, isNew: inserted.length > 0 };
}
