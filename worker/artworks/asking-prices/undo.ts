import { askingPricesLimits, type UndonePrices } from "#schema/artworks/asking-prices.ts";
import { dayInMilliseconds } from "#schema/days.ts";
import type { VerbContext } from "#worker/context.ts";
import { conflict, notFound } from "#worker/errors.ts";
import { readRates } from "#worker/rates/storage.ts";
import { undoBatch } from "./undo-queries.ts";

/** Batches that were made later than this can be undone. */
export function undoableSince(now: Date): Date {
  return new Date(now.getTime() - askingPricesLimits.undoDays * dayInMilliseconds);
}

/**
 * Undoes a batch of asking prices once, for 30 days after it (price list, section 2): works whose price was changed since,
 * that were sold, or that would ask less than another offer of them, stay as they are and are returned.
 * @throws AppError NOT_FOUND, or CONFLICT when it has been undone or is older.
 */
export async function undoAskingPrices(
  { db, artist, now, ...stores }: VerbContext,
  id: string,
): Promise<UndonePrices> {
  const { rates } = await readRates(stores.rates, now);
  const { found, isUndone, restored, kept } = await undoBatch(
    db,
    { ownerId: artist.id, id, since: undoableSince(now), rates },
    now,
  );
  if (found === null) throw notFound();
  if (!isUndone) {
    throw conflict(
      found.undoneAt === null
        ? `Prices can be undone for ${askingPricesLimits.undoDays} days.`
        : "These prices have been undone already.",
    );
  }
  return { restored, kept };
}
