import {
  and,
  desc,
  eq,
  exists,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  notExists,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Database } from "#worker/db/client.ts";
import { insertFromSelect } from "#worker/db/insert-from-select.ts";
import {
  type ArtworkRow,
  artworkSaves,
  artworks,
  deletedArtworks,
  users,
} from "#worker/db/tables.ts";
import type { KnownList } from "./list-tag.ts";

/** What a save is held against: no limit, or the free plan's. */
export type Allowance = "unlimited" | "free";

/** An idempotency key with the hash of the request that it stands for. */
export interface SaveKey {
  readonly idempotencyKey: string;
  readonly requestHash: string;
}

/** An owner's id, or a query that finds it in the same statement. */
type Owner = string | SQL;

const {
  userId: _owner,
  pictureKey: _key,
  pictureType: _type,
  pictureBytes: _bytes,
  ...listedColumns
} = getTableColumns(artworks);

/** A work as the list answers it: its breakdown is the JSON text that it is stored as. */
export type ListedArtwork = Pick<ArtworkRow, Exclude<keyof typeof listedColumns, "breakdown">> & {
  readonly breakdown: string | null;
};

/**
 * An owner's works for the list, newest first; none while they are those of `known`. Breakdowns are not parsed, as
 * they are only passed on.
 */
export function selectListedArtworks(db: Database, owner: Owner, known: KnownList | null) {
  return db
    .select({ ...listedColumns, breakdown: breakdownText })
    .from(artworks)
    .where(eq(artworks.userId, known === null ? owner : unlessKnown(db, owner, known)))
    .orderBy(...newestFirst);
}

/** The owner's id; null while the owner's works are those that the client has. */
function unlessKnown(db: Database, owner: Owner, { userId, version }: KnownList): SQL {
  const changed = or(ne(users.id, userId), ne(users.artworksVersion, version));
  const query = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, owner), changed));
  return sql`(${query})`;
}

const newestFirst = [desc(artworks.createdAt), sql`rowid desc`];

const breakdownText = sql<string | null>`${artworks.breakdown}`.as("breakdown");

/** The owner's work of this id, or none: awaited, or as part of a batch. */
export function selectArtwork(db: Database, owner: Owner, id: string) {
  return db.select().from(artworks).where(isOwn(owner, id));
}

export async function findArtwork(
  db: Database,
  ownerId: string,
  id: string,
): Promise<ArtworkRow | null> {
  return (await selectArtwork(db, ownerId, id).get()) ?? null;
}

/** A work together with what decides whether it may be edited. */
export interface EditableArtwork {
  readonly artwork: ArtworkRow;
  readonly hasUsedFreeCalculation: boolean;
  readonly hasSavedFreeCalculation: boolean;
}

export async function findEditableArtwork(
  db: Database,
  ownerId: string,
  id: string,
): Promise<EditableArtwork | null> {
  const row = await db
    .select({
      artwork: artworks,
      hasUsedFreeCalculation: users.hasUsedFreeCalculation,
      hasSavedFreeCalculation: users.hasSavedFreeCalculation,
    })
    .from(artworks)
    .innerJoin(users, eq(users.id, artworks.userId))
    .where(isOwn(ownerId, id))
    .get();
  return row ?? null;
}

/** What a key was used for: the request's hash, and the work unless it has been deleted since. */
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
 * Saves a new work if the limits leave room and the key is unused, checked in the statement that writes,
 * so that racing saves cannot pass together. A priced save on the free plan uses up the free calculation,
 * and with it the one save of its price. Null when nothing was saved.
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
  if (save) consequences.push(keepSave(db, artwork, save));
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
 * Writes an edit over the state that it was made from, known by `readAt`; `updatedAt` has moved on from it.
 * Null when the work has changed or gone since, or the free calculation was used up meanwhile: after that
 * only its own price can still be written, to a work without one.
 */
export async function updateArtwork(
  db: Database,
  artwork: ArtworkRow,
  readAt: Date,
  allowance: Allowance,
): Promise<ArtworkRow | null> {
  const { id, userId, createdAt, ...changed } = artwork;
  const conditions = [isOwn(userId, id), eq(artworks.updatedAt, readAt)];
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

/**
 * Those of the keys that some work, whoever's, refers to, be it one that can still be brought back. They are sent
 * as one parameter, of which a statement takes a hundred: so a thousand keys are one query.
 */
export async function findUsedPictureKeys(
  db: Database,
  keys: readonly string[],
): Promise<Set<string>> {
  const asked = sql`(select value from json_each(${JSON.stringify(keys)}))`;
  const [hung, deleted] = await db.batch([
    db
      .select({ key: artworks.pictureKey })
      .from(artworks)
      .where(inArray(artworks.pictureKey, asked)),
    db
      .select({ key: deletedArtworks.pictureKey })
      .from(deletedArtworks)
      .where(inArray(deletedArtworks.pictureKey, asked)),
  ]);
  return new Set([...hung, ...deleted].map((row) => row.key).filter((key) => key !== null));
}

function isOwn(owner: Owner, id: string): SQL | undefined {
  return and(eq(artworks.id, id), eq(artworks.userId, owner));
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

/** Inside an update of the work: the artist's row, while the free plan leaves them this edit. */
function selectOpenCalculation(db: Database, { userId, priceCents }: ArtworkRow) {
  const isUnused = eq(users.hasUsedFreeCalculation, false);
  const isUnsaved = and(eq(users.hasSavedFreeCalculation, false), isNull(artworks.priceCents));
  return db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), priceCents === null ? isUnused : or(isUnused, isUnsaved)));
}

/** Follows a write in its batch, and takes effect only where that wrote this state, with a price. */
function spendFreeCalculation(db: Database, { id, userId, updatedAt }: ArtworkRow) {
  const pricedWrite = db
    .select({ id: artworks.id })
    .from(artworks)
    .where(
      and(isOwn(userId, id), eq(artworks.updatedAt, updatedAt), isNotNull(artworks.priceCents)),
    );
  return db
    .update(users)
    .set({ hasUsedFreeCalculation: true, hasSavedFreeCalculation: true })
    .where(and(eq(users.id, userId), exists(pricedWrite)));
}

/** Follows an insert in its batch, and takes effect only where that wrote the work. */
function keepSave(db: Database, { id, userId, createdAt }: ArtworkRow, save: SaveKey) {
  return insertFromSelect(
    db,
    artworkSaves,
    { ...save, userId, artworkId: id, createdAt },
    sql`from ${artworks} where ${isOwn(userId, id)}`,
  );
}
