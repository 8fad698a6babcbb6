import { expect, test } from "vitest";
import { hungWidth } from "./hung-width.ts";

test("the long side is 640 × √(inches ÷ 48)", () => {
  expect(hungWidth({ width: 40, height: 30 })).toBe(584);
  expect(hungWidth({ width: 16, height: 20 })).toBe(330);
  expect(hungWidth({ width: 48, height: 48 })).toBe(640);
});
