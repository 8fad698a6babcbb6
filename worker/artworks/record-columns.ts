import { type SQL, sql } from "drizzle-orm";
import { type ArtworkRow, inventoryCounters } from "#worker/db/tables.ts";

/** The columns of a work's record (decision 039). */
export type RecordColumns = Pick<
  ArtworkRow,
  | "inventoryNumber"
  | "status"
  | "statusWho"
  | "statusUntil"
  | "statusChannelId"
  | "statusSince"
  | "statusDueBack"
  | "location"
  | "askingPriceCents"
  | "askingCurrency"
  | "framed"
  | "framingCents"
  | "notes"
  | "archived"
  | "listedCents"
  | "listedCurrency"
  | "mediumLine"
  | "statusPersonId"
>;

/** A status without any of its details. */
export const noStatusDetails = {
  statusWho: null,
  statusUntil: null,
  statusChannelId: null,
  statusSince: null,
  statusDueBack: null,
} as const;

/** The record of a new work, but for its inventory number. */
export const newRecord: Omit<RecordColumns, "inventoryNumber"> = {
  status: "available",
  ...noStatusDetails,
  location: "",
  askingPriceCents: null,
  askingCurrency: null,
  framed: false,
  framingCents: 0,
  notes: "",
  archived: false,
  listedCents: null,
  listedCurrency: null,
  mediumLine: "",
  statusPersonId: null,
};

/**
 * The next inventory number of a year, such as `2026-014`, within the statement that inserts the work (decision 039).
 * A trigger raises the counter with the insert, so concurrent saves get different numbers.
 * @param year Four digits, as text: the database would write a number with decimals.
 * @param place The work's place among those that the statement inserts, from 1.
 */
export function nextInventoryNumber(
  ownerId: SQL | string,
  year: SQL | string,
  place = sql`1`,
): SQL {
  const last = sql`select last from ${inventoryCounters} where user_id = ${ownerId} and year = cast(${year} as integer)`;
  return sql`${year} || '-' || printf('%03d', coalesce((${last}), 0) + ${place})`;
}

/** The year of an inventory number: that in which the work was added, UTC. */
export function inventoryYear(addedAt: Date): string {
  return String(addedAt.getUTCFullYear());
}
