import { describe, expect, it } from "vitest";
import {
  fitWithin,
  mirrored,
  type Orientation,
  orient,
  rotations,
  turned,
  upright,
} from "./orientation.ts";

const size = { width: 60, height: 40 };

/** Where a point of the picture ends up. */
function place(orientation: Orientation, x: number, y: number): [number, number] {
  const [a, b, c, d, e, f] = orient(size, orientation).matrix;
  return [a * x + c * y + e, b * x + d * y + f];
}

const all = rotations.flatMap((rotationDegrees) =>
  [false, true].map((isMirrored) => ({ rotationDegrees, isMirrored })),
);

describe("the picture's transform", () => {
  it("fills exactly the size that it takes up, in every orientation", () => {
    for (const orientation of all) {
      const corners = [
        [0, 0],
        [60, 0],
        [0, 40],
        [60, 40],
      ].map(([x = 0, y = 0]) => place(orientation, x, y));
      const { width, height } = orient(size, orientation).size;
      expect(Math.min(...corners.map(([x]) => x))).toBe(0);
      expect(Math.min(...corners.map(([, y]) => y))).toBe(0);
      expect(Math.max(...corners.map(([x]) => x))).toBe(width);
      expect(Math.max(...corners.map(([, y]) => y))).toBe(height);
    }
  });

  it("S4.084 turns clockwise as it is shown, whatever came before", () => {
    for (const orientation of all) {
      const { height } = orient(size, orientation).size;
      const [x, y] = place(orientation, 7, 11);
      expect(place(turned(orientation), 7, 11)).toEqual([height - y, x]);
    }
  });

  it("S4.085 flips left to right as it is shown, whatever came before", () => {
    for (const orientation of all) {
      const { width } = orient(size, orientation).size;
      const [x, y] = place(orientation, 7, 11);
      expect(place(mirrored(orientation), 7, 11)).toEqual([width - x, y]);
    }
  });

  it("S4.084 S4.085 is upright again after four turns, and after two flips", () => {
    expect([1, 2, 3, 4].reduce(turned, upright)).toEqual(upright);
    expect(mirrored(mirrored(turned(upright)))).toEqual(turned(upright));
  });
});

describe("shrinking", () => {
  it("keeps the proportions and never enlarges", () => {
    expect(fitWithin({ width: 4000, height: 3000 }, 2048)).toEqual({ width: 2048, height: 1536 });
    expect(fitWithin({ width: 30_000, height: 3 }, 2048)).toEqual({ width: 2048, height: 1 });
    expect(fitWithin(size, 2048)).toEqual(size);
  });
});
