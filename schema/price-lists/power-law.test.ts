import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fitPower, type LogPoint } from "./power-law.ts";

const at = (x: number, y: number, weight = 1): LogPoint => ({ x, y, weight });

describe("a power law through points in logarithms", () => {
  test("is theirs where they lie on one", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.31, max: 1.14, noNaN: true }),
        fc.double({ min: -5, max: 10, noNaN: true }),
        fc.uniqueArray(fc.integer({ min: 0, max: 80 }), { minLength: 2, maxLength: 10 }),
        fc.double({ min: 0.1, max: 4, noNaN: true }),
        (exponent, intercept, drawn, weight) => {
          const points = drawn.map((tenths) =>
            at(tenths / 10, intercept + (exponent * tenths) / 10, weight),
          );
          const law = fitPower(points, 0.7);
          expect(law.exponent).toBeCloseTo(exponent, 8);
          expect(law.intercept).toBeCloseTo(intercept, 6);
          expect(law.isLimited).toBe(false);
        },
      ),
    );
  });

  test("counts a point of three times the weight as three", () => {
    const others = [at(0, 0), at(2, 1)];
    const heavy = fitPower([...others, at(4, 3, 3)], 0.7);
    const several = fitPower([...others, at(4, 3), at(4, 3), at(4, 3)], 0.7);
    expect(heavy.exponent).toBeCloseTo(several.exponent, 12);
    expect(heavy.intercept).toBeCloseTo(several.intercept, 12);
    // x̄ = 2.8 and ȳ = 2; 10 / 12.8.
    expect(heavy.exponent).toBeCloseTo(10 / 12.8, 12);
    expect(heavy.intercept).toBeCloseTo(2 - (10 / 12.8) * 2.8, 12);
  });

  test.each([
    ["flatter", 0.2, 0.3],
    ["steeper", 1.3, 1.15],
  ])(
    "is held at the limit where they are %s, through their middle, and says so",
    (_, slope, limit) => {
      expect(fitPower([at(2, 2 * slope), at(4, 4 * slope)], 0.7)).toEqual({
        exponent: limit,
        intercept: expect.closeTo(3 * slope - 3 * limit, 12),
        isLimited: true,
      });
    },
  );

  test("of one area is the assumed one, through the weighted middle of the prices", () => {
    const assumed = { exponent: 0.7, isLimited: false };
    expect(fitPower([at(5, 8)], 0.7)).toEqual({ ...assumed, intercept: expect.closeTo(4.5, 12) });
    const alike = [at(5, 8), at(5 + 1e-9, 10, 3)];
    expect(fitPower(alike, 0.7)).toEqual({ ...assumed, intercept: expect.closeTo(6, 6) });
    expect(fitPower([at(5, 8, 2), at(5 + 9e-7, 10, 2)], 0.7)).toMatchObject(assumed);
    // What differs by more is of two sizes.
    expect(fitPower([at(5, 8), at(5.00001, 8.000005)], 0.7).exponent).toBeCloseTo(0.5, 4);
  });
});
