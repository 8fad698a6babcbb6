import type { Artwork } from "#schema/artworks/artwork.ts";
import { holdEndedReason, isHoldOver } from "#schema/artworks/hold.ts";
import type { HistoryEntry } from "#schema/artworks/price-history.ts";
import { daysBetween, earliestToday } from "#schema/days.ts";
import { localDay } from "#web/browser/local-day.ts";

export interface StatusNote {
  readonly kind: "holdLasts" | "holdEndsToday" | "holdEnded" | "dueBack" | "overdue";
  readonly day: string;
  /** From today to `day`. */
  readonly days: number;
}

/** What there is to say about a status today; null for nothing. */
export function noteOn(
  { status, statusDetails: { until, dueBack } }: Pick<Artwork, "status" | "statusDetails">,
  history: readonly HistoryEntry[],
  now: Date,
): StatusNote | null {
  const today = earliestToday(now);
  if (status === "on-hold" && until !== null) {
    if (isHoldOver({ status, until }, now)) return { kind: "holdEnded", day: until, days: 0 };
    const days = daysBetween(today, until);
    return { kind: days === 0 ? "holdEndsToday" : "holdLasts", day: until, days };
  }
  if (status === "consigned" && dueBack !== null) {
    const days = daysBetween(today, dueBack);
    return { kind: days < 0 ? "overdue" : "dueBack", day: dueBack, days };
  }
  const last = history.findLast(({ kind }) => kind === "status");
  if (status === "available" && last?.reason === holdEndedReason) {
    return { kind: "holdEnded", day: localDay(new Date(last.at)), days: 0 };
  }
  return null;
}
