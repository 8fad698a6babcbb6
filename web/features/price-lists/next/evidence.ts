import { addMonths, daysBetween } from "#schema/days.ts";
import { medianOf } from "#schema/price-lists/median.ts";

/** When a work was on offer. Days are ISO. */
export interface Offer {
  readonly offeredOn: string;
  /** Null while it is not sold. */
  readonly soldOn: string | null;
  /** When it was taken off the market unsold; null while it is on offer, or sold. */
  readonly withdrawnOn: string | null;
}

/** What speaks for or against a raise (price list, section 3.6). */
export interface Evidence {
  /** Works on offer at any time of the twelve months before today. */
  readonly offered: number;
  /** Of these, those sold within the twelve months. */
  readonly sold: number;
  /** From the offer to the sale, of those sold; null without a sale. */
  readonly medianDaysToSell: number | null;
  /** Whole months since the last raise; null without one. */
  readonly monthsSinceRaise: number | null;
}

/** The evidence of the twelve months up to `today`. */
export function evidenceOf(
  offers: readonly Offer[],
  lastRaise: string | null,
  today: string,
): Evidence {
  const offered = offeredWithin(offers, today);
  const days = offered.flatMap(({ offeredOn, soldOn }) =>
    soldOn !== null && soldOn <= today ? [daysBetween(offeredOn, soldOn)] : [],
  );
  return {
    offered: offered.length,
    sold: days.length,
    medianDaysToSell: days.length === 0 ? null : medianOf(days),
    monthsSinceRaise: lastRaise === null ? null : wholeMonths(lastRaise, today),
  };
}

/** The first day of the twelve months up to `today`. */
export function evidenceSince(today: string): string {
  return addMonths(today, -12);
}

/** Those that were on offer at any time of the twelve months up to `today`. */
export function offeredWithin<Each extends Offer>(offers: readonly Each[], today: string): Each[] {
  const since = evidenceSince(today);
  return offers.filter(
    ({ offeredOn, soldOn, withdrawnOn }) =>
      offeredOn <= today && (soldOn ?? withdrawnOn ?? today) >= since,
  );
}

function wholeMonths(from: string, to: string): number {
  const [fromYear = 0, fromMonth = 0, fromDay = 0] = from.split("-").map(Number);
  const [toYear = 0, toMonth = 0, toDay = 0] = to.split("-").map(Number);
  return (toYear - fromYear) * 12 + toMonth - fromMonth - (toDay < fromDay ? 1 : 0);
}
