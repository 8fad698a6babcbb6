import type { HistoryEntry } from "#schema/price-history.ts";

const day = 24 * 60 * 60 * 1000;

/** The days from the first price, or from the last return, to a sale's day; null where the history is not known. */
export function daysOnOffer(history: readonly HistoryEntry[], saleDay: string): number | null {
  const sold = history.findLastIndex(({ kind }) => kind === "sold");
  const before = sold === -1 ? history : history.slice(0, sold);
  const start = before.findLast(({ kind }) => kind === "returned") ?? before[0];
  if (!start) return null;
  const from = Date.parse(localDay(new Date(start.at)));
  return Math.max(0, Math.round((Date.parse(saleDay) - from) / day));
}

/** The day that it is where the artist is, as `YYYY-MM-DD`. */
export function localDay(time: Date): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
}
