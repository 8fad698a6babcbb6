import type { Medium } from "#schema/artworks/media.ts";
import { type Currency, convert, type Rates } from "#schema/currency.ts";
import type { Cents } from "#schema/money.ts";
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

/** A clearly larger work has at least this many times the area. */
export const clearlyLarger = 1.1 - areaError;
/** Works of one size differ by at most this factor in area. */
const sameSize = 1.02 + areaError;
/** Prices that differ by a larger factor contradict each other. */
export const samePrice = 1.05;
/** The floating-point error of a curve's price, as a share of it: it must decide no comparison. */
const priceError = 1e-9;
/** What is off the list by less, or as much, is within what an artist may mean. */
export const leastOffTheList = 0.15 + priceError;
/** In multiples of the median distance of the curve's own points from it. */
const widelyOffTheList = 2;

/** A work as it is compared with others. */
export interface Compared {
  readonly work: PricedWork;
  readonly area: number;
  /** In cents of Canadian dollars, not rounded. */
  readonly cad: number;
  /** Cents of the work's own currency for a Canadian cent. */
  readonly perCad: number;
}

export function toCompared(work: PricedWork, rates: Rates): Compared {
  const perCad = convert(1, "CAD", work.currency, rates);
  const area = work.widthInches * work.heightInches;
  return { work, area, cad: work.priceCents / perCad, perCad };
}

/** Those that are compared with each other: of one medium, framed and unframed apart. */
export function comparedGroup({ medium, framed }: PricedWork): string {
  return `${medium} ${framed}`;
}

/** An amount in Canadian dollars as the work's price could be: in whole cents of its currency. */
export function inOwnCents({ perCad }: Pick<Compared, "perCad">, cad: number): Cents {
  return Math.round(cad * perCad);
}

/** What a list says of a work that it covers; the list is unframed. */
export interface Listed {
  /** What it asks, in cents of Canadian dollars, not rounded. */
  readonly cad: number;
  /** Whether a price, in such cents, is off the list. */
  readonly isOff: (cad: number) => boolean;
}

/** Null for a framed work, and where the list has no curve. */
export function listedFor(
  { medium, framed, widthInches, heightInches }: PricedWork,
  { curves, minimumCents }: ComparedList,
): Listed | null {
  const curve = framed ? undefined : curves.get(medium);
  if (curve === undefined) return null;
  const computed = priceAt(curve, widthInches, heightInches);
  const limit = Math.max(leastOffTheList, widelyOffTheList * curve.medianResidual);
  return {
    cad: Math.max(computed, minimumCents),
    isOff(cad) {
      // Where the list asks its minimum, nothing between the curve and that is off the list.
      const nearest = Math.max(computed, Math.min(cad, minimumCents));
      return Math.abs(cad / nearest - 1) > limit;
    },
  };
}

/**
 * For each work, in the order of the area, the most extreme of its size, itself included: the dearest where `replaces` is
 * "costs as much or more", and the latest of those that are alike. A window slides over the sizes, so that 10,000 take
 * no longer than a walk along them.
 */
export function extremesOfSize<One extends { readonly area: number }>(
  bySize: readonly One[],
  replaces: (entering: One, last: One) => boolean,
): One[] {
  const window: One[] = [];
  let head = 0;
  let next = 0;
  return bySize.map((work) => {
    for (let entering = bySize[next]; entering && entering.area / work.area <= sameSize; ) {
      for (let last = window.at(-1); window.length > head && last && replaces(entering, last); ) {
        window.pop();
        last = window.at(-1);
      }
      window.push(entering);
      next += 1;
      entering = bySize[next];
    }
    while (work.area / (window[head]?.area ?? work.area) > sameSize) head += 1;
    return window[head] ?? work;
  });
}
