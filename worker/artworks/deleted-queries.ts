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
import type { Allowance } from "./queries.ts";

const {
  savesBefore: _saves,
  deletedAt: _deleted,
  ...artworkColumns
} = getTableColumns(deletedArtworks);

/** What a deleted work takes while it can still be brought back. */
export type DeletedWork = Pick<ArtworkRow, "id" | "pictureKey" | "pictureBytes">;

interface Deletion {
  readonly isDone: boolean;
  /** All that the artist has deleted and can still bring back, newest first. */
  readonly deletedWorks: readonly DeletedWork[];
}

/** Moves a work, if there is one, to those that can be brought back. */
export async function setArtworkAside(
  db: Database,
  ownerId: string,
  id: string,
  now: Date,
): Promise<Deletion> {
  const earlier = sql`coalesce((select max(saves_before) from ${deletedArtworks} where user_id = ${ownerId}), 0)`;
  const counted = sql`(select max(artwork_save_count, ${earlier}) from ${users} where id = ${ownerId})`;
  const [, deleted, deletedWorks] = await db.batch([
    insertFromSelect(
      db,
      deletedArtworks,
      { ...getTableColumns(artworks), savesBefore: counted, deletedAt: now },
      sql`from ${artworks} where ${isWork(artworks, ownerId, id)}`,
    ),
    db
      .delete(artworks)
      .where(isWork(artworks, ownerId, id))
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
  return { isDone: deleted.length > 0, deletedWorks };
}

/**
 * Deletes these of an artist's deleted works for good. Returns the keys of their pictures, which no row
 * refers to any more; of a work that was brought back meanwhile, none.
 */
export async function dropDeletedArtworks(
  db: Database,
  ownerId: string,
  ids: readonly string[],
): Promise<string[]> {
  const dropped = await db
    .delete(deletedArtworks)
    .where(
      and(
        eq(deletedArtworks.userId, ownerId),
        inArray(deletedArtworks.id, sql`(select value from json_each(${JSON.stringify(ids)}))`),
      ),
    )
    .returning({ key: deletedArtworks.pictureKey });
  return dropped.map(({ key }) => key).filter((key) => key !== null);
}

/** Whether a work lies aside that was deleted at `since` or later. */
export async function isSetAside(
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
 * Hangs a work again that was set aside at `since` or later. On the free plan there must be room for it, or
 * have been before it was deleted; that is checked in the statement that writes. Null when it stays aside.
 */
export async function hangArtworkAgain(
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
  const hung = db
    .select({ id: artworks.id })
    .from(artworks)
    .where(isWork(artworks, ownerId, id));
  const [inserted] = await db.batch([
    insertFromSelect(
      db,
      artworks,
      artworkColumns,
      sql`from ${deletedArtworks} where ${and(...conditions)}`,
    ).returning(),
    db.delete(deletedArtworks).where(and(isWork(deletedArtworks, ownerId, id), exists(hung))),
  ]);
  return inserted[0] ?? null;
}

/** Forgets works that were deleted before `time`; their pictures are then nobody's. */
export async function deleteArtworksSetAsideBefore(db: Database, time: Date): Promise<void> {
  await db.delete(deletedArtworks).where(lt(deletedArtworks.deletedAt, time));
}

function isRecent(ownerId: string, id: string, since: Date): SQL | undefined {
  return and(isWork(deletedArtworks, ownerId, id), gte(deletedArtworks.deletedAt, since));
}

function isWork(
  table: typeof artworks | typeof deletedArtworks,
  ownerId: string,
  id: string,
): SQL | undefined {
  return and(eq(table.id, id), eq(table.userId, ownerId));
}
