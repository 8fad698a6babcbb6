import { and, eq, exists, ne, notExists, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import {
  leaveStatements,
  leavesGallery,
  putBackStatements,
} from "#worker/consignments/leave-works.ts";
import { batchByName, type Database } from "#worker/db/client.ts";
import { insertFromSelect } from "#worker/db/insert-from-select.ts";
import { entries } from "#worker/db/link-tables.ts";
import { nextUpdatedAt } from "#worker/db/next-updated-at.ts";
import { appliedPrices, type PriceListRow } from "#worker/db/price-list-tables.ts";
import { channels } from "#worker/db/sale-tables.ts";
import { type ArtworkRow, artworks } from "#worker/db/tables.ts";
import { isWaitingEntry } from "#worker/links/accepted-entry.ts";
import { hasPerson } from "#worker/people/conditions.ts";
import { isListsVersion, isVersion } from "#worker/price-lists/conditions.ts";
import { selectListInForce, selectListsVersion } from "#worker/price-lists/queries.ts";
import { isOwnArtwork } from "./conditions.ts";
import { type HistoryLine, insertHistoryLines } from "./history.ts";
import { selectOffersOfWork } from "./offer-queries.ts";
import type { Offer } from "./offers.ts";
import { type ArtworkWithSale, selectArtworkWithSale } from "./queries.ts";
import type { RecordColumns } from "./record-columns.ts";

/** What a change of a record is decided on. */
interface RecordContext {
  readonly artwork: ArtworkWithSale;
  readonly isNumberUsed: boolean;
  readonly listInForce: PriceListRow | null;
  readonly priceListsVersion: string;
  /** What the work was offered at. */
  readonly offers: readonly Offer[];
}

/**
 * The owner's work of this id, whether the number is another work's, and the owner's price list in force; null without
 * the work.
 */
export async function findRecordContext(
  db: Database,
  ownerId: string,
  { id, inventoryNumber }: Pick<ArtworkRow, "id" | "inventoryNumber">,
  now: Date,
): Promise<RecordContext | null> {
  const [[artwork], others, [listInForce], [user], offers] = await db.batch([
    selectArtworkWithSale(db, ownerId, id),
    selectOthersOfNumber(db, ownerId, id, inventoryNumber),
    selectListInForce(db, ownerId, now),
    selectListsVersion(db, ownerId),
    selectOffersOfWork(db, ownerId, id),
  ]);
  if (artwork === undefined || user === undefined) return null;
  const { version: priceListsVersion } = user;
  const isNumberUsed = others.length > 0;
  return { artwork, isNumberUsed, listInForce: listInForce ?? null, priceListsVersion, offers };
}

/** A change of a record, and the conditions of the statement that writes it. */
export interface RecordChange {
  readonly columns: Partial<RecordColumns>;
  readonly history: readonly HistoryLine[];
  /** A channel that the owner must have. */
  readonly channelId?: string | null;
  /** The version of the owner's works on which the change was decided. */
  readonly artworksVersion?: string;
  /** The version of the owner's published price lists on which it was decided. */
  readonly priceListsVersion?: string;
  /** The applied list that the work follows from now on, whose undo takes that back too. */
  readonly followedListId?: string | null;
  /** The entry of a guest that is accepted by the change; it must wait still. */
  readonly acceptedEntryId?: string | null;
  /** Whether the work is with the gallery again whose agreement it left by its last change. */
  readonly isPutBack?: boolean;
}

/**
 * Writes a change over the state that it was decided on, `before`, identified by its `updatedAt`, with its lines of the
 * history. Null when the work has been changed or deleted since, or when something else that it depends on has.
 */
export async function writeRecord(
  db: Database,
  before: ArtworkRow,
  change: RecordChange,
  now: Date,
): Promise<ArtworkWithSale | null> {
  const { id, userId } = before;
  const { columns, history, isPutBack = false } = change;
  const updatedAt = nextUpdatedAt(before, now);
  const condition = and(
    isOwnArtwork(artworks, userId, id),
    eq(artworks.updatedAt, before.updatedAt),
    ...conditionsOf(db, before, change),
  );
  const isLeaving = leavesGallery(before, columns)
    ? sql`exists (select 1 from ${artworks} where ${condition})`
    : sql`false`;
  const statements = {
    insertHistory: insertHistoryLines(db, history, updatedAt, condition),
    ...leaveStatements(db, { userId, leftAt: { [id]: updatedAt }, isLeaving: () => isLeaving }),
    written: db
      .update(artworks)
      .set({ ...columns, updatedAt })
      .where(condition)
      .returning({ id: artworks.id }),
    found: selectArtworkWithSale(db, userId, id),
  };
  const { written, found } = await batchByName(db, statements, [
    ...followStatements(db, before, change, updatedAt),
    ...acceptStatements(db, before, change, updatedAt),
    ...(isPutBack ? putBackStatements(db, before, sql`${before.updatedAt.getTime()}`) : []),
  ]);
  return written.length > 0 ? (found[0] ?? null) : null;
}

/** What the undo of the list needs, if the change has been written; an earlier line of the same work stays. */
function followStatements(
  db: Database,
  before: ArtworkRow,
  { followedListId }: RecordChange,
  updatedAt: Date,
) {
  if (!followedListId) return [];
  const isWritten = and(
    isOwnArtwork(artworks, before.userId, before.id),
    eq(artworks.updatedAt, updatedAt),
  );
  const applied = {
    userId: artworks.userId,
    artworkId: artworks.id,
    listId: followedListId,
    listedCents: artworks.listedCents,
    listedCurrency: artworks.listedCurrency,
    earlierCents: before.listedCents,
    earlierCurrency: before.listedCurrency,
    earlierAskingCents: before.askingPriceCents,
    earlierAskingCurrency: before.askingCurrency,
    batchId: null,
  };
  return [
    insertFromSelect(
      db,
      appliedPrices,
      applied,
      sql`from ${artworks} where ${isWritten}`,
    ).onConflictDoNothing(),
  ];
}

/** Accepts the entry, if the change has been written: who the work is on hold for is who wrote it. */
function acceptStatements(
  db: Database,
  { id, userId }: ArtworkRow,
  { acceptedEntryId }: RecordChange,
  updatedAt: Date,
) {
  if (!acceptedEntryId) return [];
  const held = db
    .select({ personId: artworks.statusPersonId })
    .from(artworks)
    .where(and(isOwnArtwork(artworks, userId, id), eq(artworks.updatedAt, updatedAt)));
  return [
    db
      .update(entries)
      .set({ decision: "accepted", decidedAt: updatedAt, personId: sql`(${held})` })
      .where(and(isWaitingEntry(userId, acceptedEntryId), exists(held))),
  ];
}

function conditionsOf(
  db: Database,
  { id, userId }: ArtworkRow,
  {
    columns: { inventoryNumber, statusPersonId },
    channelId,
    artworksVersion,
    priceListsVersion,
    acceptedEntryId,
  }: RecordChange,
): SQL[] {
  const conditions: SQL[] = [];
  if (inventoryNumber !== undefined) {
    conditions.push(notExists(selectOthersOfNumber(db, userId, id, inventoryNumber)));
  }
  if (statusPersonId) conditions.push(hasPerson(db, userId, statusPersonId));
  if (acceptedEntryId) {
    const waiting = db
      .select({ id: entries.id })
      .from(entries)
      .where(isWaitingEntry(userId, acceptedEntryId));
    conditions.push(exists(waiting));
  }
  if (channelId) conditions.push(exists(selectChannel(db, userId, channelId)));
  if (artworksVersion !== undefined) conditions.push(isVersion(db, userId, artworksVersion));
  if (priceListsVersion !== undefined) {
    conditions.push(isListsVersion(db, userId, priceListsVersion));
  }
  return conditions;
}

function selectChannel(db: Database, ownerId: string, id: string) {
  return db
    .select({ id: channels.id })
    .from(channels)
    .where(and(eq(channels.userId, ownerId), eq(channels.id, id)));
}

/** Within a statement over the works, so under a name of its own. */
function selectOthersOfNumber(db: Database, ownerId: string, id: string, inventoryNumber: string) {
  const other = alias(artworks, "other");
  return db
    .select({ id: other.id })
    .from(other)
    .where(
      and(
        eq(other.userId, ownerId),
        sql`${other.inventoryNumber} = ${inventoryNumber} collate nocase`,
        // Says again that it is not empty, so that SQLite uses the index, which leaves empty numbers out.
        sql`${other.inventoryNumber} <> ''`,
        ne(other.id, id),
      ),
    );
}
