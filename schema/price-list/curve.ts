import { type Knot, monotoneKnots, valueAt } from "./monotone-interpolation.ts";
import { findOutliers } from "./outliers.ts";
import { fitPower, type LogPoint, type PowerLaw, sameArea } from "./power-law.ts";
import { smoothAlong } from "./smoothing.ts";

/** A price at a size. Lengths in inches, the price in whole cents of one currency. */
export interface PricePoint {
  readonly widthInches: number;
  readonly heightInches: number;
  readonly priceCents: number;
  /** `anchor`: set by the artist; `sale`: what a work was sold for; `offer`: what one is on offer for. */
  readonly kind: "anchor" | "sale" | "offer";
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
}

/** Used where all points have one size: the middle of what published price lists show (0.36 to 1.0). */
export const assumedExponent = 0.7;

/** A price on offer is a wish, a sale is evidence. */
const weights = { anchor: 1, sale: 1, offer: 0.25 } as const;

/**
 * Fits the curve of a medium (price list, section 3). Prices never fall as the area grows: where anchors
 * contradict that, the curve runs between them.
 * @throws RangeError without points, or for a length or price that is not above 0.
 */
export function fitCurve(points: readonly PricePoint[]): Curve {
  if (points.length === 0) throw new RangeError("A curve needs at least one price.");
  const all = points.map(toLogPoint);
  const outliers = findOutliers(all, ({ point }) => point.kind !== "anchor");
  const kept = all.filter((_, index) => !outliers.includes(index));
  const sizes = new Set(kept.map(({ x }) => Math.round(x / sameArea))).size;
  const law = fitPower(kept, assumedExponent);
  return {
    exponent: law.exponent,
    isExponentLimited: law.isLimited,
    outliers,
    basis: sizes < 3 ? "assumed" : "fitted",
    knots: monotoneKnots(pickKnotPoints(kept, law)),
  };
}

/**
 * The price of a size in cents, not rounded.
 * @throws RangeError for a length that is not above 0.
 */
export function priceAt(curve: Curve, widthInches: number, heightInches: number): number {
  return Math.exp(valueAt(curve.knots, curve.exponent, logOf(widthInches * heightInches)));
}

interface MarkedPoint extends LogPoint {
  readonly point: PricePoint;
}

function toLogPoint(point: PricePoint): MarkedPoint {
  const { widthInches, heightInches, priceCents, kind } = point;
  const x = logOf(requirePositive(widthInches) * requirePositive(heightInches));
  return { x, y: logOf(priceCents), weight: weights[kind], point };
}

/** The anchors as they are; without any, the sales and offers smoothed along the power law. */
function pickKnotPoints(points: readonly MarkedPoint[], law: PowerLaw): readonly LogPoint[] {
  const anchors = points.filter(({ point }) => point.kind === "anchor");
  return anchors.length > 0 ? anchors : smoothAlong(points, law);
}

function logOf(value: number): number {
  return Math.log(requirePositive(value));
}

function requirePositive(value: number): number {
  if (value > 0 && Number.isFinite(value)) return value;
  throw new RangeError("A price list needs lengths and prices above 0.");
}
