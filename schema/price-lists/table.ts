import type { Cents } from "#schema/money.ts";
import { type Curve, priceAt } from "./curve.ts";
import { type RoundingRule, roundPrice } from "./rounding.ts";
import { areaOf, type FaceSize, sizeKey } from "./sizes.ts";

/** A price that the artist has set for a size. */
export interface Anchor extends FaceSize {
  readonly priceCents: Cents;
}

/** A price of the list. */
interface ListCell extends FaceSize {
  readonly priceCents: Cents;
  /** Set by the artist; the others follow the curve. */
  readonly isAnchor: boolean;
  /** The list's minimum, which is above what the curve says. */
  readonly isMinimum: boolean;
}

/**
 * One medium's column of the list, in the order of the area (price list, section 3.4). An anchor is listed as it was
 * set; every other price is the curve's, rounded, and neither below the price of a smaller size nor above an anchor of
 * a larger one. So prices never fall as the area grows, unless the anchors themselves do.
 */
export function listCells(
  curve: Curve,
  sizes: readonly FaceSize[],
  anchors: readonly Anchor[],
  rule: RoundingRule,
): ListCell[] {
  const bySize = sizes.toSorted((one, other) => areaOf(one) - areaOf(other));
  return bySize.map((size) => cellOf(curve, size, anchors, rule));
}

/** In one pass over the anchors, because a list of hundreds is applied to thousands of works. */
function cellOf(
  curve: Curve,
  { widthInches, heightInches }: FaceSize,
  anchors: readonly Anchor[],
  rule: RoundingRule,
): ListCell {
  const size = { widthInches, heightInches };
  const area = areaOf(size);
  let own: Cents | undefined;
  let lowest = 0;
  let highest = Number.POSITIVE_INFINITY;
  for (const anchor of anchors) {
    const { priceCents } = anchor;
    const anchorArea = areaOf(anchor);
    if (anchorArea <= area) lowest = Math.max(lowest, priceCents);
    if (anchorArea >= area) highest = Math.min(highest, priceCents);
    if (isNear(anchorArea, size) && sizeKey(anchor) === sizeKey(size)) own = priceCents;
  }
  const computed = priceAt(curve, widthInches, heightInches);
  const followed = Math.max(lowest, Math.min(roundPrice(computed, rule), highest));
  const priceCents = own ?? followed;
  const isAnchor = own !== undefined;
  const isMinimum = !isAnchor && priceCents === rule.minimumCents && computed < rule.minimumCents;
  return { ...size, priceCents, isAnchor, isMinimum };
}

/** Whether an area may be that of the same size: their sides are then within a hundredth of an inch. */
function isNear(area: number, size: FaceSize): boolean {
  return Math.abs(area - areaOf(size)) <= 0.01 * (size.widthInches + size.heightInches) + 0.0001;
}

/** The listed price of any size, in whole cents: an anchor's, or the curve's, rounded. */
export function listedPrice(
  curve: Curve,
  size: FaceSize,
  anchors: readonly Anchor[],
  rule: RoundingRule,
): Cents {
  return cellOf(curve, size, anchors, rule).priceCents;
}
