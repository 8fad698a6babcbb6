import { type SQL, sql } from "drizzle-orm";
import { earliestToday } from "#schema/days.ts";
import { listInForce } from "#schema/price-lists/in-force.ts";
import type { PriceList } from "#schema/price-lists/price-list.ts";
import { priceLists } from "#worker/db/price-list-tables.ts";

/** The condition for a published list whose day has come, as in `listInForce` of the schema. */
export function hasStarted(now: Date): SQL {
  // The indexes hold published lists alone, so it has to be written out.
  return sql`${priceLists.publishedAt} is not null and ${priceLists.holdsFrom} <= ${earliestToday(now)}`;
}

/** The condition for a list whose day has come, and that works do not follow yet. */
export function isDueCondition(now: Date): SQL {
  return sql`${hasStarted(now)} and ${priceLists.appliedAt} is null`;
}

/** Whether a list that has been read is due. */
export function isDue(list: PriceList, now: Date): boolean {
  return list.appliedAt === null && listInForce([list], now) !== null;
}

/** Whether a user has a list that is due, by the first day of those that works do not follow yet. */
export function hasDueList(listDueFrom: string | null, now: Date): boolean {
  return listDueFrom !== null && listDueFrom <= earliestToday(now);
}
