import {
  and,
  desc,
  eq,
  exists,
  getTableColumns,
  gte,
  inArray,
  lt,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { Database } from "#worker/db/client.ts";
import { insertFromSelect } from "#worker/db/insert-from-select.ts";
import { type ArtworkRow, artworks, deletedArtworks, users } from "#worker/db/tables.ts";
import type { Allowance } from "./free-plan.ts";
import { isOwnArtwork } from "./own-artwork.ts";

const {
  savesBefore: _saves,
  deletedAt: _deletedAt,
  ...artworkColumns
} = getTableColumns(deletedArtworks);

/** A soft-deleted work and the size of its picture. */
export type DeletedArtwork = Pick<ArtworkRow, "id" | "pictureKey" | "pictureBytes">;

interface SoftDeletion {
  readonly isDone: boolean;
  /** All soft-deleted works of the artist, newest first. */
  readonly deleted: readonly DeletedArtwork[];
}

/** Moves the owner's work, if there is one, to the soft-deleted ones (decision 009). */
export async function softDeleteArtwork(
  db: Database,
  ownerId: string,
  id: string,
  now: Date,
): Promise<SoftDeletion> {
  const earlier = sql`coalesce((select max(saves_before) from ${deletedArtworks} where user_id = ${ownerId}), 0)`;
  const counted = sql`(select max(artwork_save_count, ${earlier}) from ${users} where id = ${ownerId})`;
  const [, removed, deleted] = await db.batch([
    insertFromSelect(
      db,
      deletedArtworks,
      { ...getTableColumns(artworks), savesBefore: counted, deletedAt: now },
      sql`from ${artworks} where ${isOwnArtwork(artworks, ownerId, id)}`,
    ),
    db
      .delete(artworks)
      .where(isOwnArtwork(artworks, ownerId, id))
      .returning({ id: artworks.id }),
    db
      .select({
        id: deletedArtworks.id,
        pictureKey: deletedArtworks.pictureKey,
        pictureBytes: deletedArtworks.pictureBytes,
      })
      .from(deletedArtworks)
      .where(eq(deletedArtworks.userId, ownerId))
      .orderBy(desc(deletedArtworks.deletedAt), sql`rowid desc`),
  ]);
  return { isDone: removed.length > 0, deleted };
}

/**
 * Deletes these soft-deleted works of an owner for good. Returns the keys of their pictures, to which no row refers
 * any more; none for a work that has been restored meanwhile.
 */
export async function purgeDeletedArtworks(
  db: Database,
  ownerId: string,
  ids: readonly string[],
): Promise<string[]> {
  const purged = await db
    .delete(deletedArtworks)
    .where(
      and(
        eq(deletedArtworks.userId, ownerId),
        inArray(deletedArtworks.id, sql`(select value from json_each(${JSON.stringify(ids)}))`),
      ),
    )
    .returning({ key: deletedArtworks.pictureKey });
  return purged.map(({ key }) => key).filter((key) => key !== null);
}

/** Whether the owner's work was soft-deleted at `since` or later. */
export async function isSoftDeleted(
  db: Database,
  ownerId: string,
  id: string,
  since: Date,
): Promise<boolean> {
  const row = await db
    .select({ id: deletedArtworks.id })
    .from(deletedArtworks)
    .where(isRecent(ownerId, id, since))
    .get();
  return row !== undefined;
}

/**
 * Restores a work that was soft-deleted at `since` or later. On the free plan there must be room for it, or have been
 * before it was deleted; that is checked in the statement that writes. Null when it was not restored.
 */
export async function restoreArtwork(
  db: Database,
  ownerId: string,
  id: string,
  since: Date,
  allowance: Allowance,
): Promise<ArtworkRow | null> {
  const room = or(
    lt(users.artworkSaveCount, users.maxArtworkSaves),
    lt(users.artworkSaveCount, deletedArtworks.savesBefore),
  );
  const hasRoom = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, ownerId), room));
  const conditions = [isRecent(ownerId, id, since)];
  if (allowance === "free") conditions.push(exists(hasRoom));
  const restored = db
    .select({ id: artworks.id })
    .from(artworks)
    .where(isOwnArtwork(artworks, ownerId, id));
  const [inserted] = await db.batch([
    insertFromSelect(
      db,
      artworks,
      artworkColumns,
      sql`from ${deletedArtworks} where ${and(...conditions)}`,
    ).returning(),
    db
      .delete(deletedArtworks)
      .where(and(isOwnArtwork(deletedArtworks, ownerId, id), exists(restored))),
  ]);
  return inserted[0] ?? null;
}

/** Deletes works for good that were soft-deleted before `time`; their pictures are then orphans. */
export async function purgeArtworksDeletedBefore(db: Database, time: Date): Promise<void> {
  await db.delete(deletedArtworks).where(lt(deletedArtworks.deletedAt, time));
}

function isRecent(ownerId: string, id: string, since: Date): SQL | undefined {
  return and(isOwnArtwork(deletedArtworks, ownerId, id), gte(deletedArtworks.deletedAt, since));
}
