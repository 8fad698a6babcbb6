import {
  and,
  desc,
  eq,
  exists,
  getTableColumns,
  gte,
  lt,
  ne,
  notExists,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { remainingChannel } from "#worker/channels/conditions.ts";
import { leaveStatements, putBackStatements } from "#worker/consignments/leave-works.ts";
import { batchByName, type Database } from "#worker/db/client.ts";
import { documentWorks, invoices } from "#worker/db/document-tables.ts";
import { insertFromSelect } from "#worker/db/insert-from-select.ts";
import { isIn } from "#worker/db/is-in.ts";
import { type ArtworkRow, artworks, deletedArtworks, users } from "#worker/db/tables.ts";
import { isOwnArtwork } from "./conditions.ts";
import type { Allowance } from "./free-plan.ts";
import type { ArtworkWithSale } from "./queries.ts";
import { nextInventoryNumber } from "./record-columns.ts";

const {
  savesBefore: _saves,
  deletedAt: _deletedAt,
  ...artworkColumns
} = getTableColumns(deletedArtworks);

/** A soft-deleted work and the size of its picture. */
export type DeletedArtwork = Pick<ArtworkRow, "id" | "pictureKey" | "pictureBytes">;

interface SoftDeletion {
  readonly outcome: "deleted" | "sold" | "invoiced" | "absent";
  /** All soft-deleted works of the artist, newest first. */
  readonly deleted: readonly DeletedArtwork[];
}

/** Moves the owner's work to the soft-deleted ones (decision 009), if it is there, not sold, and on no invoice. */
export async function softDeleteArtwork(
  db: Database,
  ownerId: string,
  id: string,
  now: Date,
): Promise<SoftDeletion> {
  const earlier = sql`coalesce((select max(saves_before) from ${deletedArtworks} where user_id = ${ownerId}), 0)`;
  const counted = sql`(select max(artwork_save_count, ${earlier}) from ${users} where id = ${ownerId})`;
  const invoice = db
    .select({ id: invoices.id })
    .from(documentWorks)
    .innerJoin(
      invoices,
      and(eq(invoices.id, documentWorks.documentId), eq(invoices.userId, documentWorks.userId)),
    )
    .where(and(eq(documentWorks.userId, ownerId), eq(documentWorks.artworkId, id)));
  const condition = and(
    isOwnArtwork(artworks, ownerId, id),
    ne(artworks.status, "sold"),
    notExists(invoice),
  );
  const isDeleted = sql`exists (select 1 from ${artworks} where ${condition})`;
  const { removed, undeleted, deleted } = await batchByName(db, {
    ...leaveStatements(db, { userId: ownerId, leftAt: { [id]: now }, isLeaving: () => isDeleted }),
    keepDeleted: insertFromSelect(
      db,
      deletedArtworks,
      { ...getTableColumns(artworks), savesBefore: counted, deletedAt: now },
      sql`from ${artworks} where ${condition}`,
    ),
    removed: db.delete(artworks).where(condition).returning({ id: artworks.id }),
    undeleted: db
      .select({ status: artworks.status })
      .from(artworks)
      .where(isOwnArtwork(artworks, ownerId, id)),
    deleted: db
      .select({
        id: deletedArtworks.id,
        pictureKey: deletedArtworks.pictureKey,
        pictureBytes: deletedArtworks.pictureBytes,
      })
      .from(deletedArtworks)
      .where(eq(deletedArtworks.userId, ownerId))
      .orderBy(desc(deletedArtworks.deletedAt), sql`rowid desc`),
  });
  if (removed.length > 0) return { outcome: "deleted", deleted };
  const [work] = undeleted;
  if (work === undefined) return { outcome: "absent", deleted };
  return { outcome: work.status === "sold" ? "sold" : "invoiced", deleted };
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
    .where(and(eq(deletedArtworks.userId, ownerId), isIn(deletedArtworks.id, ids)))
    .returning({ key: deletedArtworks.pictureKey });
  return purged.map(({ key }) => key).filter((key) => key !== null);
}

/** A work that was soft-deleted at `since` or later. */
interface RecentDeletion {
  readonly id: string;
  readonly since: Date;
}

/** Whether the owner's work was soft-deleted at `since` or later. */
export async function isSoftDeleted(
  db: Database,
  ownerId: string,
  deletion: RecentDeletion,
): Promise<boolean> {
  const row = await db
    .select({ id: deletedArtworks.id })
    .from(deletedArtworks)
    .where(isRecent(ownerId, deletion))
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
  deletion: RecentDeletion,
  allowance: Allowance,
): Promise<ArtworkWithSale | null> {
  const { id } = deletion;
  const room = or(
    lt(users.artworkSaveCount, users.maxArtworkSaves),
    lt(users.artworkSaveCount, deletedArtworks.savesBefore),
  );
  const hasRoom = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, ownerId), room));
  const conditions = [isRecent(ownerId, deletion)];
  if (allowance === "free") conditions.push(exists(hasRoom));
  const restored = db
    .select({ id: artworks.id })
    .from(artworks)
    .where(isOwnArtwork(artworks, ownerId, id));
  const deletedAt = sql`(
    select ${deletedArtworks.deletedAt} from ${deletedArtworks} where ${isOwnArtwork(deletedArtworks, ownerId, id)}
  )`;
  const [inserted] = await db.batch([
    insertFromSelect(
      db,
      artworks,
      {
        ...artworkColumns,
        inventoryNumber: restoredInventoryNumber(),
        statusChannelId: remainingChannel(ownerId, deletedArtworks.statusChannelId),
      },
      sql`from ${deletedArtworks} where ${and(...conditions)}`,
    ).returning(),
    ...putBackStatements(db, { id, userId: ownerId }, deletedAt),
    db
      .delete(deletedArtworks)
      .where(and(isOwnArtwork(deletedArtworks, ownerId, id), exists(restored))),
  ]);
  return inserted[0] ? { ...inserted[0], sale: null } : null;
}

/** The number of a soft-deleted work, within its restoring statement: the next one if it has been given to another. */
function restoredInventoryNumber(): SQL {
  const { userId, inventoryNumber, createdAt } = deletedArtworks;
  const year = sql`strftime('%Y', ${createdAt} / 1000, 'unixepoch')`;
  const taken = sql`select 1 from ${artworks} as other where other.user_id = ${userId} and other.inventory_number = ${inventoryNumber} collate nocase`;
  return sql`case when ${inventoryNumber} = '' or exists (${taken})
    then ${nextInventoryNumber(sql`${userId}`, year)} else ${inventoryNumber} end`;
}

/** Deletes works for good that were soft-deleted before `time`; their pictures are then orphans. */
export async function purgeArtworksDeletedBefore(db: Database, time: Date): Promise<void> {
  await db.delete(deletedArtworks).where(lt(deletedArtworks.deletedAt, time));
}

function isRecent(ownerId: string, { id, since }: RecentDeletion): SQL | undefined {
  return and(isOwnArtwork(deletedArtworks, ownerId, id), gte(deletedArtworks.deletedAt, since));
}
