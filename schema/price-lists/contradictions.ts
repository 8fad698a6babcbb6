import type { Cents } from "#schema/money.ts";
import {
  type Compared,
  type ComparedList,
  clearlyLarger,
  comparedGroup,
  extremesOfSize,
  inOwnCents,
  listedFor,
  type PricedWork,
  samePrice,
  toCompared,
} from "./compared.ts";

export type { ComparedList, PricedWork } from "./compared.ts";

export interface Contradiction {
  readonly kind:
    | "larger-costs-less"
    | "same-size-differs"
    | "off-the-list"
    | "below-minimum"
    | "currencies-differ";
  /** The work to raise, then the one that it is compared with, if any. */
  readonly workIds: string[];
  /** The price that resolves it, in the first work's currency: never less than its price. */
  readonly suggestedCents: Cents;
}

/**
 * Every contradiction in a catalogue, the widest gap first (price list, section 3). Works are compared within
 * a medium, framed and unframed apart, in Canadian dollars at the rates given; the list is unframed. Each work
 * appears at most once a kind, beside the work that it contradicts most.
 */
export function findContradictions(
  works: readonly PricedWork[],
  list: ComparedList,
): Contradiction[] {
  const compared = works.map((work) => toCompared(work, list.rates));
  const groups = Map.groupBy(compared, ({ work }) => comparedGroup(work));
  const found = [...groups.values()].flatMap((group) => {
    const bySize = group.toSorted((one, other) => one.area - other.area);
    return [...largerForLess(bySize), ...sameSizeAtTwoPrices(bySize)];
  });
  found.push(...offTheList(compared, list));
  found.push(...belowMinimum(compared, list.minimumCents));
  found.push(...inTwoCurrencies(compared));
  return found.sort((one, other) => other.gap - one.gap).map(({ gap, ...rest }) => rest);
}

interface Found extends Contradiction {
  /** The factor between the two prices, above 1. */
  readonly gap: number;
}

function contradiction(
  kind: Contradiction["kind"],
  cheap: Compared,
  dear: { readonly cad: number; readonly work?: PricedWork },
): Found {
  const workIds = dear.work ? [cheap.work.id, dear.work.id] : [cheap.work.id];
  const suggestedCents = Math.max(cheap.work.priceCents, inOwnCents(cheap, dear.cad));
  return { kind, workIds, suggestedCents, gap: ratio(cheap.cad, dear.cad) };
}

/** Whether a work costs less, by a cent of its own currency at least: once resolved it no longer does. */
function isBelow(work: Compared, cad: number): boolean {
  return work.work.priceCents < inOwnCents(work, cad);
}

function ratio(one: number, other: number): number {
  return Math.max(one, other) / Math.max(Math.min(one, other), 1);
}

/** Each work beside the dearest of those that are clearly smaller. */
function largerForLess(bySize: readonly Compared[]): Found[] {
  const found: Found[] = [];
  let dearest: Compared | null = null;
  let smaller = 0;
  for (const larger of bySize) {
    for (let next = bySize[smaller]; next && larger.area / next.area >= clearlyLarger; ) {
      if (dearest === null || next.cad > dearest.cad) dearest = next;
      smaller += 1;
      next = bySize[smaller];
    }
    if (dearest !== null && isBelow(larger, dearest.cad)) {
      found.push(contradiction("larger-costs-less", larger, dearest));
    }
  }
  return found;
}

/** Each work beside the dearest of its size. */
function sameSizeAtTwoPrices(bySize: readonly Compared[]): Found[] {
  const dearests = extremesOfSize(bySize, (entering, last) => entering.cad >= last.cad);
  return bySize.flatMap((work, index) => {
    const dearest = dearests[index];
    const isApart =
      dearest && dearest.work.id !== work.work.id && dearest.cad / work.cad > samePrice;
    return isApart ? [contradiction("same-size-differs", work, dearest)] : [];
  });
}

/** Unframed works against the curve of their medium. */
function offTheList(works: readonly Compared[], list: ComparedList): Found[] {
  return works.flatMap((each) => {
    const listed = listedFor(each.work, list);
    return listed?.isOff(each.cad) ? [contradiction("off-the-list", each, listed)] : [];
  });
}

function belowMinimum(works: readonly Compared[], minimumCents: Cents): Found[] {
  return works.flatMap((each) =>
    isBelow(each, minimumCents)
      ? [contradiction("below-minimum", each, { cad: minimumCents })]
      : [],
  );
}

/** One work on offer at prices that the day's rate does not turn into each other. */
function inTwoCurrencies(works: readonly Compared[]): Found[] {
  const byId = Map.groupBy(works, ({ work }) => work.id);
  return [...byId.values()].flatMap((offers) => {
    const cheap = offers.reduce((one, other) => (other.cad < one.cad ? other : one));
    const dear = offers.reduce((one, other) => (other.cad > one.cad ? other : one));
    const isOff = cheap.work.currency !== dear.work.currency && dear.cad / cheap.cad > samePrice;
    return isOff ? [contradiction("currencies-differ", cheap, { cad: dear.cad })] : [];
  });
}
