import { and, eq, exists, isNotNull, isNull, lt, notExists, or, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Database } from "#worker/db/client.ts";
import { insertFromSelect } from "#worker/db/insert-from-select.ts";
import { type ArtworkRow, artworkSaves, artworks, users } from "#worker/db/tables.ts";
import type { Allowance } from "./free-plan.ts";
import { isOwnArtwork } from "./own-artwork.ts";

/** An idempotency key with the hash of its request. */
export interface SaveKey {
  readonly idempotencyKey: string;
  readonly requestHash: string;
}

/** The earlier save under a key: the request's hash, and the work unless it has been deleted since. */
export async function findSave(
  db: Database,
  ownerId: string,
  idempotencyKey: string,
): Promise<{ requestHash: string; artwork: ArtworkRow | null } | null> {
  const row = await db
    .select({ requestHash: artworkSaves.requestHash, artwork: artworks })
    .from(artworkSaves)
    .leftJoin(
      artworks,
      and(eq(artworks.id, artworkSaves.artworkId), eq(artworks.userId, artworkSaves.userId)),
    )
    .where(isSave(ownerId, idempotencyKey))
    .get();
  return row ?? null;
}

/**
 * Inserts a new work if the plan's limits leave room and the key is unused. Both are checked in the statement that
 * writes, so that concurrent saves cannot pass together. On the free plan a priced work uses the free calculation,
 * and with it the one save of its price (specification, section 6). Null when nothing was inserted.
 */
export async function insertArtwork(
  db: Database,
  artwork: ArtworkRow,
  allowance: Allowance,
  save: SaveKey | null,
): Promise<ArtworkRow | null> {
  const conditions = [eq(users.id, artwork.userId)];
  if (allowance === "free") {
    conditions.push(lt(users.artworkSaveCount, users.maxArtworkSaves));
    if (artwork.priceCents !== null) conditions.push(eq(users.hasSavedFreeCalculation, false));
  }
  if (save) conditions.push(notExists(selectSave(db, artwork.userId, save.idempotencyKey)));
  const consequences: BatchItem<"sqlite">[] = [];
  if (allowance === "free") consequences.push(spendFreeCalculation(db, artwork));
  if (save) consequences.push(insertSave(db, artwork, save));
  const [inserted] = await db.batch([
    insertFromSelect(
      db,
      artworks,
      artwork,
      sql`from ${users} where ${and(...conditions)}`,
    ).returning(),
    ...consequences,
  ]);
  return inserted[0] ?? null;
}

/**
 * Writes an edit over the state that it was made from, identified by its `updatedAt` (`readAt`); the new `updatedAt`
 * is later. Null when the work has been changed or deleted since, or when the free calculation has been used: after
 * that only its own price can still be written, to a work without one.
 */
export async function updateArtwork(
  db: Database,
  artwork: ArtworkRow,
  readAt: Date,
  allowance: Allowance,
): Promise<ArtworkRow | null> {
  const { id, userId, createdAt, ...changed } = artwork;
  const conditions = [isOwnArtwork(artworks, userId, id), eq(artworks.updatedAt, readAt)];
  if (allowance === "free") conditions.push(exists(selectOpenCalculation(db, artwork)));
  const [updated] = await db.batch([
    db
      .update(artworks)
      .set(changed)
      .where(and(...conditions))
      .returning(),
    ...(allowance === "free" ? [spendFreeCalculation(db, artwork)] : []),
  ]);
  return updated[0] ?? null;
}

function isSave(ownerId: string, idempotencyKey: string): SQL | undefined {
  return and(eq(artworkSaves.userId, ownerId), eq(artworkSaves.idempotencyKey, idempotencyKey));
}

function selectSave(db: Database, ownerId: string, idempotencyKey: string) {
  return db
    .select({ id: artworkSaves.artworkId })
    .from(artworkSaves)
    .where(isSave(ownerId, idempotencyKey));
}

/** Deletes idempotency keys that were used before `time`. */
export async function deleteSavesBefore(db: Database, time: Date): Promise<void> {
  await db.delete(artworkSaves).where(lt(artworkSaves.createdAt, time));
}

/** Within an update of the work: the artist's row, if the free plan allows this edit. */
function selectOpenCalculation(db: Database, { userId, priceCents }: ArtworkRow) {
  const isUnused = eq(users.hasUsedFreeCalculation, false);
  const isUnsaved = and(eq(users.hasSavedFreeCalculation, false), isNull(artworks.priceCents));
  return db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), priceCents === null ? isUnused : or(isUnused, isUnsaved)));
}

/** Follows a write in its batch, and takes effect only if that wrote this state, with a price. */
function spendFreeCalculation(db: Database, { id, userId, updatedAt }: ArtworkRow) {
  const pricedWrite = db
    .select({ id: artworks.id })
    .from(artworks)
    .where(
      and(
        isOwnArtwork(artworks, userId, id),
        eq(artworks.updatedAt, updatedAt),
        isNotNull(artworks.priceCents),
      ),
    );
  return db
    .update(users)
    .set({ hasUsedFreeCalculation: true, hasSavedFreeCalculation: true })
    .where(and(eq(users.id, userId), exists(pricedWrite)));
}

/** Follows an insert in its batch, and takes effect only if that wrote the work. */
function insertSave(db: Database, { id, userId, createdAt }: ArtworkRow, save: SaveKey) {
  return insertFromSelect(
    db,
    artworkSaves,
    { ...save, userId, artworkId: id, createdAt },
    sql`from ${artworks} where ${isOwnArtwork(artworks, userId, id)}`,
  );
}
