import { and, eq, isNull, type SQL } from "drizzle-orm";
import { imports } from "#worker/db/import-tables.ts";

/** The condition for the owner's import of this id. */
export function isOwnImport(ownerId: string, id: string): SQL | undefined {
  return and(eq(imports.id, id), eq(imports.userId, ownerId));
}

/** The condition for it while it is not undone. */
export function isOpenImport(ownerId: string, id: string): SQL | undefined {
  return and(isOwnImport(ownerId, id), isNull(imports.undoneAt));
}
