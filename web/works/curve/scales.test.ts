import fc from "fast-check";
import { expect, test } from "vitest";
import { extentOf, logScales } from "./scales.ts";

const field = { left: 52, right: 857, top: 10, bottom: 596 };

test("areas and prices are placed by their logarithms: equal factors are equal distances", () => {
  const scales = logScales(field, {
    smallestArea: 10,
    largestArea: 1000,
    lowestCents: 100,
    highestCents: 10_000,
  });
  expect([10, 100, 1000].map(scales.x)).toEqual([52, 454.5, 857]);
  expect([100, 1000, 10_000].map(scales.y)).toEqual([596, 303, 10]);
});

test("every work and price is inside the field, with room around it", () => {
  const size = fc.double({ min: 0.01, max: 4_000_000, noNaN: true });
  const price = fc.integer({ min: 1, max: 100_000_000 });
  fc.assert(
    fc.property(fc.array(fc.tuple(size, price), { minLength: 1 }), (works) => {
      const areas = works.map(([area]) => area);
      const prices = works.map(([, cents]) => cents);
      const { x, y } = logScales(field, extentOf(areas, prices));
      for (const [area, cents] of works) {
        expect(x(area)).toBeGreaterThan(field.left);
        expect(x(area)).toBeLessThan(field.right);
        expect(y(cents)).toBeGreaterThan(field.top);
        expect(y(cents)).toBeLessThan(field.bottom);
      }
    }),
  );
});

test("one price alone is in the middle of a range of prices, and none leaves the usual ones", () => {
  const one = extentOf([320], [90_000]);
  expect(one.highestCents / one.lowestCents).toBeGreaterThan(20);
  const none = extentOf([320], []);
  expect(none.lowestCents).toBeLessThan(100_00);
  expect(none.highestCents).toBeGreaterThan(4_000_00);
  // A price of 0 has no logarithm.
  expect(extentOf([320], [0])).toEqual(none);
});
