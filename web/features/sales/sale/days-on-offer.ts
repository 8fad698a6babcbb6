import type { HistoryEntry } from "#schema/artworks/price-history.ts";
import { daysBetween } from "#schema/days.ts";
import { localDay } from "#web/browser/local-day.ts";

/** The days from the first price, or from the last return, to a sale's day; null where the history is not known. */
export function daysOnOffer(history: readonly HistoryEntry[], saleDay: string): number | null {
  const sold = history.findLastIndex(({ kind }) => kind === "sold");
  const before = sold === -1 ? history : history.slice(0, sold);
  const start = before.findLast(({ kind }) => kind === "returned") ?? before[0];
  if (!start) return null;
  return Math.max(0, daysBetween(localDay(new Date(start.at)), saleDay));
}
