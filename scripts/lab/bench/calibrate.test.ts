import { expect, test } from "vitest";
import { slowDownFor } from "./calibrate.ts";

test.each([
  [100, 1],
  [150, 1],
  [475, 1.5],
  [800, 2],
  [1300, 3],
  [1533, 4],
  [1999, 6],
])(
  "a machine with the BenchmarkIndex %i becomes a mid-range phone at %d times the time",
  (index, slowDown) => {
    expect(slowDownFor(index)).toBe(slowDown);
  },
);
