import { describe, expect, test } from "vitest";
import { pullsAlong, smoothAlong } from "./smoothing.ts";

const at = (x: number, y: number, weight = 1) => ({ x, y, weight });
/** y = 1 + x / 2. */
const law = { intercept: 1, exponent: 0.5, isLimited: false };
/** Cleveland's weight at half the bandwidth of 0.35. */
const half = (1 - 0.5 ** 3) ** 3;
/** Heights of the smoothed curve above the law. */
const heights = (points: readonly ReturnType<typeof at>[], leastWeight = 0.25) =>
  smoothAlong(points, law, leastWeight).map(({ x, y }) => y - 1 - x / 2);

describe("the smoothed curve", () => {
  test("keeps to the law where the points do, and to one point that is alone", () => {
    expect(heights([at(0, 1), at(2, 2)])).toEqual([0, 0]);
    expect(heights([at(0, 1.4), at(2, 2)])).toEqual([expect.closeTo(0.4, 12), 0]);
  });

  test("goes between points near each other, of which nearer and weightier ones count for more", () => {
    const near = [at(0, 1), at(0.175, 1 + 0.0875 + 0.6)];
    expect(heights(near)).toEqual([
      expect.closeTo((0.6 * half) / (1 + half), 12),
      expect.closeTo(0.6 / (1 + half), 12),
    ]);
    const heavy = [at(0, 1, 3), at(0.175, 1 + 0.0875 + 0.6)];
    expect(heights(heavy)).toEqual([
      expect.closeTo((0.6 * half) / (3 + half), 12),
      expect.closeTo(0.6 / (1 + 3 * half), 12),
    ]);
    expect(heights(near.toReversed())).toEqual(heights(near));
  });

  test("leaves out what is 0.35 away in logarithms of the area, or more", () => {
    for (const away of [0.35, 0.36, 3]) {
      expect(heights([at(0, 1), at(away, 2 + away / 2)])).toEqual([
        expect.closeTo(0, 12),
        expect.closeTo(1, 12),
      ]);
    }
    const [first = 0] = heights([at(0, 1), at(0.34, 2.17)]);
    expect(first).toBeGreaterThan(0);
  });

  test("has one point for each size, and keeps to the law where little is known", () => {
    const points = smoothAlong([at(1, 1.7), at(1, 1.3, 3)], law, 0.25);
    expect(points).toEqual([{ x: 1, y: expect.closeTo(1.5 + (0.2 - 0.6) / 4, 12), weight: 4 }]);
    // A fifth of a weight of at least one.
    expect(heights([at(1, 2.5, 0.2)], 1)).toEqual([expect.closeTo(0.2, 12)]);
    expect(heights([at(1, 2.5, 1)], 1)).toEqual([expect.closeTo(1, 12)]);
  });
});

describe("the pull of a point", () => {
  const pulls = (points: readonly ReturnType<typeof at>[], leastWeight = 0.25) =>
    pullsAlong(points, law, leastWeight).map(({ point, pull }) => [points.indexOf(point), pull]);

  test("is what it adds to the curve at its own size", () => {
    expect(pulls([at(0, 1.4)])).toEqual([[0, expect.closeTo(0.4, 12)]]);
    const near = [at(0.175, 1 + 0.0875 + 0.6), at(0, 1)];
    expect(pulls(near)).toEqual([
      [1, expect.closeTo((0.6 * half) / (1 + half) - 0.6, 12)],
      [0, expect.closeTo(0.6 / (1 + half), 12)],
    ]);
  });

  test("of each of two at one size is told apart", () => {
    expect(pulls([at(1, 1.7), at(1, 1.3, 3)])).toEqual([
      [0, expect.closeTo(-0.1 + 0.2, 12)],
      [1, expect.closeTo(-0.1 - 0.2, 12)],
    ]);
  });

  test("is less where the others weigh too little to move the curve without it", () => {
    // Without it 0.1 × 0.2 of a weight of at least one.
    expect(pulls([at(1, 2.5, 2), at(1, 1.7, 0.1)], 1)).toEqual([
      [0, expect.closeTo(2.02 / 2.1 - 0.02, 12)],
      [1, expect.closeTo(2.02 / 2.1 - 1, 12)],
    ]);
  });
});
