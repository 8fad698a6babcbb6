import { and, asc, eq, sql } from "drizzle-orm";
import { holdEndedReason } from "#schema/artworks/hold.ts";
import type { Database } from "#worker/db/client.ts";
import { type ArtworkRow, artworks, type HistoryRow, priceHistory } from "#worker/db/tables.ts";
import { isHoldExpired } from "./conditions.ts";
import { insertHistory, nextUpdate, statusLine } from "./history.ts";
import { selectArtwork } from "./queries.ts";
import { noStatusDetails } from "./record-columns.ts";

/** A work with its history, oldest first. */
interface ArtworkAndHistory {
  readonly artwork: ArtworkRow;
  readonly history: HistoryRow[];
}

/** The owner's work of this id with its history; null without the work. */
export async function findHistory(
  db: Database,
  ownerId: string,
  id: string,
): Promise<ArtworkAndHistory | null> {
  const [found, history] = await db.batch([
    selectArtwork(db, ownerId, id),
    db
      .select()
      .from(priceHistory)
      .where(and(eq(priceHistory.userId, ownerId), eq(priceHistory.artworkId, id)))
      .orderBy(asc(priceHistory.at), asc(priceHistory.id)),
  ]);
  return found[0] ? { artwork: found[0], history } : null;
}

/**
 * Ends the holds that are over, of one artist or, with null, of all: the work is available again, and its history says
 * why. Returns how many.
 */
export async function endExpiredHolds(
  db: Database,
  ownerId: string | null,
  now: Date,
): Promise<number> {
  const isOwn = ownerId === null ? undefined : eq(artworks.userId, ownerId);
  const condition = and(isOwn, isHoldExpired(now));
  const line = statusLine("available", holdEndedReason);
  const [, ended] = await db.batch([
    insertHistory(db, line, nextUpdate(now), sql`from ${artworks} where ${condition}`),
    db
      .update(artworks)
      .set({ ...noStatusDetails, status: "available", updatedAt: nextUpdate(now) })
      .where(condition)
      .returning({ id: artworks.id }),
  ]);
  return ended.length;
}
