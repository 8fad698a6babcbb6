import { type LogPoint, sameArea } from "./power-law.ts";

/** A point that the curve goes through, with its slope there. */
export interface Knot {
  readonly x: number;
  readonly y: number;
  readonly slope: number;
}

/**
 * The points as knots of a curve that never falls: points of one area become one, those that would make it
 * fall are pooled (isotonic regression), and slopes are those of Fritsch, Carlson and Butland, so that the
 * cubic between two knots stays between them.
 */
export function monotoneKnots(points: readonly LogPoint[]): Knot[] {
  const rising = poolFalling(mergeSameArea(points));
  const slopes = slopesAt(rising);
  return rising.map(({ x, y }, index) => ({ x, y, slope: slopes[index] ?? 0 }));
}

/** The curve's value: cubic between the knots, straight beyond them. */
export function valueAt(knots: readonly Knot[], slopeBeyond: number, x: number): number {
  const [first] = knots;
  if (first === undefined) throw new RangeError("A curve has knots.");
  const last = knots.at(-1) ?? first;
  if (x <= first.x) return first.y + slopeBeyond * (x - first.x);
  if (x >= last.x) return last.y + slopeBeyond * (x - last.x);
  const index = indexOfNext(knots, x);
  return hermite(knots[index - 1] ?? first, knots[index] ?? last, x);
}

function mergeSameArea(points: readonly LogPoint[]): LogPoint[] {
  const merged: LogPoint[] = [];
  for (const point of points.toSorted((one, other) => one.x - other.x)) {
    const last = merged.at(-1);
    if (last !== undefined && point.x - last.x < sameArea) {
      merged[merged.length - 1] = { ...average(last, point), x: last.x };
    } else merged.push(point);
  }
  return merged;
}

/** The pool-adjacent-violators algorithm. */
function poolFalling(points: readonly LogPoint[]): LogPoint[] {
  const pools: { readonly level: LogPoint; readonly members: number }[] = [];
  for (const point of points) {
    let pool = { level: point, members: 1 };
    for (
      let last = pools.at(-1);
      last !== undefined && last.level.y > pool.level.y;
      last = pools.at(-1)
    ) {
      pools.pop();
      pool = { level: average(last.level, pool.level), members: last.members + pool.members };
    }
    pools.push(pool);
  }
  const levels = pools.flatMap(({ level, members }) => Array<number>(members).fill(level.y));
  return points.map((point, index) => ({ ...point, y: levels[index] ?? point.y }));
}

function average(one: LogPoint, other: LogPoint): LogPoint {
  const weight = one.weight + other.weight;
  return {
    x: one.x,
    y: (one.y * one.weight + other.y * other.weight) / weight,
    weight,
  };
}

function slopesAt(points: readonly LogPoint[]): number[] {
  const steps = points.slice(1).map((to, index) => {
    const from = points[index] ?? to;
    const length = to.x - from.x;
    return { length, rise: (to.y - from.y) / length };
  });
  return points.map((_, index) => {
    const before = steps[index - 1];
    const after = steps[index];
    if (before !== undefined && after !== undefined) return slopeBetween(before, after);
    if (after !== undefined) return slopeAtEnd(after, steps[1]);
    if (before !== undefined) return slopeAtEnd(before, steps[index - 2]);
    return 0;
  });
}

interface Step {
  readonly length: number;
  readonly rise: number;
}

/** The weighted harmonic mean: no steeper than keeps both sides monotone, and flat beside a step that is. */
function slopeBetween(before: Step, after: Step): number {
  const one = 2 * after.length + before.length;
  const other = after.length + 2 * before.length;
  return (one + other) / (one / before.rise + other / after.rise);
}

/**
 * The slope of a parabola through three points at its end, and not below 0, so that the curve stays monotone: of points that
 * do not fall it is at most twice the rise.
 */
function slopeAtEnd(end: Step, next: Step | undefined): number {
  if (next === undefined) return end.rise;
  const { length, rise } = end;
  const slope = ((2 * length + next.length) * rise - length * next.rise) / (length + next.length);
  return Math.max(0, slope);
}

/** The first knot beyond x, by binary search. */
function indexOfNext(knots: readonly Knot[], x: number): number {
  let low = 1;
  let high = knots.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((knots[middle]?.x ?? x) > x) high = middle;
    else low = middle + 1;
  }
  return low;
}

function hermite(from: Knot, to: Knot, x: number): number {
  const length = to.x - from.x;
  const t = (x - from.x) / length;
  const fromSide = (1 - t) ** 2;
  const toSide = t ** 2;
  return (
    from.y * (1 + 2 * t) * fromSide +
    from.slope * length * t * fromSide +
    to.y * (3 - 2 * t) * toSide +
    to.slope * length * (t - 1) * toSide
  );
}
