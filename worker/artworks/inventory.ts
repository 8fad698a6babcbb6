import { type SQL, sql } from "drizzle-orm";
import { artworks, deletedArtworks, inventoryCounters } from "#worker/db/tables.ts";

/**
 * The next inventory number of a year, such as `2026-014`, within the statement that inserts the work (decision 039).
 * A trigger raises the counter with the insert, so concurrent saves get different numbers.
 * @param year Four digits, as text: the database would write a number with decimals.
 */
export function nextInventoryNumber(ownerId: SQL | string, year: SQL | string): SQL {
  const last = sql`select last from ${inventoryCounters} where user_id = ${ownerId} and year = cast(${year} as integer)`;
  return sql`${year} || '-' || printf('%03d', coalesce((${last}), 0) + 1)`;
}

/** The year of an inventory number: that in which the work was added, UTC. */
export function inventoryYear(addedAt: Date): string {
  return String(addedAt.getUTCFullYear());
}

/** The number of a soft-deleted work, within its restoring statement: the next one if it has been given to another. */
export function restoredInventoryNumber(): SQL {
  const { userId, inventoryNumber, createdAt } = deletedArtworks;
  const year = sql`strftime('%Y', ${createdAt} / 1000, 'unixepoch')`;
  const taken = sql`select 1 from ${artworks} as other where other.user_id = ${userId} and other.inventory_number = ${inventoryNumber} collate nocase`;
  return sql`case when ${inventoryNumber} = '' or exists (${taken})
    then ${nextInventoryNumber(sql`${userId}`, year)} else ${inventoryNumber} end`;
}
