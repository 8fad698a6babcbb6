import { expect, test } from "vitest";
import { dateOrderOf, readDay, readPastDay } from "./day-cells.ts";

test("the order of days follows from those that allow only one", () => {
  expect(dateOrderOf(["3/4/2026", "3/27/2026"])).toBe("month-first");
  expect(dateOrderOf(["3/4/2026", "27/3/2026"])).toBe("day-first");
  expect(dateOrderOf(["3/4/2026", "2026-03-27", "March 27, 2026"])).toBe("undecided");
  expect(dateOrderOf(["27/3/2026", "3/27/2026"])).toBe("mixed");
  expect(dateOrderOf(["27/3/2026 14:30"])).toBe("day-first");
  expect(dateOrderOf([" 27/3/2026 "])).toBe("day-first");
  expect(dateOrderOf(["13/1/2026"])).toBe("day-first");
  expect(dateOrderOf(["1/13/2026"])).toBe("month-first");
  expect(dateOrderOf(["12/12/2026"])).toBe("undecided");
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
  ["3/27/70", "1970-03-27"],
  ["3/27/98", "1998-03-27"],
  ["03.04.2026", "2026-03-04"],
  ["March 27, 2026", "2026-03-27"],
  ["27 mars 2026", "2026-03-27"],
  ["1er août 2026", "2026-08-01"],
  ["Sept. 2nd 2026", "2026-09-02"],
  ["27-Mar-2026", "2026-03-27"],
  [" 2026-03-27 ", "2026-03-27"],
  ["27 - Mar - 26", "2026-03-27"],
  ["3/27/2026,  0:00", "2026-03-27"],
  ["Lot2020, 27 March 2026", "2026-03-27"],
  ["2020b, 27 March 2026", "2026-03-27"],
  [`2026-03-27 ${"x".repeat(89)}`, "2026-03-27"],
  [`2026-03-27 ${"x".repeat(90)}`, null],
  ["2026-02-30", null],
  ["12026-03-27", null],
  ["2026-03-271", null],
  ["3/27/20261", null],
  ["3/27/2026 1:5", null],
  ["13/13/2026", null],
  ["2026", "2026-12-31"],
  ["2024-08", "2024-08-31"],
  ["08/2024", "2024-08-31"],
  ["2/2024", "2024-02-29"],
  ["13/2024", null],
  ["12024-08", null],
  ["2024-081", null],
  ["108/2024", null],
  ["08/20241", null],
  ["aug 2024", "2024-08-31"],
  ["août 2024", "2024-08-31"],
  ["Sept. 2024", "2024-09-30"],
  ["2024 February", "2024-02-29"],
  ["Aug-24", "2024-08-31"],
  ["Aug - 2024", "2024-08-31"],
  ["Aug-245", null],
  ["12-Mar-21", "2021-03-12"],
  ["12 mars 98", "1998-03-12"],
  ["Mar 12, 21", "2021-03-12"],
  ["12-Mar", null],
  ["Mar 12", null],
  ["aug 24", null],
  ["Mar 12 and 13", null],
  ["sold aug 2024", null],
  [`March 27 2026 ${"x ".repeat(50)}`, null],
  ["20245", null],
  ["0999", null],
  ["summer 2024", null],
  [`2024${" ".repeat(200)}x`, null],
  ["soon", null],
  ["", null],
])("%j, month first", (cell, day) => {
  expect(readDay(cell, "month-first")).toBe(day);
});

test("3/4/2026, day first", () => {
  expect(readDay("3/4/2026", "day-first")).toBe("2026-04-03");
});

test.each([
  ["2026", "2026-11-26"],
  ["nov 2026", "2026-11-26"],
  ["2025", "2025-12-31"],
  ["2027", "2027-12-31"],
  ["2026-11-26", "2026-11-26"],
  ["2026-11-27", "2026-11-27"],
  ["soon", null],
])("%s, of what has happened, on November 26, 2026", (cell, day) => {
  expect(readPastDay(cell, "month-first", "2026-11-26")).toBe(day);
});

test("a month or a year that begins today has happened today", () => {
  expect(readPastDay("2026", "month-first", "2026-01-01")).toBe("2026-01-01");
});
