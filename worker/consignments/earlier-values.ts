import { type SQL, sql } from "drizzle-orm";
import { consignmentWorks } from "#worker/db/consignment-tables.ts";

/**
 * The places of the values in `earlier`. The first seven are the status before the sending. Of a work that came back three
 * more follow, as it was consigned; of one that left by hand one more, the time of that in milliseconds.
 */
export const earlierPlaces = {
  status: 0,
  statusWho: 1,
  statusUntil: 2,
  statusChannelId: 3,
  statusSince: 4,
  statusDueBack: 5,
  statusPersonId: 6,
  consignedSince: 7,
  consignedDueBack: 8,
  consignedWho: 9,
  leftAt: 7,
} as const;
export type EarlierName = keyof typeof earlierPlaces;

/** A value in `earlier`, within a statement over the works of agreements. */
export function earlierValue(name: EarlierName): SQL {
  return sql`${consignmentWorks.earlier} ->> ${sql.raw(String(earlierPlaces[name]))}`;
}

/** The path of a value in `earlier`, for the JSON functions of SQLite. */
export function earlierPath(name: EarlierName): SQL {
  return sql.raw(`'$[${earlierPlaces[name]}]'`);
}
