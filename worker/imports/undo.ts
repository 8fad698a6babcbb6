import type { UndoneImport } from "#schema/import/import.ts";
import { undoDays } from "#schema/import/import.ts";
import { deletePictures } from "#worker/artworks/pictures/storage.ts";
import type { Database } from "#worker/db/client.ts";
import { AppError, notFound } from "#worker/errors.ts";
import { logWarning } from "#worker/log.ts";
import { presentImport } from "./present.ts";
import { writeUndo } from "./undo-queries.ts";

const day = 24 * 60 * 60 * 1000;

/**
 * Takes an import back whole (price list, section 6): its works go, with their sales and history, and works that it updated
 * get back what they were, except those that were changed since, which are returned. For 30 days.
 * @throws AppError NOT_FOUND, or CONFLICT when it has been undone or is older.
 */
export async function undoImport(
  db: Database,
  pictures: R2Bucket,
  ownerId: string,
  id: string,
  now: Date,
): Promise<UndoneImport> {
  const since = new Date(now.getTime() - undoDays * day);
  const { found, isUndone, removed, restoredCount, kept } = await writeUndo(
    db,
    ownerId,
    id,
    since,
    now,
  );
  if (found === null) throw notFound();
  if (!isUndone) {
    throw new AppError(
      "CONFLICT",
      found.undoneAt === null
        ? `An import can be undone for ${undoDays} days.`
        : "This import has been undone already.",
    );
  }
  const keys = removed.flatMap(({ pictureKey }) => pictureKey ?? []);
  try {
    await deletePictures(pictures, keys);
  } catch (error) {
    logWarning("pictures of an undone import left for the sweep", error);
  }
  return { import: presentImport(found), removedCount: removed.length, restoredCount, kept };
}
