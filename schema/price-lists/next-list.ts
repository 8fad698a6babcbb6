import type { WorkStatus } from "#schema/artworks/work-status.ts";
import { addMonths, daysBetween } from "#schema/days.ts";
import { type Cents, roundHalfUp } from "#schema/money.ts";
import { medianOf } from "./median.ts";
import { type RoundingRule, roundPrice } from "./rounding.ts";

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

/** A price raised by a percentage from 0, such as 8, rounded by the list's rule, in whole cents, and never lower. */
export function raisePrice(cents: Cents, percent: number, rule: RoundingRule): Cents {
  if (!(percent >= 0)) throw new RangeError("A raise is a percentage from 0.");
  return Math.max(cents, roundPrice(roundHalfUp((cents * (100 + percent)) / 100), rule));
}

/** A work as a list is applied to it. The amounts are in the list's currency. */
export interface ListedWork {
  readonly id: string;
  readonly status: WorkStatus;
  readonly askedCents: Cents | null;
  readonly listedCents: Cents;
}

export interface AppliedPrice {
  readonly id: string;
  /** What is asked from then on. */
  readonly cents: Cents;
  /**
   * `held`: the list is below what is asked, which stays. `waits`: on hold or consigned, so the price stays until the
   * artist says otherwise.
   */
  readonly outcome: "rises" | "stays" | "held" | "waits";
}

/**
 * What a list does to works that follow it (price list, sections 2 and 3.6). No price is lowered. Sold works and those
 * not for sale are left out.
 */
export function applyList(works: readonly ListedWork[]): AppliedPrice[] {
  return works.flatMap(({ id, status, askedCents, listedCents }): AppliedPrice[] => {
    if (status === "sold" || status === "not-for-sale") return [];
    if (askedCents === null) return [{ id, cents: listedCents, outcome: "rises" }];
    if (listedCents < askedCents) return [{ id, cents: askedCents, outcome: "held" }];
    if (listedCents === askedCents) return [{ id, cents: askedCents, outcome: "stays" }];
    if (status !== "available") return [{ id, cents: askedCents, outcome: "waits" }];
    return [{ id, cents: listedCents, outcome: "rises" }];
  });
}

function wholeMonths(from: string, to: string): number {
  const [fromYear = 0, fromMonth = 0, fromDay = 0] = from.split("-").map(Number);
  const [toYear = 0, toMonth = 0, toDay = 0] = to.split("-").map(Number);
  return (toYear - fromYear) * 12 + toMonth - fromMonth - (toDay < fromDay ? 1 : 0);
}
