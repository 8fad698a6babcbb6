import type { Cents } from "../money.ts";
import { type Curve, priceAt } from "./curve.ts";
import { type RoundingRule, roundPrice } from "./rounding.ts";
import { type FaceSize, sizeKey } from "./sizes.ts";

/** A price that the artist has set for a size. */
export interface Anchor extends FaceSize {
  readonly priceCents: Cents;
}

/** A price of the list. */
export interface ListCell extends FaceSize {
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
  const set = new Map(anchors.map((anchor) => [sizeKey(anchor), anchor.priceCents]));
  const bySize = sizes.toSorted((one, other) => areaOf(one) - areaOf(other));
  return bySize.map(({ widthInches, heightInches }) => {
    const size = { widthInches, heightInches };
    const own = set.get(sizeKey(size));
    const computed = priceAt(curve, widthInches, heightInches);
    const lowest = Math.max(0, ...pricesOf(anchors, (area) => area <= areaOf(size)));
    const highest = Math.min(...pricesOf(anchors, (area) => area >= areaOf(size)));
    const followed = Math.max(lowest, Math.min(roundPrice(computed, rule), highest));
    const priceCents = own ?? followed;
    const isAnchor = own !== undefined;
    const isMinimum = !isAnchor && priceCents === rule.minimumCents && computed < rule.minimumCents;
    return { ...size, priceCents, isAnchor, isMinimum };
  });
}

function pricesOf(anchors: readonly Anchor[], isWanted: (area: number) => boolean): Cents[] {
  return anchors.filter((anchor) => isWanted(areaOf(anchor))).map(({ priceCents }) => priceCents);
}

/** The listed price of any size, in whole cents: an anchor's, or the curve's, rounded. */
export function listedPrice(
  curve: Curve,
  size: FaceSize,
  anchors: readonly Anchor[],
  rule: RoundingRule,
): Cents {
  const [cell] = listCells(curve, [size], anchors, rule);
  if (cell === undefined) throw new Error("A list of one size has one price.");
  return cell.priceCents;
}

function areaOf({ widthInches, heightInches }: FaceSize): number {
  return widthInches * heightInches;
}
