import { holdEndedReason } from "#schema/artworks/hold.ts";
import {
  type HistoryEntry,
  offeredPriceReason,
  undoneReason,
} from "#schema/artworks/price-history.ts";
import type { WorkStatus } from "#schema/artworks/work-status.ts";

/** What an entry of the history says, beside its amount. */
type HistoryEvent =
  | "firstSuggested"
  | "suggested"
  | "firstOwn"
  | "own"
  | "raised"
  | "lowered"
  | "putBack"
  | "kept"
  | "ownRemoved"
  | "listed"
  | "sold"
  | "corrected"
  | "returned"
  | "holdEnded"
  | WorkStatus;

interface DescribedEntry {
  readonly entry: HistoryEntry;
  readonly event: HistoryEvent;
  /** Unique in its history. */
  readonly key: string;
}

/** The entries, oldest first, each by what it changed from those before it. */
export function describeEntries(history: readonly HistoryEntry[]): readonly DescribedEntry[] {
  let own: HistoryEntry | null = null;
  let hasSuggestion = false;
  return history.map((entry, index) => {
    const event = eventOf(entry, own, hasSuggestion);
    if (entry.kind === "suggested") hasSuggestion = true;
    if (entry.kind === "asking" || entry.kind === "listed") own = entry;
    return { entry, event, key: `${index} ${entry.at}` };
  });
}

function eventOf(
  entry: HistoryEntry,
  own: HistoryEntry | null,
  hasSuggestion: boolean,
): HistoryEvent {
  switch (entry.kind) {
    case "suggested":
      return hasSuggestion ? "suggested" : "firstSuggested";
    case "asking":
      return askingEvent(entry, own);
    case "listed":
      return entry.reason === undoneReason ? "putBack" : "listed";
    case "sold":
    case "corrected":
    case "returned":
      return entry.kind;
    case "status":
      if (entry.reason === holdEndedReason) return "holdEnded";
      return entry.status ?? "available";
  }
}

function askingEvent(entry: HistoryEntry, own: HistoryEntry | null): HistoryEvent {
  if (entry.reason === undoneReason) return "putBack";
  if (entry.reason === offeredPriceReason) return "kept";
  if (entry.amountCents === null) return "ownRemoved";
  if (own === null) return "firstOwn";
  // Amounts of two currencies, or after a price that was given up, are not compared.
  if (own.amountCents === null || own.currency !== entry.currency) return "own";
  if (entry.amountCents === own.amountCents) return "own";
  return entry.amountCents > own.amountCents ? "raised" : "lowered";
}

/** The artist's own words; those that the product writes itself are in the event. */
export function reasonShown({ reason }: HistoryEntry): string {
  return [undoneReason, offeredPriceReason, holdEndedReason].includes(reason) ? "" : reason;
}
