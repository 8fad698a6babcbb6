import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { monotoneKnots, valueAt } from "./monotone-interpolation.ts";

const at = (x: number, y: number, weight = 1) => ({ x, y, weight });
const knot = (x: number, y: number, slope: number) => ({
  x,
  y: expect.closeTo(y, 12),
  slope: expect.closeTo(slope, 12),
});

describe("the knots of a curve that never falls", () => {
  test("are the points, with slopes that keep to what is between them", () => {
    // Steps of 1 and 2, which rise by 1 and by 0.5 for each.
    expect(monotoneKnots([at(3, 2), at(0, 0), at(1, 1)])).toEqual([
      knot(0, 0, 3.5 / 3),
      knot(1, 1, 9 / (5 / 1 + 4 / 0.5)),
      knot(3, 2, 0.5 / 3),
    ]);
  });

  test("have slopes that count the step on the other side of a longer one for more", () => {
    // Steps of 2 and 1, which rise by 1 and by 0.5 for each.
    expect(monotoneKnots([at(0, 0), at(2, 2), at(3, 2.5)])[1]).toEqual(
      knot(2, 2, 9 / (4 / 1 + 5 / 0.5)),
    );
  });

  test("are flat beside a step that does not rise, and never fall at an end", () => {
    expect(monotoneKnots([at(0, 0), at(1, 1), at(2, 1), at(3, 9)])).toEqual([
      knot(0, 0, 1.5),
      knot(1, 1, 0),
      knot(2, 1, 0),
      knot(3, 9, 12),
    ]);
    // A parabola through the first three would fall at its beginning.
    expect(monotoneKnots([at(0, 0), at(1, 1), at(2, 9)])[0]).toEqual(knot(0, 0, 0));
    expect(monotoneKnots([at(0, 0), at(1, 1), at(1.1, 1)])[0]).toEqual(knot(0, 0, 2.1 / 1.1));
    expect(monotoneKnots([at(0, 0), at(0.1, 0), at(1.1, 1)])[2]).toEqual(knot(1.1, 1, 2.1 / 1.1));
  });

  test("of one or two points are those, along the line between them", () => {
    expect(monotoneKnots([at(2, 5)])).toEqual([knot(2, 5, 0)]);
    expect(monotoneKnots([at(4, 6), at(2, 5)])).toEqual([knot(2, 5, 0.5), knot(4, 6, 0.5)]);
    expect(monotoneKnots([])).toEqual([]);
  });

  test("are pooled where points would fall, by what each counts", () => {
    const heights = (...points: ReturnType<typeof at>[]) => monotoneKnots(points).map(({ y }) => y);
    expect(heights(at(0, 3), at(1, 1, 3), at(2, 4))).toEqual([1.5, 1.5, 4]);
    // The third falls below the two that were pooled before it.
    expect(heights(at(0, 3), at(1, 2), at(2, 1, 2), at(3, 0.5))).toEqual([1.5, 1.5, 1.5, 1.5]);
    expect(heights(at(0, 1), at(1, 1), at(2, 1))).toEqual([1, 1, 1]);
  });

  test("of one area are one, by what each counts", () => {
    expect(monotoneKnots([at(1, 4, 3), at(1 + 5e-7, 8), at(1 + 2e-6, 9)])).toEqual([
      expect.objectContaining({ x: 1, y: 5 }),
      expect.objectContaining({ x: 1 + 2e-6, y: 9 }),
    ]);
  });
});

describe("the value of the curve", () => {
  const knots = monotoneKnots([at(0, 0), at(1, 1), at(3, 2)]);

  test("is a knot's at it, cubic between them, and straight beyond", () => {
    for (const { x, y } of knots) expect(valueAt(knots, 0.7, x)).toBe(y);
    const slope = 9 / 13;
    expect(valueAt(knots, 0.7, 2)).toBeCloseTo(0.5 + slope / 4 + 1 - 0.5 / 12, 12);
    expect(valueAt(knots, 0.7, -1)).toBeCloseTo(-0.7, 12);
    expect(valueAt(knots, 0.7, 4)).toBeCloseTo(2.7, 12);
    expect(() => valueAt([], 0.7, 1)).toThrow(new RangeError("A curve has knots."));
  });

  test("is between those of the knots beside it, wherever it is", () => {
    const drawn = fc.array(
      fc.record({
        x: fc.integer({ min: 0, max: 40 }),
        y: fc.integer({ min: -20, max: 20 }),
        weight: fc.constantFrom(0.25, 1),
      }),
      { minLength: 2, maxLength: 12 },
    );
    fc.assert(
      fc.property(drawn, fc.double({ min: 0, max: 40, noNaN: true }), (points, x) => {
        const found = monotoneKnots(points);
        const below = found.findLast((each) => each.x <= x);
        const above = found.find((each) => each.x >= x);
        if (below === undefined || above === undefined) return;
        const value = valueAt(found, 0.7, x);
        expect(value).toBeGreaterThanOrEqual(below.y - 1e-9);
        expect(value).toBeLessThanOrEqual(above.y + 1e-9);
      }),
    );
  });
});
