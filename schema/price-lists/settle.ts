import type { Currency } from "#schema/currency.ts";
import type { Cents } from "#schema/money.ts";
import {
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
import { alignRaises } from "./settle-aligned.ts";
import { firstEnough, type Offer, setPrice } from "./settle-offer.ts";

/** A work to settle. A fixed one keeps its price: it is sold, held or consigned. */
export type SettledWork = PricedWork & { readonly isFixed?: boolean };

/** A price to raise, in whole cents of its currency. */
export interface SettledPrice {
  readonly workId: string;
  readonly fromCents: Cents;
  readonly toCents: Cents;
  readonly currency: Currency;
}

/**
 * The fewest raises after which no contradiction (`findContradictions` with the same list) is left that a raise could
 * resolve (price list, section 3.3). Every raise is to whole dollars, rounded up before the next work is judged, and no
 * price is lowered. A work is raised to what its list says or its size asks, as far as no further work must be raised for
 * that; otherwise as little as the others ask for.
 */
export function settleAll(works: readonly SettledWork[], list: ComparedList): SettledPrice[] {
  const byId = Map.groupBy(works, ({ id }) => id);
  const offers = works.map((work): Offer => {
    const compared = toCompared(work, list.rates);
    return {
      ...compared,
      isFixed: work.isFixed ?? false,
      isOneOfSeveral: (byId.get(work.id)?.length ?? 0) > 1,
      listed: listedFor(work, list),
      cents: work.priceCents,
      leastCents: work.priceCents,
    };
  });
  const groups = [...Map.groupBy(offers, ({ work }) => comparedGroup(work)).values()].map((group) =>
    group.toSorted((one, other) => one.area - other.area),
  );
  raiseToLeast(offers, groups, list.minimumCents);
  for (const group of groups) alignRaises(group);
  return offers.flatMap(({ work, cents }) =>
    cents > work.priceCents
      ? [{ workId: work.id, fromCents: work.priceCents, toCents: cents, currency: work.currency }]
      : [],
  );
}

/**
 * Raises each work to the least that list and other works ask for. A raise asks for others in turn, so this repeats until
 * nothing is raised any more. Every way to resolve all of them raises these works, by as much at least.
 */
function raiseToLeast(
  offers: readonly Offer[],
  groups: readonly (readonly Offer[])[],
  minimumCents: Cents,
): void {
  const byWork = [...Map.groupBy(offers, ({ work }) => work.id).values()];
  for (const offer of offers) raiseToList(offer, minimumCents);
  for (let isRaised = true; isRaised; ) {
    const raised = [
      ...groups.map((group) => {
        raiseLarger(group);
        return raiseSameSize(group);
      }),
      ...byWork.map(raiseInTwoCurrencies),
    ];
    isRaised = raised.includes(true);
  }
}

/** Raises a price until it holds, as every higher one must. @returns Whether it was raised. */
function raise(offer: Offer, holds: (cad: number) => boolean): boolean {
  if (offer.isFixed || holds(offer.cad)) return false;
  const cents = firstEnough(offer.cents, (tried) => holds(tried / offer.perCad));
  setPrice(offer, cents);
  offer.leastCents = cents;
  return true;
}

/** Whether what is asked is an amount, by a cent of the work's own currency at least. */
function asksAtLeast(offer: Offer, cad: number): (asked: number) => boolean {
  const least = inOwnCents(offer, cad);
  return (asked) => inOwnCents(offer, asked) >= least;
}

function raiseToList(offer: Offer, minimumCents: Cents): void {
  raise(offer, asksAtLeast(offer, minimumCents));
  const { listed } = offer;
  if (listed === null) return;
  raise(offer, (cad) => cad >= listed.cad || !listed.isOff(cad));
}

/** To the dearest of those that are clearly smaller: after one walk, none is below it. */
function raiseLarger(bySize: readonly Offer[]): void {
  let dearest: Offer | null = null;
  let smaller = 0;
  for (const larger of bySize) {
    for (let next = bySize[smaller]; next && larger.area / next.area >= clearlyLarger; ) {
      if (dearest === null || next.cad > dearest.cad) dearest = next;
      smaller += 1;
      next = bySize[smaller];
    }
    if (dearest !== null) raise(larger, asksAtLeast(larger, dearest.cad));
  }
}

/** As near to the dearest of their size as prices may differ. */
function raiseSameSize(bySize: readonly Offer[]): boolean {
  const dearest = extremesOfSize(bySize, (entering, last) => entering.cad >= last.cad);
  const raised = bySize.map((offer, index) => {
    const dear = dearest[index] ?? offer;
    return dear.work.id !== offer.work.id && raiseNear(offer, dear.cad);
  });
  return raised.includes(true);
}

/** The cheapest price of one work, near to the dearest in another currency. */
function raiseInTwoCurrencies(prices: readonly Offer[]): boolean {
  const cheap = prices.reduce((one, other) => (other.cad < one.cad ? other : one));
  const dear = prices.reduce((one, other) => (other.cad > one.cad ? other : one));
  return cheap.work.currency !== dear.work.currency && raiseNear(cheap, dear.cad);
}

function raiseNear(offer: Offer, dearCad: number): boolean {
  return raise(offer, (cad) => dearCad / cad <= samePrice);
}
