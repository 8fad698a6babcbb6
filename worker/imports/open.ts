import type { VerbContext } from "#worker/context.ts";
import type { ImportTableRow } from "#worker/db/import-tables.ts";
import { conflict } from "#worker/errors.ts";
import { type CountedImport, insertImport } from "./queries.ts";
import { undoableSince } from "./undo.ts";

/**
 * Opens an import of a file (price list, section 6), or returns the one of the same file that can still be undone, and says
 * whether it is new.
 * @throws AppError CONFLICT when the same file is imported elsewhere meanwhile.
 */
export async function openImport(
  { db, artist, now }: VerbContext,
  input: Pick<ImportTableRow, "fileName" | "fileHash" | "rowCount">,
): Promise<{ opened: CountedImport; isNew: boolean }> {
  const row = {
    id: crypto.randomUUID(),
    userId: artist.id,
    ...input,
    createdAt: now,
    undoneAt: null,
  };
  const { found, isNew } = await insertImport(db, row, undoableSince(now));
  if (found === null) {
    throw conflict("This file has been imported elsewhere meanwhile. Try again.");
  }
  return { opened: found, isNew };
}
