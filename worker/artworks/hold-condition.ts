import { and, lt, type SQL, sql } from "drizzle-orm";
import { earliestToday } from "#schema/days.ts";
import { artworks } from "#worker/db/tables.ts";

/** The condition for a work whose hold is over, as `isHoldOver` of the schema says. */
export function isHoldExpired(now: Date): SQL | undefined {
  // The index holds this status alone, so it has to be written out.
  return and(sql`${artworks.status} = 'on-hold'`, lt(artworks.statusUntil, earliestToday(now)));
}
