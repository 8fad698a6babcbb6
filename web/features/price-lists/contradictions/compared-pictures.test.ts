import { expect, test } from "vitest";
import { commonScale } from "./compared-pictures.tsx";

test.each([
  [
    "a wide one fills the width",
    [
      [30, 22],
      [24, 18],
    ],
    5.6,
  ],
  [
    "a tall one fills the height",
    [
      [12, 9],
      [9, 12],
    ],
    12,
  ],
  ["a small one stays small", [[7, 5]], 17],
])("works that are compared have one scale: %s", (_, sizes, scale) => {
  const works = sizes.map(([width = 0, height = 0]) => ({ width, height }));
  expect(commonScale(works)).toBeCloseTo(scale, 10);
});
