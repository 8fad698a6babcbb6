import { isHoldOver } from "#schema/artworks/hold.ts";
import type { Artist, VerbContext } from "#worker/context.ts";
import type { HistoryRow } from "#worker/db/tables.ts";
import { notFound } from "#worker/errors.ts";
import { applyDueList } from "#worker/price-lists/apply.ts";
import { hasDueList } from "#worker/price-lists/due.ts";
import { endExpiredHolds, findHistory } from "./history-queries.ts";

/**
 * The history of the artist's work, oldest first, with the end of a hold that is over, and the price of a list that is
 * due.
 * @throws AppError NOT_FOUND.
 */
export async function readHistory(
  context: VerbContext<Pick<Artist, "id" | "listDueFrom">>,
  id: string,
): Promise<HistoryRow[]> {
  const { db, artist, now } = context;
  const found = await findHistory(db, artist.id, id);
  if (found === null) throw notFound();
  const { status, statusUntil } = found.artwork;
  const isOver = isHoldOver({ status, until: statusUntil }, now);
  const isDue = hasDueList(artist.listDueFrom, now);
  if (!isOver && !isDue) return found.history;
  if (isOver) await endExpiredHolds(db, artist.id, now);
  if (isDue) await applyDueList(context);
  return (await findHistory(db, artist.id, id))?.history ?? [];
}
