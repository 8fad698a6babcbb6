import { describe, expect, test } from "vitest";
import { findOutliers } from "./outliers.ts";
import type { LogPoint } from "./power-law.ts";

/** Prices along a line, the one at `index` a multiple of what it says. */
function prices(
  count: number,
  index = -1,
  factor = 1,
  scatter: readonly number[] = [0],
): LogPoint[] {
  return Array.from({ length: count }, (_, at) => ({
    x: at / 2,
    y: 3 + 0.35 * at + (scatter[at % scatter.length] ?? 0) + (at === index ? Math.log(factor) : 0),
    weight: 1,
  }));
}

const any = () => true;

describe("prices far off the line of the others", () => {
  test("are not looked for among fewer than six", () => {
    expect(findOutliers(prices(5, 2, 10), any)).toEqual([]);
    expect(findOutliers(prices(6, 2, 10), any)).toEqual([2]);
    expect(findOutliers([], any)).toEqual([]);
  });

  test("are those above twice, or below half of it, wherever they are", () => {
    for (let index = 0; index < 9; index += 1) {
      expect(findOutliers(prices(9, index, 2.01), any)).toEqual([index]);
      expect(findOutliers(prices(9, index, 1.99), any)).toEqual([]);
      expect(findOutliers(prices(9, index, 1 / 2.01), any)).toEqual([index]);
      expect(findOutliers(prices(9, index, 1 / 1.99), any)).toEqual([]);
    }
  });

  test("are named in their order, and never what may be none", () => {
    const both = prices(12, 8, 5).map((point, at) =>
      at === 3 ? { ...point, y: point.y - 2 } : point,
    );
    expect(findOutliers(both, any)).toEqual([3, 8]);
    expect(findOutliers(both, (point) => point !== both[3])).toEqual([8]);
    expect(findOutliers(both, () => false)).toEqual([]);
  });

  test("are found though two of five are, all among the smaller works", () => {
    const four = prices(10).map((point, at) => (at < 4 ? { ...point, y: point.y + 3 } : point));
    expect(findOutliers(four, any)).toEqual([0, 1, 2, 3]);
  });

  test("are the same in whatever order many works come", () => {
    const bySize = prices(90, 40, 4, [0.3, -0.3]);
    // Each of the first half is then followed, half the list later, by the next larger one.
    const everyOther = [0, 1].flatMap((odd) => bySize.filter((_, at) => at % 2 === odd));
    expect(findOutliers(bySize, any)).toEqual([40]);
    expect(findOutliers(everyOther, any)).toEqual([20]);
  });

  test("are fewer where all scatter widely: beyond 3.5 of their standard deviations", () => {
    // Half are 0.5 above the line, half below: 3.5 × 1.4826 × 0.5 is 2.59, or thirteen times the price.
    const wide = (factor: number) => findOutliers(prices(12, 6, factor, [0.5, -0.5]), any);
    expect(wide(7)).toEqual([]);
    expect(wide(12)).toEqual([6]);
  });

  test("are found among works of one area, and among more than sixty, as well", () => {
    const alike = prices(8, 5, 3).map(({ y, ...point }, at) => ({
      ...point,
      x: 4,
      y: y - 0.35 * at,
    }));
    expect(findOutliers(alike, any)).toEqual([5]);
    for (const count of [60, 61, 62, 90]) {
      for (const index of [0, 30, count - 1]) {
        expect(findOutliers(prices(count, index, 2.1), any)).toEqual([index]);
        expect(findOutliers(prices(count, index, 1.9), any)).toEqual([]);
      }
    }
    const many = prices(90, 40, 3).map((point) => ({ ...point, x: 4, y: point.y - 0.7 * point.x }));
    expect(findOutliers(many, any)).toEqual([40]);
  });
});
