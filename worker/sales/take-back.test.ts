import { expect, test } from "vitest";
import { returnDayProblem } from "./take-back.ts";

const now = new Date("2026-11-22T10:00:00Z");

test.each([
  ["2026-11-24", "future"],
  ["2026-11-23", null],
  ["2026-05-14", null],
  ["2026-05-13", "before-sale"],
])("of a return on %s of what was sold on 2026-05-14 it is said: %j", (day, problem) => {
  expect(returnDayProblem(day, "2026-05-14", now)).toBe(problem);
});
