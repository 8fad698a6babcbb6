import { expect, test } from "vitest";
import { dateOrderOf, readDay } from "./days.ts";

test("the order of days follows from those that allow only one", () => {
  expect(dateOrderOf(["3/4/2026", "3/27/2026"])).toBe("month-first");
  expect(dateOrderOf(["3/4/2026", "27/3/2026"])).toBe("day-first");
  expect(dateOrderOf(["3/4/2026", "2026-03-27", "March 27, 2026"])).toBe("undecided");
  expect(dateOrderOf(["27/3/2026", "3/27/2026"])).toBe("mixed");
  expect(dateOrderOf(["27/3/2026 14:30"])).toBe("day-first");
  expect(dateOrderOf([])).toBe("undecided");
});

test.each([
  ["2026-03-27", "2026-03-27"],
  ["2026-03-27T00:00:00.000Z", "2026-03-27"],
  ["2026/3/7", "2026-03-07"],
  ["3/4/2026", "2026-03-04"],
  ["3-4-26", "2026-03-04"],
  ["3/27/2026 0:00", "2026-03-27"],
  ["3/27/2026 02:30:00 PM", "2026-03-27"],
  ["3/27/69", "2069-03-27"],
  ["3/27/98", "1998-03-27"],
  ["03.04.2026", "2026-03-04"],
  ["March 27, 2026", "2026-03-27"],
  ["27 mars 2026", "2026-03-27"],
  ["1er août 2026", "2026-08-01"],
  ["Sept. 2nd 2026", "2026-09-02"],
  ["27-Mar-2026", "2026-03-27"],
  ["2026-02-30", null],
  ["13/13/2026", null],
  ["2026", null],
  ["soon", null],
  ["", null],
])("%j, month first", (cell, day) => {
  expect(readDay(cell, "month-first")).toBe(day);
});

test("3/4/2026, day first", () => {
  expect(readDay("3/4/2026", "day-first")).toBe("2026-04-03");
});
