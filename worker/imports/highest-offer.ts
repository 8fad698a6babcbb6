import { type Currency, convert, type Rates } from "#schema/currency.ts";
import type { Medium } from "#schema/media.ts";
import { type Cents, roundHalfUp } from "#schema/money.ts";
import { areaOf, sameSizeTolerance } from "#schema/price-list/sizes.ts";
import type { OfferedPrice } from "#worker/artworks/offer-queries.ts";

/** A price at which a work of this medium and size was offered or sold. */
export type SizedOffer = OfferedPrice & Sized;

interface Sized {
  readonly medium: Medium;
  readonly widthInches: number;
  readonly heightInches: number;
}

/**
 * Finds the highest price at which a work, or another of its medium and size, was offered or sold (price list, section
 * 2): in whole cents of the currency, rounded half up; 0 for none. It is made for many works: the price is searched
 * once for each size.
 */
export function highestOfferFinder(offers: readonly SizedOffer[], rates: Rates) {
  const byMedium = Map.groupBy(offers, ({ medium }) => medium);
  const byWork = Map.groupBy(offers, ({ workId }) => workId);
  const found = new Map<string, Cents>();

  function highest(some: readonly OfferedPrice[], currency: Currency): Cents {
    return some.reduce((most, offer) => {
      const cents = roundHalfUp(convert(offer.cents, offer.currency, currency, rates));
      return Math.max(most, cents);
    }, 0);
  }

  function highestOfSize({ medium, ...size }: Sized, currency: Currency): Cents {
    const area = areaOf(size);
    const key = `${medium} ${area} ${currency}`;
    const known = found.get(key);
    if (known !== undefined) return known;
    const isAlike = (offer: SizedOffer) => {
      const other = areaOf(offer);
      return Math.abs(other - area) <= sameSizeTolerance * Math.max(other, area);
    };
    const cents = highest((byMedium.get(medium) ?? []).filter(isAlike), currency);
    found.set(key, cents);
    return cents;
  }

  return ({ id, ...sized }: Sized & { readonly id: string }, currency: Currency): Cents =>
    Math.max(highestOfSize(sized, currency), highest(byWork.get(id) ?? [], currency));
}
