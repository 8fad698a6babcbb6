import { highestOfferFinder } from "#schema/artworks/highest-offer.ts";
import type { ImportRow } from "#schema/imports/import-input.ts";
import { grossPriceFactor } from "#schema/price-lists/outliers.ts";
import type { Gallery } from "./gallery.ts";
import { ownPricesOf } from "./own-prices.ts";

/**
 * The new works whose own price is far below the highest at which a work of the gallery of their medium and size was offered
 * or sold (price list, section 2): what artists do not ask for works alike unless they mean it. What a work was sold for is
 * past.
 */
export function findLowPrices(
  rows: readonly ImportRow[],
  { offers, rates }: Gallery,
): ReadonlySet<number> {
  const highestOffer = highestOfferFinder(offers, rates);
  const low = ownPricesOf(rows).filter((work) => {
    const { row, medium, width, height, status, askingPriceCents, currency } = work;
    if (status === "sold" || askingPriceCents === null) return false;
    const sized = { id: String(row), medium, widthInches: width, heightInches: height };
    return askingPriceCents * grossPriceFactor < highestOffer(sized, currency);
  });
  return new Set(low.map(({ row }) => row));
}
