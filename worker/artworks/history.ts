import { type SQL, sql } from "drizzle-orm";
import type { HistoryEntry } from "#schema/price-history.ts";
import type { WorkStatus } from "#schema/work-status.ts";
import type { Database } from "#worker/db/client.ts";
import { insertFromSelect, type RowToInsert } from "#worker/db/insert-from-select.ts";
import { type ArtworkRow, artworks, type HistoryRow, priceHistory } from "#worker/db/tables.ts";
import type { PriceColumns } from "./price.ts";

/** A line of a work's history: an amount in whole cents of `currency`, or a status, or both. */
export type HistoryLine = Pick<
  RowToInsert<typeof priceHistory>,
  "kind" | "amountCents" | "currency" | "status" | "reason" | "formulaVersion"
>;

/**
 * Inserts a line for each work that `source` (a `from` and `where` over the works) selects. It comes before the change in
 * its batch, under the same conditions: so it is written exactly if the change is (decision 040).
 * @param at The work's `updatedAt` after the change.
 */
export function insertHistory(db: Database, line: HistoryLine, at: Date | SQL, source: SQL) {
  const row = {
    id: sql`null`,
    userId: artworks.userId,
    artworkId: artworks.id,
    at,
    ...line,
  };
  return insertFromSelect(db, priceHistory, row, source);
}

/** The line of another status. */
export function statusLine(status: WorkStatus, reason: string): HistoryLine {
  return {
    kind: "status",
    amountCents: null,
    currency: null,
    status,
    reason,
    formulaVersion: null,
  };
}

/** The line of a suggested price; null without a price, or when it is still the one `before`. */
export function suggestedPriceLine(
  artwork: PriceColumns,
  before: Pick<PriceColumns, "priceCents" | "currency"> | null,
): HistoryLine | null {
  const { priceCents, currency, breakdown } = artwork;
  if (priceCents === null) return null;
  if (priceCents === before?.priceCents && currency === before.currency) return null;
  return {
    kind: "suggested",
    amountCents: priceCents,
    currency,
    status: null,
    reason: "",
    formulaVersion: breakdown?.formulaVersion ?? null,
  };
}

/** A time after the work's last change, and not before `now`, within a statement over the works. */
export function nextUpdate(now: Date): SQL {
  return sql`max(${now.getTime()}, ${artworks.updatedAt} + 1)`;
}

/** As `nextUpdate`, of a work that has been read. */
export function nextUpdateOf({ updatedAt }: Pick<ArtworkRow, "updatedAt">, now: Date): Date {
  return new Date(Math.max(now.getTime(), updatedAt.getTime() + 1));
}

/** A line in a response. */
export function presentHistory({
  at,
  kind,
  amountCents,
  currency,
  status,
  reason,
}: HistoryRow): HistoryEntry {
  return { at: at.toISOString(), kind, amountCents, currency, status, reason };
}
