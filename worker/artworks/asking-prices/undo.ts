import { askingPricesLimits, type UndonePrices } from "#schema/asking-prices.ts";
import { dayInMilliseconds } from "#schema/days.ts";
import type { PriceStores } from "#worker/artworks/stores.ts";
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
  { db, rates: rateStore }: PriceStores,
  ownerId: string,
  id: string,
  now: Date,
): Promise<UndonePrices> {
  const { rates } = await readRates(rateStore, now);
  const { found, isUndone, restored, kept } = await undoBatch(
    db,
    { ownerId, id, since: undoableSince(now), rates },
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
