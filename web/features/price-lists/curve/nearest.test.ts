import fc from "fast-check";
import { expect, test } from "vitest";
import { indexByX } from "./nearest.ts";

const coordinate = fc.double({ min: 0, max: 1000, noNaN: true });
const point = fc.record({ x: coordinate, y: coordinate });

test("finds the nearest point within reach, as a search through all of them does", () => {
  fc.assert(
    fc.property(
      fc.array(point),
      point,
      fc.double({ min: 1, max: 400, noNaN: true }),
      (points, to, within) => {
        const found = indexByX(points).nearest(to, within);
        const distances = points.map(({ x, y }) => Math.hypot(x - to.x, y - to.y));
        const least = Math.min(...distances);
        if (found === null) expect(least).toBeGreaterThan(within - 1e-9);
        else expect(Math.hypot(found.x - to.x, found.y - to.y)).toBeCloseTo(least, 9);
      },
    ),
  );
});
