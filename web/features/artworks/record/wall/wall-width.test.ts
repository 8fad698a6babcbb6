import { expect, test } from "vitest";
import { wallWidth } from "./wall-width.ts";

test("the long side is 640 × √(inches ÷ 48)", () => {
  expect(wallWidth({ width: 40, height: 30 })).toBe(584);
  expect(wallWidth({ width: 16, height: 20 })).toBe(330);
  expect(wallWidth({ width: 48, height: 48 })).toBe(640);
});
