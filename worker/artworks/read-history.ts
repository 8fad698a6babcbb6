import { isHoldOver } from "#schema/hold.ts";
import type { HistoryRow, UserRow } from "#worker/db/tables.ts";
import { notFound } from "#worker/errors.ts";
import { applyDueLists } from "#worker/price-lists/apply.ts";
import { hasDueList } from "#worker/price-lists/due.ts";
import { endExpiredHolds, findHistory } from "./history-queries.ts";
import type { PriceStores } from "./stores.ts";

/**
 * The history of the artist's work, oldest first, with the end of a hold that is over, and the price of a list that is
 * due.
 * @throws AppError NOT_FOUND.
 */
export async function readHistory(
  stores: PriceStores,
  { id: ownerId, listDueFrom }: Pick<UserRow, "id" | "listDueFrom">,
  id: string,
  now: Date,
): Promise<HistoryRow[]> {
  const { db } = stores;
  const found = await findHistory(db, ownerId, id);
  if (found === null) throw notFound();
  const { status, statusUntil } = found.artwork;
  const isOver = isHoldOver({ status, until: statusUntil }, now);
  const isDue = hasDueList(listDueFrom, now);
  if (!isOver && !isDue) return found.history;
  if (isOver) await endExpiredHolds(db, ownerId, now);
  if (isDue) await applyDueLists(stores, ownerId, now);
  return (await findHistory(db, ownerId, id))?.history ?? [];
}
