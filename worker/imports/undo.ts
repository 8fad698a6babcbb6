import type { Rates } from "#schema/currency.ts";
import { dayInMilliseconds } from "#schema/days.ts";
import type { UndoneImport } from "#schema/imports/import.ts";
import { undoDays } from "#schema/imports/import.ts";
import { deletePictures } from "#worker/artworks/pictures/storage.ts";
import type { VerbContext } from "#worker/context.ts";
import { retryOnceOrThrow } from "#worker/db/retry-once.ts";
import { conflict, notFound } from "#worker/errors.ts";
import { logWarning } from "#worker/log.ts";
import { planApplication } from "#worker/price-lists/plan.ts";
import { presentList } from "#worker/price-lists/present.ts";
import { readRates } from "#worker/rates/storage.ts";
import { presentImport } from "./present.ts";
import type { ListedPrice } from "./restore-queries.ts";
import { findImportUndoContext, type ImportUndoContext, writeUndo } from "./undo-queries.ts";
import { workBefore } from "./updated-columns.ts";

/** Imports that were made later than this can be undone. */
export function undoableSince(now: Date): Date {
  return new Date(now.getTime() - undoDays * dayInMilliseconds);
}

/**
 * Undoes a whole import, for 30 days after it (price list, section 6): deletes the works that it made, with their sales
 * and history, and the people, and restores those that it updated. What was changed since stays, and is returned. A work
 * that follows a price list again follows the one in force.
 * @throws AppError NOT_FOUND, or CONFLICT when it has been undone or is older, or price lists keep changing.
 */
export async function undoImport(context: VerbContext, id: string): Promise<UndoneImport> {
  const { rates } = await readRates(context.rates, context.now);
  const undone = await retryOnceOrThrow(
    () => tryUndo(context, id, rates),
    conflict("Your price lists have been changed meanwhile. Try again."),
  );
  const { found, isUndone, removed, restoredCount, kept, people } = undone;
  if (found === null) throw notFound();
  if (!isUndone) {
    throw conflict(
      found.undoneAt === null
        ? `An import can be undone for ${undoDays} days.`
        : "This import has been undone already.",
    );
  }
  const keys = removed.flatMap(({ pictureKey }) => pictureKey ?? []);
  try {
    await deletePictures(context.pictures, keys);
  } catch (error) {
    logWarning("pictures of an undone import left for the sweep", error);
  }
  return {
    import: presentImport(found),
    removedCount: removed.length,
    restoredCount,
    kept,
    people,
  };
}

/** Null when price lists have been changed between reading and writing. */
async function tryUndo({ db, artist, now }: VerbContext, importId: string, rates: Rates) {
  const ownerId = artist.id;
  const context = await findImportUndoContext(db, ownerId, importId, now);
  const undone = {
    ownerId,
    importId,
    since: undoableSince(now),
    priceListsVersion: context.priceListsVersion,
    listed: listedPricesAfter(context, rates, now),
    left: context.left,
  };
  return writeUndo(db, undone, now);
}

/**
 * The listed prices of works that had no price of their own before the import, where a list has been applied since: what
 * they would ask by it. Without such a list they get back the listed price from before.
 */
function listedPricesAfter(
  { listInForce, updated, offers }: ImportUndoContext,
  rates: Rates,
  now: Date,
): ListedPrice[] {
  const listAppliedAt = listInForce?.undoneAt === null ? listInForce.appliedAt : null;
  if (listInForce === null || listAppliedAt === null) return [];
  const list = presentList(listInForce);
  const works = updated
    .filter(({ appliedAt }) => appliedAt !== null && appliedAt < listAppliedAt)
    .map(({ earlierValues, ...work }) => workBefore(work, earlierValues ?? {}));
  const { changes } = planApplication({ list, rates, now }, works, { earlier: offers });
  return changes.map((change) => ({ ...change, listedCurrency: list.currency }));
}
