import type { Artwork } from "#schema/artworks/artwork.ts";
import type { Medium } from "#schema/artworks/media.ts";
import { type Currency, convert, type Rates } from "#schema/currency.ts";
import { roundHalfUp } from "#schema/money.ts";
import type { PricePoint } from "./curve.ts";
import type { ListAnchor } from "./price-list.ts";

/** What a price list takes from a work. */
export type CatalogueWork = Pick<
  Artwork,
  | "id"
  | "medium"
  | "width"
  | "height"
  | "status"
  | "archived"
  | "askedCents"
  | "askedCurrency"
  | "listedCents"
  | "askingPriceCents"
  | "framed"
  | "framingCents"
  | "sale"
>;

/** A work as a point of its medium's curve. */
export interface WorkPoint extends PricePoint {
  readonly workId: string;
  readonly kind: "sale" | "offer";
}

/**
 * The works as points, by medium (price list, section 3.1): sold ones at their sale price, those on offer at what is
 * asked, which is the artist's own price or the formula's suggestion. A frame's cost is subtracted, because a list is of pictures alone. A work that asks what a list says is no
 * evidence for a list, and is left out, as are works without a price. Prices are in whole cents of `currency`, at
 * today's rates.
 */
export function workPoints(
  works: readonly CatalogueWork[],
  currency: Currency,
  rates: Rates,
): Map<Medium, WorkPoint[]> {
  const points = works.flatMap((work): (WorkPoint & { readonly medium: Medium })[] => {
    const price = priceOf(work);
    if (price === null) return [];
    const frame = work.framed ? convert(work.framingCents, "CAD", currency, rates) : 0;
    const whole = convert(price.cents, price.currency, currency, rates);
    const priceCents = roundHalfUp(whole - frame);
    const { id, medium, width, height } = work;
    // An area can be too small for a number.
    if (priceCents <= 0 || width * height === 0) return [];
    const size = { widthInches: width, heightInches: height };
    const isSuggested = price.kind === "offer" && work.askingPriceCents === null;
    return [{ workId: id, medium, ...size, priceCents, kind: price.kind, isSuggested }];
  });
  return Map.groupBy(points, ({ medium }) => medium);
}

function priceOf(work: CatalogueWork) {
  const { sale, status, archived, askedCents, askedCurrency, askingPriceCents, listedCents } = work;
  if (sale) return { cents: sale.priceCents, currency: sale.currency, kind: "sale" } as const;
  const isOnOffer = !archived && status !== "not-for-sale" && status !== "sold";
  const isListed = askingPriceCents === null && listedCents !== null;
  if (!isOnOffer || isListed || askedCents === null) return null;
  return { cents: askedCents, currency: askedCurrency, kind: "offer" } as const;
}

/** The anchors of one medium as points. */
export function anchorPoints(anchors: readonly ListAnchor[], medium: Medium): PricePoint[] {
  return anchors
    .filter((anchor) => anchor.medium === medium)
    .map(({ widthInches, heightInches, priceCents }) => ({
      widthInches,
      heightInches,
      priceCents,
      kind: "anchor",
    }));
}
