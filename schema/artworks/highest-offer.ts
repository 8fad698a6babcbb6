import type { Currency, Rates } from "#schema/currency.ts";
import type { Cents } from "#schema/money.ts";
import { areaOf, sameSizeTolerance } from "#schema/price-lists/sizes.ts";
import { centsIn, type OfferedPrice, type Sized } from "./offered-prices.ts";

/** A price at which a work of this medium and size was offered or sold. */
export type SizedOffer = OfferedPrice & Sized;

/**
 * Finds the highest price at which a work, or another of its medium and size, was offered or sold (price list, section
 * 2): in whole cents of the currency, rounded half up; 0 for none. It is made for many works: the price is searched
 * once for each size.
 */
export function highestOfferFinder(offers: readonly SizedOffer[], rates: Rates) {
  const byMedium = Map.groupBy(
    offers.map((offer) => ({ ...offer, area: areaOf(offer) })).sort((a, b) => a.area - b.area),
    ({ medium }) => medium,
  );
  const byWork = Map.groupBy(offers, ({ workId }) => workId);
  const found = new Map<string, Cents>();

  function highest(some: readonly OfferedPrice[], currency: Currency): Cents {
    return some.reduce((most, offer) => Math.max(most, centsIn(offer, currency, rates)), 0);
  }

  function highestOfSize({ medium, ...size }: Sized, currency: Currency): Cents {
    const area = areaOf(size);
    const key = `${medium} ${area} ${currency}`;
    const known = found.get(key);
    if (known !== undefined) return known;
    const ofMedium = byMedium.get(medium) ?? [];
    const alike: SizedOffer[] = [];
    for (
      let at = firstFrom(ofMedium, area * (1 - sameSizeTolerance));
      at < ofMedium.length;
      at += 1
    ) {
      const offer = ofMedium[at];
      if (offer === undefined || offer.area - area > sameSizeTolerance * Math.max(offer.area, area))
        break;
      if (area - offer.area <= sameSizeTolerance * Math.max(offer.area, area)) alike.push(offer);
    }
    const cents = highest(alike, currency);
    found.set(key, cents);
    return cents;
  }

  return ({ id, ...sized }: Sized & { readonly id: string }, currency: Currency): Cents =>
    Math.max(highestOfSize(sized, currency), highest(byWork.get(id) ?? [], currency));
}

/** The place of the first of the offers, which are in order of their area, that is not clearly smaller than this one. */
function firstFrom(offers: readonly { readonly area: number }[], area: number): number {
  let [low, high] = [0, offers.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    // A margin for the rounding of the areas: whether an offer is alike is decided exactly.
    if ((offers[middle]?.area ?? 0) < area * 0.999) low = middle + 1;
    else high = middle;
  }
  return low;
}
