import { medianOf } from "./median.ts";
import { type LogPoint, sameArea } from "./power-law.ts";

/** Fewer points cannot show which of them is an outlier. */
const fewestPoints = 6;
/** Less than this many times, or more than this part of, what is usual is within what artists ask. */
export const grossPriceFactor = 2;
/** In multiples of the points' own spread: a catalogue that scatters widely has few outliers. */
const grossSpread = 3.5;
/** The median absolute deviation of a normal distribution times this is its standard deviation. */
const normalSpread = 1.4826;

/**
 * Indices of the points whose price is grossly off a line through the middle of all, in ascending order. The
 * line is fitted by medians of slopes, which a few gross prices do not move.
 */
export function findOutliers<Point extends LogPoint>(
  points: readonly Point[],
  mayBeOutlier: (point: Point) => boolean,
): number[] {
  if (points.length < fewestPoints) return [];
  const slope = medianSlope(points);
  const offsets = points.map(({ x, y }) => y - slope * x);
  const middle = medianOf(offsets);
  const distances = offsets.map((offset) => Math.abs(offset - middle));
  const limit = Math.max(
    Math.log(grossPriceFactor),
    grossSpread * normalSpread * medianOf(distances),
  );
  return points.flatMap((point, index) =>
    mayBeOutlier(point) && (distances[index] ?? 0) > limit ? [index] : [],
  );
}

/** Siegel's repeated median, which tolerates almost half of the prices being wrong; for more points it takes too long. */
const mostForRepeatedMedian = 60;

/** The slope of the line; 0 where all points have one area. */
function medianSlope(points: readonly LogPoint[]): number {
  const sorted = points.toSorted((one, other) => one.x - other.x);
  const slopes =
    sorted.length > mostForRepeatedMedian
      ? slopesBetweenHalves(sorted)
      : sorted.map((point) => medianOf(sorted.flatMap((other) => slopeBetween(point, other))));
  return medianOf(slopes);
}

function slopesBetweenHalves(sorted: readonly LogPoint[]): number[] {
  const half = Math.floor(sorted.length / 2);
  const upper = sorted.slice(sorted.length - half);
  return upper.flatMap((above, index) => slopeBetween(sorted[index] ?? above, above));
}

function slopeBetween(one: LogPoint, other: LogPoint): number[] {
  const growth = other.x - one.x;
  return Math.abs(growth) < sameArea ? [] : [(other.y - one.y) / growth];
}
