import { and, eq, exists, getTableColumns, gte, lt, or, type SQL, sql } from "drizzle-orm";
import type { Allowance } from "./artworks.ts";
import type { Database } from "./client.ts";
import { type ArtworkRow, artworks, deletedArtworks, users } from "./tables.ts";

/** A work's own columns, in the order that both tables have them in. */
const columnNames = sql.raw(
  Object.values(getTableColumns(artworks))
    .map(({ name }) => name)
    .join(", "),
);

/** Takes a work off the wall and keeps it aside. Returns whether there was one. */
export async function setArtworkAside(
  db: Database,
  ownerId: string,
  id: string,
  now: Date,
): Promise<boolean> {
  const earlier = sql`coalesce((select max(saves_before) from ${deletedArtworks} where user_id = ${ownerId}), 0)`;
  const counted = sql`(select max(artwork_save_count, ${earlier}) from ${users} where id = ${ownerId})`;
  const [, deleted] = await db.batch([
    db
      .insert(deletedArtworks)
      .select(
        sql`select ${columnNames}, ${counted}, ${now.getTime()} from ${artworks} where ${isWork(artworks, ownerId, id)}`,
      ),
    db
      .delete(artworks)
      .where(isWork(artworks, ownerId, id))
      .returning({ id: artworks.id }),
  ]);
  return deleted.length > 0;
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
  const isOpen = [isRecent(ownerId, id, since)];
  if (allowance === "free") isOpen.push(exists(hasRoom));
  const hung = db
    .select({ id: artworks.id })
    .from(artworks)
    .where(isWork(artworks, ownerId, id));
  const [inserted] = await db.batch([
    db
      .insert(artworks)
      .select(sql`select ${columnNames} from ${deletedArtworks} where ${and(...isOpen)}`)
      .returning(),
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
