import { and, eq, exists, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "#worker/db/client.ts";
import { appliedPrices, type PriceListRow, priceLists } from "#worker/db/price-list-tables.ts";
import { artworks, users } from "#worker/db/tables.ts";

/** The condition for the owner's list of this id. */
export function isOwnList(ownerId: string, id: string): SQL | undefined {
  return and(eq(priceLists.id, id), eq(priceLists.userId, ownerId));
}

/** The condition for a draft in the version that was read. */
export function isUnchangedDraft({ userId, id, updatedAt }: PriceListRow): SQL | undefined {
  return and(
    isOwnList(userId, id),
    isNull(priceLists.publishedAt),
    eq(priceLists.updatedAt, updatedAt),
  );
}

/** The condition for works and lists in force in the version that was read. */
export function isVersion(db: Database, ownerId: string, artworksVersion: string): SQL {
  const current = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, ownerId), eq(users.artworksVersion, artworksVersion)));
  return exists(current);
}

/** The condition for the published lists in the version that was read. */
export function isListsVersion(db: Database, ownerId: string, priceListsVersion: string): SQL {
  const current = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, ownerId), eq(users.priceListsVersion, priceListsVersion)));
  return exists(current);
}

/** The condition for the list after the change of this id: for the statements that follow that change in its batch. */
export function isChangedBy(db: Database, ownerId: string, listId: string, changeId: string): SQL {
  const changed = db
    .select({ id: priceLists.id })
    .from(priceLists)
    .where(and(isOwnList(ownerId, listId), eq(priceLists.changeId, changeId)));
  return exists(changed);
}

/** Within a statement over the works: the values that are kept of the work. */
export function isOfWork(ownerId: string): SQL {
  return sql`${appliedPrices.userId} = ${ownerId} and ${appliedPrices.artworkId} = ${artworks.id}`;
}
