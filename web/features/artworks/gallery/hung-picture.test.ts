import { expect, test } from "vitest";
import { hungWidth } from "./hung-picture.tsx";

const share = (width: number, height: number) =>
  Number(/--scale\) \* ([\d.]+)/.exec(hungWidth({ width, height }))?.[1]);

test("the long side is the scale × √(inches ÷ 48)", () => {
  expect(share(48, 48)).toBe(1);
  expect(share(12, 9)).toBe(0.5);
  expect(share(9, 12)).toBe(0.375);
  expect(share(192, 96)).toBe(2);
});
