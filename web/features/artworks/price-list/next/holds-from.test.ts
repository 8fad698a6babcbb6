import { expect, test } from "vitest";
import { dayError, firstOfNextMonth } from "./holds-from.ts";

const now = new Date("2026-11-22T15:00:00Z");

test.each([
  ["2026-11-22", null],
  ["2027-01-01", null],
  ["2026-11-21", "past"],
  ["", "day"],
  ["2026-02-30", "day"],
  ["January 1", "day"],
])("a list from %j", (day, error) => {
  expect(dayError(day, now)).toBe(error);
});

test("a day counts until it is over everywhere in Canada", () => {
  expect(dayError("2026-11-22", new Date("2026-11-23T07:59:00Z"))).toBe(null);
  expect(dayError("2026-11-22", new Date("2026-11-23T08:00:00Z"))).toBe("past");
});

test("the next month begins in the next year after December", () => {
  expect(firstOfNextMonth(new Date(2026, 10, 22))).toBe("2026-12-01");
  expect(firstOfNextMonth(new Date(2026, 11, 31))).toBe("2027-01-01");
});
