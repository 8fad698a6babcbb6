import { and, eq, exists, isNotNull, isNull, lt, notExists, or, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Database } from "#worker/db/client.ts";
import { importRows } from "#worker/db/import-tables.ts";
import { insertFromSelect } from "#worker/db/insert-from-select.ts";
import type { PriceListRow } from "#worker/db/price-list-tables.ts";
import { sales } from "#worker/db/sale-tables.ts";
import { type ArtworkRow, artworkSaves, artworks, users } from "#worker/db/tables.ts";
import { isListsVersion } from "#worker/price-lists/conditions.ts";
import { selectListInForce, selectListsVersion } from "#worker/price-lists/queries.ts";
import { isOwnArtwork } from "./conditions.ts";
import type { Allowance } from "./free-plan.ts";
import {
  existingLines,
  insertHistoryLines,
  listedPriceLine,
  offeredPriceLine,
  suggestedPriceLine,
} from "./history.ts";
import { type ArtworkWithSale, isOpenSale, openSaleColumns } from "./queries.ts";
import { inventoryYear, nextInventoryNumber } from "./record-columns.ts";

/** An idempotency key with the hash of its request. */
export interface SaveKey {
  readonly idempotencyKey: string;
  readonly requestHash: string;
}

/** An earlier save: the request's hash, and the work unless it has been deleted since. */
interface EarlierSave {
  readonly requestHash: string;
  readonly artwork: ArtworkWithSale | null;
}

/** What a save is decided on. */
interface SaveRows {
  readonly earlier: EarlierSave | null;
  readonly listInForce: PriceListRow | null;
  readonly priceListsVersion: string;
}

/** The earlier save under a key, and the owner's price list in force; each null without one. */
export async function findSaveRows(
  db: Database,
  ownerId: string,
  idempotencyKey: string | null,
  now: Date,
): Promise<SaveRows> {
  const save = db
    .select({ requestHash: artworkSaves.requestHash, artwork: artworks, sale: openSaleColumns })
    .from(artworkSaves)
    .leftJoin(
      artworks,
      and(eq(artworks.id, artworkSaves.artworkId), eq(artworks.userId, artworkSaves.userId)),
    )
    .leftJoin(sales, isOpenSale)
    // An empty key finds nothing, since no save is stored under one.
    .where(isSave(ownerId, idempotencyKey ?? ""));
  const [[row], [listInForce], [user]] = await db.batch([
    save,
    selectListInForce(db, ownerId, now),
    selectListsVersion(db, ownerId),
  ]);
  const earlier = row
    ? { requestHash: row.requestHash, artwork: row.artwork && { ...row.artwork, sale: row.sale } }
    : null;
  return { earlier, listInForce: listInForce ?? null, priceListsVersion: user?.version ?? "" };
}

/** A work to insert; its inventory number is found within the statement. */
export type NewArtwork = Omit<ArtworkRow, "inventoryNumber">;

/** What a write of a work is checked against: the plan's limits, and the version of the published price lists. */
interface WriteConditions {
  readonly allowance: Allowance;
  readonly priceListsVersion: string;
}

interface InsertConditions extends WriteConditions {
  /** Null for a save without an idempotency key. */
  readonly save: SaveKey | null;
}

/**
 * Inserts a new work if the plan's limits leave room and the key is unused. Both are checked in the statement that
 * writes, so that concurrent saves cannot pass together. On the free plan a priced work uses the free calculation,
 * and with it the one save of its price (specification, section 6). Null when nothing was inserted, also when the
 * published price lists are no longer in `priceListsVersion`.
 */
export async function insertArtwork(
  db: Database,
  artwork: NewArtwork,
  { allowance, save, priceListsVersion }: InsertConditions,
): Promise<ArtworkRow | null> {
  const { userId, id, createdAt } = artwork;
  const conditions = [eq(users.id, userId), eq(users.priceListsVersion, priceListsVersion)];
  if (allowance === "free") {
    conditions.push(lt(users.artworkSaveCount, users.maxArtworkSaves));
    if (artwork.priceCents !== null) conditions.push(eq(users.hasSavedFreeCalculation, false));
  }
  if (save) conditions.push(notExists(selectSave(db, userId, save.idempotencyKey)));
  const lines = existingLines(
    suggestedPriceLine(artwork, null),
    listedPriceLine(artwork, { listedCents: null, listedCurrency: null }),
  );
  const isWritten = isOwnArtwork(artworks, userId, id);
  const consequences: BatchItem<"sqlite">[] = [insertHistoryLines(db, lines, createdAt, isWritten)];
  if (allowance === "free") consequences.push(spendFreeCalculation(db, artwork));
  if (save) consequences.push(insertSave(db, artwork, save));
  const inventoryNumber = nextInventoryNumber(userId, inventoryYear(createdAt));
  const [inserted] = await db.batch([
    insertFromSelect(
      db,
      artworks,
      { ...artwork, inventoryNumber },
      sql`from ${users} where ${and(...conditions)}`,
    ).returning(),
    ...consequences,
  ]);
  return inserted[0] ?? null;
}

interface UpdateConditions extends WriteConditions {
  /** Whether the edit adds a picture to a work without one, and changes nothing else. */
  readonly isFirstPicture: boolean;
}

/**
 * Writes an edit over the state that it was made from, `before`, identified by its `updatedAt`; the new `updatedAt` is
 * later. Null when the work has been changed or deleted since, or when the free calculation has been used: after that
 * only its own price can still be written, to a work without one. Null also when the published price lists are no
 * longer in `priceListsVersion`. Another price is a line of the history, also one that the edit keeps.
 */
export async function updateArtwork(
  db: Database,
  artwork: ArtworkRow,
  before: Pick<
    ArtworkRow,
    | "updatedAt"
    | "priceCents"
    | "currency"
    | "askingPriceCents"
    | "askingCurrency"
    | "listedCents"
    | "listedCurrency"
  >,
  { allowance, priceListsVersion, isFirstPicture }: UpdateConditions,
): Promise<ArtworkRow | null> {
  const { id, userId, createdAt, ...changed } = artwork;
  const conditions = [
    isOwnArtwork(artworks, userId, id),
    eq(artworks.updatedAt, before.updatedAt),
    allowance === "free"
      ? exists(selectOpenCalculation(db, artwork, priceListsVersion))
      : isListsVersion(db, userId, priceListsVersion),
  ];
  const condition = and(...conditions);
  const lines = existingLines(
    suggestedPriceLine(artwork, before),
    offeredPriceLine(artwork, before),
    listedPriceLine(artwork, before),
  );
  const [, updated] = await db.batch([
    insertHistoryLines(db, lines, artwork.updatedAt, condition),
    db.update(artworks).set(changed).where(condition).returning(),
    ...(allowance === "free" ? [spendFreeCalculation(db, artwork)] : []),
    ...(isFirstPicture ? [keepUndoable(db, artwork, before)] : []),
  ]);
  return updated[0] ?? null;
}

/** Follows an edit in its batch: an imported work that only got its picture is still deleted by the import's undo. */
function keepUndoable(db: Database, artwork: NewArtwork, before: Pick<ArtworkRow, "updatedAt">) {
  const { id, userId, updatedAt, pictureKey } = artwork;
  const hasPicture = sql`${artworks.pictureKey} is ${pictureKey}`;
  return db
    .update(importRows)
    .set({ workVersion: updatedAt })
    .where(
      and(
        eq(importRows.userId, userId),
        eq(importRows.artworkId, id),
        eq(importRows.workVersion, before.updatedAt),
        exists(selectWritten(db, artwork, hasPicture)),
      ),
    );
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

/** Within an update of the work: the artist's row, if the free plan allows this edit, and the lists are in this version. */
function selectOpenCalculation(
  db: Database,
  { userId, priceCents }: ArtworkRow,
  priceListsVersion: string,
) {
  const isUnused = eq(users.hasUsedFreeCalculation, false);
  const isUnsaved = and(eq(users.hasSavedFreeCalculation, false), isNull(artworks.priceCents));
  return db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.id, userId),
        eq(users.priceListsVersion, priceListsVersion),
        priceCents === null ? isUnused : or(isUnused, isUnsaved),
      ),
    );
}

/** Follows a write in its batch, and takes effect only if that wrote this state, with a price. */
function spendFreeCalculation(db: Database, artwork: NewArtwork) {
  const pricedWrite = selectWritten(db, artwork, isNotNull(artworks.priceCents));
  return db
    .update(users)
    .set({ hasUsedFreeCalculation: true, hasSavedFreeCalculation: true })
    .where(and(eq(users.id, artwork.userId), exists(pricedWrite)));
}

/** Later in the batch of a write: the work, if that wrote this state. */
function selectWritten(db: Database, { id, userId, updatedAt }: NewArtwork, condition: SQL) {
  return db
    .select({ id: artworks.id })
    .from(artworks)
    .where(and(isOwnArtwork(artworks, userId, id), eq(artworks.updatedAt, updatedAt), condition));
}

/** Follows an insert in its batch, and takes effect only if that wrote the work. */
function insertSave(db: Database, { id, userId, createdAt }: NewArtwork, save: SaveKey) {
  return insertFromSelect(
    db,
    artworkSaves,
    { ...save, userId, artworkId: id, createdAt },
    sql`from ${artworks} where ${isOwnArtwork(artworks, userId, id)}`,
  );
}
