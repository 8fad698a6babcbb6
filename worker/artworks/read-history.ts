import { isHoldOver } from "#schema/hold.ts";
import type { Database } from "#worker/db/client.ts";
import type { HistoryRow } from "#worker/db/tables.ts";
import { notFound } from "#worker/errors.ts";
import { endExpiredHolds, findHistory } from "./history-queries.ts";

/**
 * The history of the artist's work, oldest first, with the end of a hold that is over.
 * @throws AppError NOT_FOUND.
 */
export async function readHistory(
  db: Database,
  ownerId: string,
  id: string,
  now: Date,
): Promise<HistoryRow[]> {
  const found = await findHistory(db, ownerId, id);
  if (found === null) throw notFound();
  const { status, statusUntil } = found.artwork;
  if (!isHoldOver({ status, until: statusUntil }, now)) return found.history;
  await endExpiredHolds(db, ownerId, now);
  return (await findHistory(db, ownerId, id))?.history ?? [];
}
