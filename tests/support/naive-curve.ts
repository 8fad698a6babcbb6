import type { PricePoint } from "#schema/price-lists/curve.ts";
import type { FaceSize } from "#schema/price-lists/sizes.ts";
import type { Anchor } from "#schema/price-lists/table.ts";

interface NaiveKnot {
  readonly x: number;
  readonly y: number;
  readonly count: number;
}

export const faceOf = ({ widthInches, heightInches }: FaceSize) => widthInches * heightInches;

/** The logarithm of the price at a size: monotone cubic between the anchors, a power of the area beyond them. */
export function naiveLogPrice(
  anchors: readonly Anchor[],
  works: readonly PricePoint[],
  size: FaceSize,
): number {
  const areas = [...new Set(anchors.map(faceOf))].sort((one, other) => one - other);
  const merged = areas.map((area): NaiveKnot => {
    const same = anchors.filter((anchor) => faceOf(anchor) === area);
    const sum = same.reduce((total, { priceCents }) => total + Math.log(priceCents), 0);
    return { x: Math.log(area), y: sum / same.length, count: same.length };
  });
  // The nearest prices that never fall: the highest mean from any smaller size on, of the lowest up to any larger one.
  const level = (index: number) =>
    Math.max(
      ...merged.slice(0, index + 1).map((_, from) =>
        Math.min(
          ...merged.slice(index).map((_, after) => {
            const pool = merged.slice(from, index + after + 1);
            const counted = pool.reduce((total, { count }) => total + count, 0);
            return pool.reduce((total, { y, count }) => total + y * count, 0) / counted;
          }),
        ),
      ),
    );
  const knots = merged.map((knot, index) => ({ ...knot, y: level(index) }));
  const x = Math.log(faceOf(size));
  const after = knots.findIndex((knot) => knot.x >= x);
  const [first, last] = [knots[0], knots.at(-1)];
  if (!first || !last) throw new Error("There are anchors.");
  const exponent = naiveExponent(anchors, works);
  if (after === 0) return first.y + exponent * (x - first.x);
  if (after === -1) return last.y + exponent * (x - last.x);
  const [left, right] = [knots[after - 1], knots[after]];
  if (!left || !right) throw new Error("The size is between two anchors.");
  const length = right.x - left.x;
  const controls = [
    left.y,
    left.y + (naiveSlope(knots, after - 1) * length) / 3,
    right.y - (naiveSlope(knots, after) * length) / 3,
    right.y,
  ];
  return between(controls, (x - left.x) / length);
}

/** De Casteljau: the point of a Bézier curve. */
function between(controls: readonly number[], share: number): number {
  const [only = 0, ...others] = controls;
  if (others.length === 0) return only;
  const next = others.map(
    (control, index) => (controls[index] ?? 0) * (1 - share) + control * share,
  );
  return between(next, share);
}

/** As PCHIP has it: the weighted harmonic mean inside, the parabola of three points at the ends. */
function naiveSlope(knots: readonly NaiveKnot[], index: number): number {
  const step = (from: number) => {
    const [one, other] = [knots[from], knots[from + 1]];
    return one && other
      ? { length: other.x - one.x, rise: (other.y - one.y) / (other.x - one.x) }
      : null;
  };
  const [before, after] = [step(index - 1), step(index)];
  if (before && after) {
    if (before.rise <= 0 || after.rise <= 0) return 0;
    const weights = [before.length + 2 * after.length, 2 * before.length + after.length] as const;
    const sum = weights[0] + weights[1];
    return 1 / (weights[0] / sum / before.rise + weights[1] / sum / after.rise);
  }
  const [end, next] = after ? [after, step(index + 1)] : [before, step(index - 2)];
  if (!end) return 0;
  if (!next) return end.rise;
  const tilt = (end.rise - next.rise) * (end.length / (end.length + next.length));
  return Math.max(0, end.rise + tilt);
}

/** Weighted least squares, an offer counting a quarter, divided by the number of anchors and sales; within 0.3 and 1.15, and 0.7 for one size. */
function naiveExponent(anchors: readonly Anchor[], works: readonly PricePoint[]): number {
  const evidence = anchors.length + works.filter(({ kind }) => kind === "sale").length;
  const offerWeight = 0.25 / Math.max(1, evidence);
  const points = [
    ...anchors.map((anchor) => ({ ...anchor, weight: 1 })),
    ...works.map((work) => ({ ...work, weight: work.kind === "offer" ? offerWeight : 1 })),
  ];
  if (new Set(points.map(faceOf)).size === 1) return 0.7;
  const total = points.reduce((sum, { weight }) => sum + weight, 0);
  const meanOf = (value: (point: Anchor) => number) =>
    points.reduce((sum, point) => sum + point.weight * value(point), 0) / total;
  const x = meanOf((point) => Math.log(faceOf(point)));
  const off = (point: FaceSize) => Math.log(faceOf(point)) - x;
  const slope =
    meanOf((point) => off(point) * Math.log(point.priceCents)) / meanOf((point) => off(point) ** 2);
  return Math.max(0.3, Math.min(1.15, slope));
}
