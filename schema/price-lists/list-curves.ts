import { type Medium, media } from "#schema/artworks/media.ts";
import { type Currency, convert, type Rates } from "#schema/currency.ts";
import { type Cents, roundHalfUp } from "#schema/money.ts";
import { type Curve, fitCurve, type PricePoint, priceAt } from "./curve.ts";
import { raisePrice } from "./next-list.ts";
import type { ListAnchor, PriceList, Raise } from "./price-list.ts";
import { anchorPoints } from "./price-points.ts";
import type { RoundingRule } from "./rounding.ts";
import { type FaceSize, isSmaller, sizeKey, standardSizes } from "./sizes.ts";
import { listedPrice } from "./table.ts";

export type Curves = Partial<Record<Medium, Curve | undefined>>;

/** What determines the curves of a list. */
type ListBasis = Pick<PriceList, "anchors" | "currency" | "startsFrom">;

/** A published list, as far as the next one starts from it. */
type ListBefore = Pick<PriceList, "anchors" | "currency" | "curves">;

/** The part of a list that determines its prices; a published list has curves. */
export type PricedList = Pick<PriceList, "anchors" | "rounding"> & {
  readonly curves: Curves | null;
};

/**
 * The curves of a draft, before its raise (price list, section 3.1): through the anchors, or along the works. A list
 * that starts from the one before keeps that one's curve of a medium, in its own currency at today's rates, as long as
 * its anchors are the same or none; where they are others, the curve goes through them, and grows beyond them as the one
 * before does. A medium without anchors, works or a list before has none.
 */
export function draftCurves(
  { anchors, currency, startsFrom }: ListBasis,
  points: ReadonlyMap<Medium, readonly PricePoint[]>,
  before: ListBefore | null,
  rates: Rates,
): Curves {
  const curves: Curves = {};
  for (const medium of media) {
    const anchored = anchorPoints(anchors, medium);
    const former = startsFrom === "list" ? before?.curves?.[medium] : undefined;
    const curve =
      before && former && scaleCurve(former, convert(1, before.currency, currency, rates));
    const isUnchanged =
      anchored.length === 0 ||
      (before !== null && isAnchoredAs(anchored, before, medium, currency));
    if (curve && isUnchanged) curves[medium] = curve;
    else {
      const others = curve ? shapeOf(curve) : (points.get(medium) ?? []);
      const all = [...anchored, ...others];
      if (all.length > 0) curves[medium] = fitCurve(all);
    }
  }
  return curves;
}

/** Whether these are the anchors that the list before has for the medium. */
function isAnchoredAs(
  anchored: readonly PricePoint[],
  before: ListBefore,
  medium: Medium,
  currency: Currency,
): boolean {
  const keyOf = (point: PricePoint) => `${sizeKey(point)} ${point.priceCents}`;
  const keys = new Set(anchorPoints(before.anchors, medium).map(keyOf));
  return (
    currency === before.currency &&
    keys.size === anchored.length &&
    anchored.every((point) => keys.has(keyOf(point)))
  );
}

/** A curve as points, to give its shape to another one: they count like sales, which are no wishes. */
function shapeOf(curve: Curve): PricePoint[] {
  return standardSizes("imperial").map(({ widthInches, heightInches }) => ({
    widthInches,
    heightInches,
    kind: "sale",
    priceCents: Math.max(1, Math.round(priceAt(curve, widthInches, heightInches))),
  }));
}

/** Every price of the curve times a factor above 0. */
export function scaleCurve(curve: Curve, factor: number): Curve {
  const knots = curve.knots.map((knot) => ({ ...knot, y: knot.y + Math.log(factor) }));
  return { ...curve, knots };
}

/** The percentage by which a medium is raised. */
export function raiseOf({ percent, byMedium }: Raise, medium: Medium): number {
  return byMedium[medium] ?? percent;
}

/** The anchors and curves after the raise, with which a list is published. No anchor is lower than before. */
export function raiseList({
  anchors,
  curves,
  raise,
  rounding,
}: Pick<PriceList, "anchors" | "raise" | "rounding"> & {
  readonly curves: Curves;
}): { anchors: ListAnchor[]; curves: Curves } {
  const raised: Curves = {};
  for (const medium of media) {
    const curve = curves[medium];
    if (curve) raised[medium] = scaleCurve(curve, 1 + raiseOf(raise, medium) / 100);
  }
  const raisedAnchors = anchors.map((anchor) => {
    const percent = raiseOf(raise, anchor.medium);
    if (percent === 0) return anchor;
    return { ...anchor, priceCents: raisePrice(anchor.priceCents, percent, rounding) };
  });
  return { anchors: raisedAnchors, curves: raised };
}

/**
 * What a list says for a size of a medium, in whole cents of its currency, without a frame; null where it does not
 * cover the medium.
 */
export function listPriceOf(list: PricedList, medium: Medium, size: FaceSize): Cents | null {
  const curve = list.curves?.[medium];
  if (curve === undefined) return null;
  const anchors = list.anchors.filter((anchor) => anchor.medium === medium);
  return listedPrice(curve, size, anchors, list.rounding);
}

/** A work as a list prices it. */
interface ListableWork {
  readonly medium: Medium;
  readonly widthInches: number;
  readonly heightInches: number;
  readonly framed: boolean;
  /** In whole cents of Canadian dollars. */
  readonly framingCents: Cents;
}

/** What a list says for a work, in whole cents of its currency: with its frame, where the list has frames apart. */
export function listPriceOfWork(
  list: PricedList & Pick<PriceList, "currency" | "framesApart">,
  work: ListableWork,
  rates: Rates,
): Cents | null {
  const price = listPriceOf(list, work.medium, work);
  if (price === null || !list.framesApart || !work.framed) return price;
  return price + roundHalfUp(convert(work.framingCents, "CAD", list.currency, rates));
}

/** Sizes at which anchors of a medium fall: each asks less than a smaller one. Such a list cannot be published. */
export function fallingAnchors(anchors: readonly ListAnchor[]): ListAnchor[] {
  const byMedium = Map.groupBy(anchors, ({ medium }) => medium);
  return [...byMedium.values()].flatMap((group) =>
    group.filter((anchor) =>
      group.some((other) => isSmaller(other, anchor) && other.priceCents > anchor.priceCents),
    ),
  );
}

/** Anchors below the list's minimum: they contradict it. */
export function anchorsBelowMinimum(
  anchors: readonly ListAnchor[],
  { minimumCents }: Pick<RoundingRule, "minimumCents">,
): ListAnchor[] {
  return anchors.filter(({ priceCents }) => priceCents < minimumCents);
}

/** The curves of a list in cents of Canadian dollars, which works are compared in. */
export function curvesInCanadianDollars(
  { curves, currency }: { readonly curves: Curves; readonly currency: Currency },
  rates: Rates,
): Map<Medium, Curve> {
  const factor = convert(1, currency, "CAD", rates);
  return new Map(
    media.flatMap((medium): [Medium, Curve][] => {
      const curve = curves[medium];
      return curve ? [[medium, scaleCurve(curve, factor)]] : [];
    }),
  );
}
