import { type Currency, convert, type Rates } from "../currency.ts";
import type { Medium } from "../media.ts";
import type { Cents } from "../money.ts";
import { type Curve, priceAt } from "./curve.ts";
import { areaError } from "./sizes.ts";

/** A price that is asked for a work. A work that is on offer in two currencies is here twice. */
export interface PricedWork {
  readonly id: string;
  readonly medium: Medium;
  readonly framed: boolean;
  readonly widthInches: number;
  readonly heightInches: number;
  readonly priceCents: Cents;
  readonly currency: Currency;
}

/** What works are compared with. The curves and the minimum are in Canadian dollars. */
export interface ComparedList {
  readonly curves: ReadonlyMap<Medium, Curve>;
  readonly minimumCents: Cents;
  readonly rates: Rates;
}

export interface Contradiction {
  readonly kind:
    | "larger-costs-less"
    | "same-size-differs"
    | "off-the-list"
    | "below-minimum"
    | "currencies-differ";
  /** The work to mend, then the one that it is compared with, if any. */
  readonly workIds: string[];
  /** What mends it, in the first work's currency: never less than its price. */
  readonly suggestedCents: Cents;
}

/** A clearly larger work has at least this many times the area. */
const clearlyLarger = 1.1 - areaError;
/** Works of one size differ by at most this factor in area. */
const sameSize = 1.02 + areaError;
/** Prices that differ by a larger factor contradict each other. */
const samePrice = 1.05;
/** What is off the list by less is within what an artist may mean. */
export const leastOffTheList = 0.15;
/** In multiples of the median distance of the curve's own points from it. */
const widelyOffTheList = 2;

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
  const groups = Map.groupBy(compared, ({ work }) => `${work.medium} ${work.framed}`);
  const found = [...groups.values()].flatMap((group) => {
    const bySize = group.toSorted((one, other) => one.area - other.area);
    return [...largerForLess(bySize), ...sameSizeAtTwoPrices(bySize)];
  });
  found.push(...offTheList(compared, list));
  found.push(...belowMinimum(compared, list.minimumCents));
  found.push(...inTwoCurrencies(compared));
  return found.sort((one, other) => other.gap - one.gap).map(({ gap, ...rest }) => rest);
}

interface Compared {
  readonly work: PricedWork;
  readonly area: number;
  /** In cents of Canadian dollars, not rounded. */
  readonly cad: number;
  /** Cents of the work's own currency for a Canadian cent. */
  readonly perCad: number;
}

interface Found extends Contradiction {
  /** The factor between the two prices, above 1. */
  readonly gap: number;
}

function toCompared(work: PricedWork, rates: Rates): Compared {
  const perCad = convert(1, "CAD", work.currency, rates);
  const area = work.widthInches * work.heightInches;
  return { work, area, cad: work.priceCents / perCad, perCad };
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

/** An amount in Canadian dollars as the work's price could be: in whole cents of its currency. */
function inOwnCents({ perCad }: Compared, cad: number): Cents {
  return Math.round(cad * perCad);
}

/** Whether a work costs less, by a cent of its own currency at least: what has been mended no longer does. */
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
  const found: Found[] = [];
  // The works that may be the dearest of a size, from the dearest on: a window that slides over the sizes.
  const window: Compared[] = [];
  let head = 0;
  let next = 0;
  for (const work of bySize) {
    for (; next < bySize.length; next += 1) {
      const entering = bySize[next];
      if (entering === undefined || entering.area / work.area > sameSize) break;
      while (window.length > head && (window.at(-1)?.cad ?? 0) <= entering.cad) window.pop();
      window.push(entering);
    }
    while (work.area / (window[head]?.area ?? work.area) > sameSize) head += 1;
    const dearest = window[head];
    if (dearest && dearest.work.id !== work.work.id && dearest.cad / work.cad > samePrice) {
      found.push(contradiction("same-size-differs", work, dearest));
    }
  }
  return found;
}

/** Unframed works against the curve of their medium. */
function offTheList(works: readonly Compared[], { curves, minimumCents }: ComparedList): Found[] {
  return works.flatMap((each) => {
    const { medium, framed, widthInches, heightInches } = each.work;
    const curve = framed ? undefined : curves.get(medium);
    if (curve === undefined) return [];
    const computed = priceAt(curve, widthInches, heightInches);
    // Where the list asks its minimum, nothing between the curve and that is off the list.
    const nearest = Math.max(computed, Math.min(each.cad, minimumCents));
    const listed = Math.max(computed, minimumCents);
    const isOff = Math.abs(each.cad / nearest - 1) > mostOffTheList(curve);
    return isOff ? [contradiction("off-the-list", each, { cad: listed })] : [];
  });
}

/** How far a price may be from a curve, as a share of the curve's: farther where the curve's own points are. */
function mostOffTheList({ medianResidual }: Curve): number {
  return Math.max(leastOffTheList, widelyOffTheList * medianResidual);
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
    const [cheap] = offers.toSorted((one, other) => one.cad - other.cad);
    const dear = offers.reduce((one, other) => (other.cad > one.cad ? other : one));
    const isOff =
      cheap !== undefined &&
      cheap.work.currency !== dear.work.currency &&
      dear.cad / cheap.cad > samePrice;
    return isOff ? [contradiction("currencies-differ", cheap, { cad: dear.cad })] : [];
  });
}
