import {
  and,
  desc,
  eq,
  exists,
  getTableColumns,
  isNull,
  lte,
  ne,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { earliestToday } from "#schema/days.ts";
import type { Database } from "#worker/db/client.ts";
import { documentWorks } from "#worker/db/document-tables.ts";
import { isIn } from "#worker/db/is-in.ts";
import type { PriceListRow } from "#worker/db/price-list-tables.ts";
import { type SaleRow, sales } from "#worker/db/sale-tables.ts";
import { type ArtworkRow, artworks, deletedArtworks, users } from "#worker/db/tables.ts";
import { selectListInForce } from "#worker/price-lists/queries.ts";
import { isHoldExpired, isOwnArtwork, type Owner } from "./conditions.ts";
import type { KnownList } from "./list-tag.ts";
import { selectOffersOfWork } from "./offer-queries.ts";
import type { Offer } from "./offers.ts";

const {
  userId: _owner,
  pictureKey: _key,
  pictureType: _type,
  pictureBytes: _bytes,
  ...listedColumns
} = getTableColumns(artworks);

/** What a work's response says of its open sale. */
type OpenSaleRow = Pick<
  SaleRow,
  "id" | "date" | "priceCents" | "discountCents" | "currency" | "buyerName"
>;

/** D1 returns the rows of a batch by column name, so columns that works have as well are renamed. */
export const openSaleColumns = {
  id: sql`${sales.id}`.mapWith(sales.id).as("sale_id"),
  date: sales.date,
  priceCents: sql`${sales.priceCents}`.mapWith(sales.priceCents).as("sale_price_cents"),
  discountCents: sales.discountCents,
  currency: sql<SaleRow["currency"]>`${sales.currency}`.as("sale_currency"),
  buyerName: sales.buyerName,
};

/** Joins a work with its open sale: a work has one exactly while it is sold. */
export const isOpenSale = and(
  sql`${artworks.status} = 'sold'`,
  eq(sales.artworkId, artworks.id),
  eq(sales.userId, artworks.userId),
  isNull(sales.returnedAt),
);

/** A work with its open sale; null unless it is sold. */
export type ArtworkWithSale = ArtworkRow & { readonly sale: OpenSaleRow | null };

/** A work in the list's response: its breakdown is the JSON text that it is stored as. */
export type ListedArtwork = Pick<ArtworkRow, Exclude<keyof typeof listedColumns, "breakdown">> & {
  readonly breakdown: string | null;
  readonly sale: OpenSaleRow | null;
};

/**
 * Selects an owner's works for the list, newest first; none while they are those of `known`, unless a hold among them
 * is over or a price list is due. Breakdowns are not parsed, because the list only passes them on.
 */
export function selectListedArtworks(
  db: Database,
  owner: Owner,
  known: KnownList | null,
  now: Date,
) {
  return db
    .select({ ...listedColumns, breakdown: breakdownText, sale: openSaleColumns })
    .from(artworks)
    .leftJoin(sales, isOpenSale)
    .where(eq(artworks.userId, known === null ? owner : unlessKnown(db, owner, known, now)))
    .orderBy(desc(artworks.createdAt), sql`${artworks}.rowid desc`);
}

/** An owner's whole list, and its version. */
export async function readList(
  db: Database,
  ownerId: string,
  now: Date,
): Promise<{ works: ListedArtwork[]; artworksVersion: string }> {
  const [versions, works] = await db.batch([
    db.select({ artworksVersion: users.artworksVersion }).from(users).where(eq(users.id, ownerId)),
    selectListedArtworks(db, ownerId, null, now),
  ]);
  return { works, artworksVersion: versions[0]?.artworksVersion ?? "" };
}

const breakdownText = sql<string | null>`${artworks.breakdown}`.as("breakdown");

/** The owner's id; null while the client has the current version of the owner's list. */
function unlessKnown(db: Database, owner: Owner, { userId, version }: KnownList, now: Date): SQL {
  const expired = db
    .select({ id: artworks.id })
    .from(artworks)
    .where(and(eq(artworks.userId, users.id), isHoldExpired(now)));
  const changed = or(
    ne(users.id, userId),
    ne(users.artworksVersion, version),
    lte(users.listDueFrom, earliestToday(now)),
    exists(expired),
  );
  const query = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, owner), changed));
  return sql`(${query})`;
}

/** Selects the owner's work of this id, if there is one. */
export function selectArtwork(db: Database, owner: Owner, id: string) {
  return db
    .select()
    .from(artworks)
    .where(isOwnArtwork(artworks, owner, id));
}

/** Selects the owner's work of this id with its open sale. */
export function selectArtworkWithSale(db: Database, owner: Owner, id: string) {
  return db
    .select({ ...getTableColumns(artworks), sale: openSaleColumns })
    .from(artworks)
    .leftJoin(sales, isOpenSale)
    .where(isOwnArtwork(artworks, owner, id));
}

/** The owner's work of this id; null without one. */
export async function findArtwork(
  db: Database,
  ownerId: string,
  id: string,
): Promise<ArtworkWithSale | null> {
  return (await selectArtworkWithSale(db, ownerId, id).get()) ?? null;
}

/**
 * A work with the owner's flags that decide whether it may be edited (specification, section 6), and the owner's price
 * list in force.
 */
export interface EditableArtwork {
  readonly artwork: ArtworkRow;
  readonly sale: OpenSaleRow | null;
  readonly hasUsedFreeCalculation: boolean;
  readonly hasSavedFreeCalculation: boolean;
  readonly listInForce: PriceListRow | null;
  readonly priceListsVersion: string;
  /** What the work was offered at. */
  readonly offers: readonly Offer[];
}

/** The owner's work of this id with these; null without one. */
export async function findEditableArtwork(
  db: Database,
  ownerId: string,
  id: string,
  now: Date,
): Promise<EditableArtwork | null> {
  const artwork = db
    .select({
      artwork: artworks,
      sale: openSaleColumns,
      hasUsedFreeCalculation: users.hasUsedFreeCalculation,
      hasSavedFreeCalculation: users.hasSavedFreeCalculation,
      priceListsVersion: users.priceListsVersion,
    })
    .from(artworks)
    .innerJoin(users, eq(users.id, artworks.userId))
    .leftJoin(sales, isOpenSale)
    .where(isOwnArtwork(artworks, ownerId, id));
  const [[found], [listInForce], offers] = await db.batch([
    artwork,
    selectListInForce(db, ownerId, now),
    selectOffersOfWork(db, ownerId, id),
  ]);
  return found ? { ...found, listInForce: listInForce ?? null, offers } : null;
}

/**
 * Those of the keys that a work or a document of any owner refers to, soft-deleted works included. A thousand
 * keys are one query.
 */
export async function findUsedPictureKeys(
  db: Database,
  keys: readonly string[],
): Promise<Set<string>> {
  const rows = await db.batch([
    db.select({ key: artworks.pictureKey }).from(artworks).where(isIn(artworks.pictureKey, keys)),
    db
      .select({ key: deletedArtworks.pictureKey })
      .from(deletedArtworks)
      .where(isIn(deletedArtworks.pictureKey, keys)),
    db
      .select({ key: documentWorks.pictureKey })
      .from(documentWorks)
      .where(isIn(documentWorks.pictureKey, keys)),
  ]);
  return new Set(
    rows
      .flat()
      .map((row) => row.key)
      .filter((key) => key !== null),
  );
}
