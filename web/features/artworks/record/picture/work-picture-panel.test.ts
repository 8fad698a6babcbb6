import { expect, test } from "vitest";
import { workPictureWidth } from "./work-picture-panel.tsx";

test("the long side is 640 × √(inches ÷ 48)", () => {
  expect(workPictureWidth({ width: 40, height: 30 })).toBe(584);
  expect(workPictureWidth({ width: 16, height: 20 })).toBe(330);
  expect(workPictureWidth({ width: 48, height: 48 })).toBe(640);
});
