import { and, desc, eq, isNull, lte, not, notExists, type SQL, sql } from "drizzle-orm";
import type { SaleInput } from "#schema/sales/sale-input.ts";
import { isOwnArtwork } from "#worker/artworks/conditions.ts";
import {
  type ComputedLine,
  emptyLine,
  insertHistory,
  nextUpdate,
  soldLine,
} from "#worker/artworks/history.ts";
import { selectArtwork } from "#worker/artworks/queries.ts";
import { noStatusDetails } from "#worker/artworks/record-columns.ts";
import { isBusinessAsRead } from "#worker/business/conditions.ts";
import { selectBusiness } from "#worker/business/queries.ts";
import { selectChannel } from "#worker/channels/queries.ts";
import { batchByName, type Database } from "#worker/db/client.ts";
import { insertFromSelect } from "#worker/db/insert-from-select.ts";
import type { PersonRow } from "#worker/db/people-tables.ts";
import { type BusinessRow, type ChannelRow, type SaleRow, sales } from "#worker/db/sale-tables.ts";
import { type ArtworkRow, artworks } from "#worker/db/tables.ts";
import { acceptStatements, isWaiting } from "#worker/links/accepted-entry.ts";
import { hasPerson } from "#worker/people/conditions.ts";
import { selectPerson } from "#worker/people/queries.ts";
import { isInvoiced } from "./invoiced.ts";

/** Selects an artist's sales, newest first, those that were taken back included. */
export function selectSales(db: Database, owner: string | SQL) {
  return db
    .select()
    .from(sales)
    .where(eq(sales.userId, owner))
    .orderBy(desc(sales.date), desc(sales.createdAt), sql`rowid desc`);
}

/**
 * What a sale is made from: the artist's work, channel, business details, the person that is named, and earlier sale with the same key; each null
 * without one.
 */
export interface SaleContext {
  readonly artwork: ArtworkRow | null;
  readonly channel: ChannelRow | null;
  readonly business: BusinessRow | null;
  readonly person: PersonRow | null;
  readonly earlier: SaleRow | null;
}

/** Reads what a sale is made from, in one batch. */
export async function findSaleContext(
  db: Database,
  ownerId: string,
  { artworkId, channelId, personId = "" }: Pick<SaleInput, "artworkId" | "channelId" | "personId">,
  idempotencyKey: string | null,
): Promise<SaleContext> {
  const [works, channels, businesses, people, earlier] = await db.batch([
    selectArtwork(db, ownerId, artworkId),
    selectChannel(db, ownerId, channelId),
    selectBusiness(db, ownerId),
    selectPerson(db, ownerId, personId),
    db
      .select()
      .from(sales)
      .where(and(eq(sales.userId, ownerId), eq(sales.idempotencyKey, idempotencyKey ?? ""))),
  ]);
  return {
    artwork: works[0] ?? null,
    channel: channels[0] ?? null,
    business: businesses[0] ?? null,
    person: people[0] ?? null,
    earlier: earlier[0] ?? null,
  };
}

/** A sale to insert; the title is read within the statement. */
export type NewSale = Omit<SaleRow, "artworkTitle" | keyof typeof fresh>;

const fresh = {
  returnedAt: null,
  returnedOn: null,
  invoiceId: null,
  invoiceNumber: null,
  paidOn: null,
  paymentMethod: null,
  // A trigger sets it from the channel.
  takesMoney: false,
  isImported: false,
  isSettled: false,
};

/** What a sale was decided on. */
interface SaleDecision {
  readonly business: BusinessRow | null;
  /** The gallery's report that is accepted by it, which must wait still; null without one. */
  readonly acceptedEntryId: string | null;
  readonly now: Date;
}

/**
 * Inserts a sale, with the work's status and its line of the history, if the work can be sold: it exists, is not archived
 * and has no open sale. That is checked in the statement that writes. Null when it cannot, when the key is used, when
 * the business details are no longer those by which the taxes were computed, or the person has been merged or erased.
 */
export async function insertSale(
  db: Database,
  sale: NewSale,
  { business, acceptedEntryId, now }: SaleDecision,
): Promise<SaleRow | null> {
  const { id, userId, artworkId } = sale;
  const isOwn = isOwnArtwork(artworks, userId, artworkId);
  const openSale = db
    .select({ id: sales.id })
    .from(sales)
    .where(and(eq(sales.userId, userId), eq(sales.artworkId, artworkId), isNull(sales.returnedAt)));
  const sameKey = db
    .select({ id: sales.id })
    .from(sales)
    .where(and(eq(sales.userId, userId), eq(sales.idempotencyKey, sale.idempotencyKey ?? "")));
  const condition = and(
    isOwn,
    eq(artworks.archived, false),
    notExists(openSale),
    notExists(sameKey),
    isBusinessAsRead(userId, business),
    sale.personId === null ? undefined : hasPerson(db, userId, sale.personId),
    isWaiting(db, userId, acceptedEntryId),
  );
  const isSold = sql`exists (select 1 from ${sales} where id = ${id} and user_id = ${userId})`;
  const isWritten = sql`${isOwn} and ${isSold}`;
  const statements = {
    insertSale: insertFromSelect(
      db,
      sales,
      { ...sale, artworkTitle: artworks.title, ...fresh },
      sql`from ${artworks} where ${condition}`,
    ),
    insertHistory: insertHistory(
      db,
      soldLine(sale),
      nextUpdate(now),
      sql`from ${artworks} where ${isWritten}`,
    ),
    updateWork: db
      .update(artworks)
      .set({ ...noStatusDetails, status: "sold", updatedAt: nextUpdate(now) })
      .where(isWritten),
    // With the person of the buyer, whom a trigger names.
    inserted: db
      .select()
      .from(sales)
      .where(and(eq(sales.id, id), eq(sales.userId, userId))),
  };
  const { inserted } = await batchByName(
    db,
    statements,
    acceptStatements(db, userId, { entryId: acceptedEntryId, isWritten: isSold, now }),
  );
  return inserted[0] ?? null;
}

/** A return of the sale `id`: the ISO day from which it counts, or null for `today` or the sale's own day, whichever is later. */
interface SaleReturn {
  readonly id: string;
  readonly returnedOn: string | null;
  readonly today: string;
  readonly reason: string;
}

/**
 * Takes the owner's sale back, if it is open, on no invoice that holds, and not of a later day: the work is available
 * again, with a line of the history. Returns the sale as it is then; null without one.
 */
export async function closeSale(
  db: Database,
  ownerId: string,
  { id, returnedOn, today, reason }: SaleReturn,
  now: Date,
): Promise<SaleRow | null> {
  const isOpen = and(
    eq(sales.id, id),
    eq(sales.userId, ownerId),
    isNull(sales.returnedAt),
    not(isInvoiced()),
    returnedOn === null ? undefined : lte(sales.date, returnedOn),
  );
  const soldWork = sql`${artworks.userId} = ${ownerId}
    and ${artworks.id} = (select ${sales.artworkId} from ${sales} where ${isOpen})`;
  const line: ComputedLine = {
    ...emptyLine,
    kind: "returned",
    amountCents: sql`(select ${sales.priceCents} from ${sales} where ${isOpen})`,
    currency: sql`(select ${sales.currency} from ${sales} where ${isOpen})`,
    status: "available",
    reason,
  };
  const { found } = await batchByName(db, {
    insertHistory: insertHistory(
      db,
      line,
      nextUpdate(now),
      sql`from ${artworks} where ${soldWork}`,
    ),
    updateWork: db
      .update(artworks)
      .set({ ...noStatusDetails, status: "available", updatedAt: nextUpdate(now) })
      .where(soldWork),
    closeSale: db
      .update(sales)
      .set({ returnedAt: now, returnedOn: returnedOn ?? sql`max(${sales.date}, ${today})` })
      .where(isOpen),
    found: db
      .select()
      .from(sales)
      .where(and(eq(sales.id, id), eq(sales.userId, ownerId))),
  });
  return found[0] ?? null;
}
