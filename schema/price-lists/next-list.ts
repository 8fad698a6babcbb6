import type { WorkStatus } from "#schema/artworks/work-status.ts";
import { type Cents, roundHalfUp } from "#schema/money.ts";
import { type RoundingRule, roundPrice } from "./rounding.ts";

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
