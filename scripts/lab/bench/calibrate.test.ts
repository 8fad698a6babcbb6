import { expect, test } from "vitest";
import { correctRate } from "./calibrate.ts";

test.each([
  { rate: 1, index: 4088, corrected: 4.09 },
  { rate: 4.09, index: 950, corrected: 3.89 },
  { rate: 2, index: 1100, corrected: 2.2 },
  { rate: 1, index: 1000, corrected: 1 },
  { rate: 1, index: 264, corrected: 1 },
])(
  "a machine with the BenchmarkIndex $index at $rate times is throttled $corrected times to a mid-range phone",
  ({ rate, index, corrected }) => {
    expect(correctRate(rate, index)).toBe(corrected);
  },
);
