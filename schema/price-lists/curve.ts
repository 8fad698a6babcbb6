import { medianOf } from "./median.ts";
import { type Knot, monotoneKnots, valueAt } from "./monotone-interpolation.ts";
import { findOutliers } from "./outliers.ts";
import { fitPower, type LogPoint, sameArea } from "./power-law.ts";
import { pullsAlong, smoothAlong } from "./smoothing.ts";

/** A price at a size. Lengths in inches, the price in whole cents of one currency. */
export interface PricePoint {
  readonly widthInches: number;
  readonly heightInches: number;
  readonly priceCents: number;
  /** `anchor`: set by the artist; `sale`: what a work was sold for; `offer`: what one is on offer for. */
  readonly kind: "anchor" | "sale" | "offer";
  /** Of an offer: that the price is the formula's suggestion, not the artist's own. */
  readonly isSuggested?: boolean;
}

/**
 * The price of one medium as a function of the picture's area: through the anchors, or along the smoothed
 * sales where there is no anchor; beyond their range a power of the area.
 */
export interface Curve {
  /** How the price grows with the area beyond the knots: price ∝ area ^ exponent. From 0.3 to 1.15. */
  readonly exponent: number;
  /** Whether the points asked for an exponent beyond these limits. */
  readonly isExponentLimited: boolean;
  /** Indices of the sales and offers that are far from all others, and are ignored. */
  readonly outliers: readonly number[];
  /** `assumed` below three sizes: they are too few to show how prices grow. */
  readonly basis: "assumed" | "fitted";
  /** Natural logarithms of square inches and of cents, in the order of the area. */
  readonly knots: readonly Knot[];
  /**
   * How far the prices that the curve follows are from it, as a share of the curve's, in the median: 0 for anchors, which
   * the artist set.
   */
  readonly medianResidual: number;
}

/** Used where all points have one size: the middle of what published price lists show (0.36 to 1.0). */
export const assumedExponent = 0.7;

/**
 * Fits the curve of a medium (price list, section 3). Prices never fall as the area grows: where anchors
 * contradict that, the curve runs between them.
 * @throws RangeError without points, or for a length or price that is not above 0.
 */
export function fitCurve(points: readonly PricePoint[]): Curve {
  const { inliers, outliers, law } = readPoints(points);
  const sizes = new Set(inliers.map(({ x }) => Math.round(x / sameArea))).size;
  const anchors = inliers.filter(({ point }) => point.kind === "anchor");
  const knots = monotoneKnots(
    anchors.length > 0 ? anchors : smoothAlong(inliers, law, offerWeight),
  );
  const { exponent, isLimited } = law;
  const residuals =
    anchors.length > 0
      ? []
      : inliers.map(({ x, y }) => Math.abs(Math.exp(y - valueAt(knots, exponent, x)) - 1));
  return {
    exponent,
    isExponentLimited: isLimited,
    outliers,
    basis: sizes < 3 ? "assumed" : "fitted",
    knots,
    medianResidual: medianOf(residuals),
  };
}

/**
 * The price of a size in cents, not rounded.
 * @throws RangeError for a length that is not above 0.
 */
export function priceAt(curve: Curve, widthInches: number, heightInches: number): number {
  return Math.exp(valueAt(curve.knots, curve.exponent, logOf(widthInches * heightInches)));
}

/** An offer by which the curve is another one at its size than without it. */
interface Pull {
  /** Of the point. */
  readonly index: number;
  /** The curve's price there, as a multiple of what it would be without the point. */
  readonly factor: number;
}

/** What moves the curve by less is not worth a word. */
const leastPull = 0.05;

/**
 * The offers that pull the curve by 5 % and more at their size, beside sales or prices of the artist's own, the strongest
 * first. A curve through anchors is pulled by none.
 */
export function pullsOf(points: readonly PricePoint[]): Pull[] {
  if (points.length === 0 || points.some(({ kind }) => kind === "anchor")) return [];
  const { inliers, law } = readPoints(points);
  return pullsAlong(inliers, law, offerWeight)
    .filter(({ point }) => point.isWeaker)
    .map(({ point, pull }) => ({ index: point.index, factor: Math.exp(pull) }))
    .filter(({ factor }) => Math.abs(factor - 1) >= leastPull)
    .toSorted((one, other) => Math.abs(Math.log(other.factor)) - Math.abs(Math.log(one.factor)));
}

interface MarkedPoint extends LogPoint {
  readonly point: PricePoint;
  readonly index: number;
  /** Whether it is an offer beside evidence that is more the artist's own. */
  readonly isWeaker: boolean;
}

/** The points with what each counts, without the outliers among them, and the power law of the rest. */
function readPoints(points: readonly PricePoint[]) {
  if (points.length === 0) throw new RangeError("A curve needs at least one price.");
  const evidenceFor = countEvidence(points);
  const all = points.map((point, index): MarkedPoint => {
    const { widthInches, heightInches, priceCents } = point;
    const x = logOf(requirePositive(widthInches) * requirePositive(heightInches));
    const evidence = evidenceFor(point);
    const weight = point.kind === "offer" ? offerWeight / Math.max(1, evidence) : 1;
    return { x, y: logOf(priceCents), weight, point, index, isWeaker: evidence > 0 };
  });
  const outliers = findOutliers(all, ({ point }) => point.kind !== "anchor");
  const isOutlier = new Set(outliers);
  const inliers = all.filter(({ index }) => !isOutlier.has(index));
  return { inliers, outliers, law: fitPower(inliers, assumedExponent) };
}

/** A price on offer is a wish, a sale is evidence. */
const offerWeight = 0.25;

/**
 * How many of the points are better evidence than this one: for an offer the sales and anchors, for what the formula
 * suggests the artist's own offers as well. The more there are, the less an offer counts.
 */
function countEvidence(points: readonly PricePoint[]): (point: PricePoint) => number {
  const firm = points.filter(({ kind }) => kind !== "offer").length;
  const own = points.filter(({ kind, isSuggested }) => kind === "offer" && !isSuggested).length;
  return ({ kind, isSuggested }) => (kind === "offer" ? firm + (isSuggested ? own : 0) : 0);
}

function logOf(value: number): number {
  return Math.log(requirePositive(value));
}

function requirePositive(value: number): number {
  if (value > 0 && Number.isFinite(value)) return value;
  throw new RangeError("A price list needs lengths and prices above 0.");
}
