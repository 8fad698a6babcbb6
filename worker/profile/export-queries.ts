import { desc, eq } from "drizzle-orm";
import type { Database } from "#worker/db/client.ts";
import {
  artworkSaves,
  artworks,
  deletedArtworks,
  feedback,
  sessions,
  subscriptionAttempts,
} from "#worker/db/tables.ts";

/** The rows about a user that are not read with the session, from one batch; newest first. */
export async function readExportRows(db: Database, ownerId: string) {
  const [sessionRows, attempts, feedbackRows, saves, artworkRows, deletedRows] = await db.batch([
    db
      .select()
      .from(sessions)
      .where(eq(sessions.userId, ownerId))
      .orderBy(desc(sessions.createdAt)),
    db.select().from(subscriptionAttempts).where(eq(subscriptionAttempts.userId, ownerId)),
    db
      .select()
      .from(feedback)
      .where(eq(feedback.userId, ownerId))
      .orderBy(desc(feedback.createdAt)),
    db
      .select()
      .from(artworkSaves)
      .where(eq(artworkSaves.userId, ownerId))
      .orderBy(desc(artworkSaves.createdAt)),
    db
      .select()
      .from(artworks)
      .where(eq(artworks.userId, ownerId))
      .orderBy(desc(artworks.createdAt)),
    db
      .select()
      .from(deletedArtworks)
      .where(eq(deletedArtworks.userId, ownerId))
      .orderBy(desc(deletedArtworks.deletedAt)),
  ]);
  return {
    sessions: sessionRows,
    attempt: attempts[0] ?? null,
    feedback: feedbackRows,
    saves,
    artworks: [...artworkRows.map((row) => ({ ...row, deletedAt: null })), ...deletedRows],
  };
}
