import { type SQL, sql } from "drizzle-orm";
import { type HistoryEntry, offeredPriceReason } from "#schema/artworks/price-history.ts";
import type { WorkStatus } from "#schema/artworks/work-status.ts";
import type { Currency } from "#schema/currency.ts";
import type { Cents } from "#schema/money.ts";
import type { Database } from "#worker/db/client.ts";
import { insertFromSelect, type RowToInsert } from "#worker/db/insert-from-select.ts";
import type { SaleRow } from "#worker/db/sale-tables.ts";
import { type ArtworkRow, artworks, type HistoryRow, priceHistory } from "#worker/db/tables.ts";
import type { PriceColumns } from "./price.ts";

type LineColumn = "kind" | "amountCents" | "currency" | "status" | "reason" | "formulaVersion";

/** A line of a work's history: an amount in whole cents of `currency`, or a status, or both. */
export type HistoryLine = Pick<HistoryRow, LineColumn>;

/** A line whose values may be read from other rows. */
export type ComputedLine = Pick<RowToInsert<typeof priceHistory>, LineColumn>;

/** What a line has in the columns that do not concern its kind. */
export const emptyLine = {
  amountCents: null,
  currency: null,
  status: null,
  reason: "",
  formulaVersion: null,
} as const satisfies Omit<HistoryLine, "kind">;

/**
 * Inserts a line for each work that `source` (a `from` and `where` over the works) selects. The statement precedes the
 * change in its batch and has the same conditions, so the line is written exactly if the change is (decision 040).
 * @param at The work's `updatedAt` after the change.
 */
export function insertHistory(db: Database, line: ComputedLine, at: Date | SQL, source: SQL) {
  const row = {
    id: sql`null`,
    userId: artworks.userId,
    artworkId: artworks.id,
    at,
    ...line,
  };
  return insertFromSelect(db, priceHistory, row, source);
}

/** Inserts several lines, or none, for the works that meet a condition. */
export function insertHistoryLines(
  db: Database,
  lines: readonly HistoryLine[],
  at: Date | SQL,
  condition: SQL | undefined,
) {
  const field = (name: LineColumn) => sql`line.value ->> ${name}`;
  const line = {
    kind: field("kind"),
    amountCents: field("amountCents"),
    currency: field("currency"),
    status: field("status"),
    reason: field("reason"),
    formulaVersion: field("formulaVersion"),
  };
  const source = sql`from ${artworks}, json_each(${JSON.stringify(lines)}) as line where ${condition}`;
  return insertHistory(db, line, at, source);
}

/** The lines without the nulls. */
export function existingLines(...lines: readonly (HistoryLine | null)[]): HistoryLine[] {
  return lines.filter((line) => line !== null);
}

/** The line of a change of status. */
export function statusLine(status: WorkStatus, reason: string): HistoryLine {
  return { ...emptyLine, kind: "status", status, reason };
}

/** The line of a suggested price; null without a price, or when it is still the one `before`. */
export function suggestedPriceLine(
  artwork: PriceColumns,
  before: Pick<PriceColumns, "priceCents" | "currency"> | null,
): HistoryLine | null {
  const { priceCents, currency, breakdown } = artwork;
  if (priceCents === null) return null;
  if (priceCents === before?.priceCents && currency === before.currency) return null;
  const formulaVersion = breakdown?.formulaVersion ?? null;
  return { ...emptyLine, kind: "suggested", amountCents: priceCents, currency, formulaVersion };
}

/** The line of a listed price; null when it is still the one `before`. */
export function listedPriceLine(
  { listedCents, listedCurrency }: Pick<ArtworkRow, "listedCents" | "listedCurrency">,
  before: Pick<ArtworkRow, "listedCents" | "listedCurrency">,
): HistoryLine | null {
  if (listedCents === before.listedCents && listedCurrency === before.listedCurrency) return null;
  return { ...emptyLine, kind: "listed", amountCents: listedCents, currency: listedCurrency };
}

/** The line of the own price with which an edit keeps what was asked; null when it is still the one `before`. */
export function offeredPriceLine(
  { askingPriceCents, askingCurrency }: Pick<ArtworkRow, "askingPriceCents" | "askingCurrency">,
  before: Pick<ArtworkRow, "askingPriceCents" | "askingCurrency">,
): HistoryLine | null {
  if (askingPriceCents === before.askingPriceCents && askingCurrency === before.askingCurrency) {
    return null;
  }
  return {
    ...emptyLine,
    kind: "asking",
    amountCents: askingPriceCents,
    currency: askingCurrency,
    reason: offeredPriceReason,
  };
}

/** The line of the artist's own price; null is a price that was removed. */
export function askingPriceLine(
  amountCents: Cents | null,
  currency: Currency,
  reason: string,
): HistoryLine {
  const ofAmount = amountCents === null ? null : currency;
  return { ...emptyLine, kind: "asking", amountCents, currency: ofAmount, reason };
}

/** The line of a sale. */
export function soldLine({
  priceCents,
  currency,
}: Pick<SaleRow, "priceCents" | "currency">): HistoryLine {
  return { ...emptyLine, kind: "sold", amountCents: priceCents, currency, status: "sold" };
}

/** The line of a correction of a sale, with what the work was sold for in truth. */
export function correctedLine({
  priceCents,
  currency,
}: Pick<SaleRow, "priceCents" | "currency">): HistoryLine {
  return { ...emptyLine, kind: "corrected", amountCents: priceCents, currency };
}

/** The time of `nextUpdatedAt`, within a statement over the works. */
export function nextUpdate(now: Date): SQL {
  return sql`max(${now.getTime()}, ${artworks.updatedAt} + 1)`;
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
