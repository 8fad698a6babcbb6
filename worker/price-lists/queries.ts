import { and, desc, eq, isNull, notExists, type SQL, sql } from "drizzle-orm";
import type { Database } from "#worker/db/client.ts";
import { insertFromSelect } from "#worker/db/insert-from-select.ts";
import { type PriceListRow, priceLists } from "#worker/db/price-list-tables.ts";
import { users } from "#worker/db/tables.ts";
import { isOwnList, isUnchangedDraft } from "./conditions.ts";
import { hasStarted } from "./due.ts";

/** Selects an artist's lists: the published, newest first, then the draft. */
export function selectPriceLists(db: Database, owner: string | SQL) {
  return db
    .select()
    .from(priceLists)
    .where(eq(priceLists.userId, owner))
    .orderBy(desc(priceLists.number));
}

/** Selects the owner's list of this id, if there is one. */
export function selectPriceList(db: Database, ownerId: string, id: string) {
  return db.select().from(priceLists).where(isOwnList(ownerId, id));
}

/** Selects the list that `listInForce` of the schema finds, if there is one. */
export function selectListInForce(db: Database, ownerId: string, now: Date) {
  return db
    .select()
    .from(priceLists)
    .where(and(eq(priceLists.userId, ownerId), hasStarted(now)))
    .orderBy(desc(priceLists.holdsFrom), desc(priceLists.publishedAt))
    .limit(1);
}

/** Selects the list that `latestList` of the schema finds, if there is one. */
export function selectLatestList(db: Database, ownerId: string) {
  return db
    .select()
    .from(priceLists)
    .where(and(eq(priceLists.userId, ownerId), sql`${priceLists.publishedAt} is not null`))
    .orderBy(desc(priceLists.holdsFrom), desc(priceLists.publishedAt))
    .limit(1);
}

/** The owner's list of this id; null without one. */
export async function findPriceList(
  db: Database,
  ownerId: string,
  id: string,
): Promise<PriceListRow | null> {
  return (await selectPriceList(db, ownerId, id).get()) ?? null;
}

/** Inserts a draft, if the artist has none. Null when there is one. */
export async function insertDraft(db: Database, row: PriceListRow): Promise<PriceListRow | null> {
  const draft = db
    .select({ id: priceLists.id })
    .from(priceLists)
    .where(and(eq(priceLists.userId, row.userId), isNull(priceLists.publishedAt)));
  const source = sql`from ${users} where ${and(eq(users.id, row.userId), notExists(draft))}`;
  const [inserted] = await insertFromSelect(db, priceLists, row, source).returning();
  return inserted ?? null;
}

/**
 * Writes settings over the draft that they were made from, `before`, identified by its `updatedAt`. Null when it has
 * been changed, published or discarded since.
 */
export async function updateDraft(
  db: Database,
  before: PriceListRow,
  settings: Partial<PriceListRow>,
): Promise<PriceListRow | null> {
  const [updated] = await db
    .update(priceLists)
    .set(settings)
    .where(isUnchangedDraft(before))
    .returning();
  return updated ?? null;
}

/**
 * Deletes the owner's draft of this id. Returns whether there was one, and whether the list is still there, and so is
 * published.
 */
export async function deleteDraft(
  db: Database,
  ownerId: string,
  id: string,
): Promise<{ isDeleted: boolean; isPublished: boolean }> {
  const [deleted, left] = await db.batch([
    db
      .delete(priceLists)
      .where(and(isOwnList(ownerId, id), isNull(priceLists.publishedAt)))
      .returning({ id: priceLists.id }),
    db.select({ id: priceLists.id }).from(priceLists).where(isOwnList(ownerId, id)),
  ]);
  return { isDeleted: deleted.length > 0, isPublished: left.length > 0 };
}

/** Selects the version of an artist's published lists. */
export function selectListsVersion(db: Database, ownerId: string) {
  return db.select({ version: users.priceListsVersion }).from(users).where(eq(users.id, ownerId));
}
