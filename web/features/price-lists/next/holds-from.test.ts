import { expect, test } from "vitest";
import { dayError, usualDay } from "./holds-from.ts";

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

test.each([
  [new Date(2026, 10, 22), null, "2026-12-01"],
  [new Date(2026, 11, 31), "2025-09-15", "2027-01-01"],
  [new Date(2026, 10, 22), "2027-01-01", "2027-02-01"],
])("the next list usually holds from the first of a month: %s, %s", (now, latest, day) => {
  expect(usualDay(now, latest)).toBe(day);
});
