import type { LogPoint, PowerLaw } from "./power-law.ts";

/** In natural logarithms of the area: sizes within a factor of about 1.4 inform each other. */
const bandwidth = 0.35;

/**
 * One point a size: the power law there, moved by the average distance of the prices near that size from it, of which
 * nearer ones weigh more. So works of one size at several prices become one price between them. Where the prices near a
 * size weigh less than `leastWeight` together, the curve keeps so much to the law.
 */
export function smoothAlong(
  points: readonly LogPoint[],
  law: PowerLaw,
  leastWeight: number,
): LogPoint[] {
  const { intercept, exponent } = law;
  return distancesNear(points, law).flatMap(({ point: { x }, sum, total, isRepeated }) => {
    const y = intercept + exponent * x + sum / Math.max(total, leastWeight);
    return isRepeated ? [] : [{ x, y, weight: total }];
  });
}

/** By how much each point moves the smoothed curve at its own size, in logarithms of the price. */
export function pullsAlong<Point extends LogPoint>(
  points: readonly Point[],
  law: PowerLaw,
  leastWeight: number,
): { readonly point: Point; readonly pull: number }[] {
  return distancesNear(points, law).map(({ point, own, sum, total }) => {
    const withIt = sum / Math.max(total, leastWeight);
    const without = (sum - point.weight * own) / Math.max(total - point.weight, leastWeight);
    return { point, pull: withIt - without };
  });
}

interface NearDistances<Point> {
  readonly point: Point;
  /** Whether the point before it has the same area: then it has the same sums. */
  readonly isRepeated: boolean;
  /** Its own distance from the law. */
  readonly own: number;
  /** Of the distances near it, weighted. */
  readonly sum: number;
  readonly total: number;
}

/** In the order of the area. */
function distancesNear<Point extends LogPoint>(
  points: readonly Point[],
  law: PowerLaw,
): NearDistances<Point>[] {
  const sorted = points.toSorted((one, other) => one.x - other.x);
  const distances = sorted.map(({ x, y }) => y - law.intercept - law.exponent * x);
  const found: NearDistances<Point>[] = [];
  let first = 0;
  for (const [index, point] of sorted.entries()) {
    const { x } = point;
    const own = distances[index] ?? 0;
    const before = found.at(-1);
    if (before?.point.x === x) {
      found.push({ ...before, point, own, isRepeated: true });
      continue;
    }
    while ((sorted[first]?.x ?? x) < x - bandwidth) first += 1;
    let sum = 0;
    let total = 0;
    let near = first;
    for (let other = sorted[near]; other && other.x <= x + bandwidth; other = sorted[near]) {
      const weight = other.weight * tricube((other.x - x) / bandwidth);
      sum += weight * (distances[near] ?? 0);
      total += weight;
      near += 1;
    }
    found.push({ point, isRepeated: false, own, sum, total });
  }
  return found;
}

/** Cleveland's weight: 1 at distance 0, 0 from distance 1 on. */
function tricube(distance: number): number {
  return cube(Math.max(0, 1 - cube(Math.abs(distance))));
}

function cube(value: number): number {
  return value * value * value;
}
