import { expect, test } from "vitest";
import { pictureWidth } from "./artwork-picture.tsx";

const share = (width: number, height: number) =>
  Number(/--scale\) \* ([\d.]+)/.exec(pictureWidth({ width, height }))?.[1]);

test("the long side is the scale × √(inches ÷ 48)", () => {
  expect(share(48, 48)).toBe(1);
  expect(share(12, 9)).toBe(0.5);
  expect(share(9, 12)).toBe(0.375);
  expect(share(192, 96)).toBe(2);
});
