import fc from "fast-check";
import * as v from "valibot";
import { expect, test } from "vitest";
import { daySchema } from "./day-schema.ts";
import {
  addDays,
  addMonths,
  daysBetween,
  earliestToday,
  earliestTodayAnywhere,
  latestToday,
} from "./days.ts";

test.each([
  ["2026-11-30", 1, "2026-12-01"],
  ["2026-12-31", 1, "2027-01-01"],
  ["2028-02-28", 1, "2028-02-29"],
  ["2026-02-28", 1, "2026-03-01"],
  ["2027-01-01", -1, "2026-12-31"],
  ["2026-11-22", 0, "2026-11-22"],
])("%s and %i days is %s", (day, days, expected) => {
  expect(addDays(day, days)).toBe(expected);
});

test.each([
  ["2026-06-08", 6, "2026-12-08"],
  ["2026-08-31", 6, "2027-02-28"],
  ["2027-08-31", 6, "2028-02-29"],
  ["2026-10-04", 24, "2028-10-04"],
  ["2024-02-29", 24, "2026-02-28"],
  ["2024-02-29", 48, "2028-02-29"],
  ["2026-10-31", 1, "2026-11-30"],
  ["2026-12-31", 1, "2027-01-31"],
  ["2026-11-22", 0, "2026-11-22"],
  ["2026-11-22", -12, "2025-11-22"],
  ["2024-02-29", -12, "2023-02-28"],
  ["2026-03-31", -1, "2026-02-28"],
  ["2026-01-15", -1, "2025-12-15"],
])("%s and %i months is %s", (day, months, expected) => {
  expect(addMonths(day, months)).toBe(expected);
});

test("days are added and counted alike", () => {
  const days = fc.integer({ min: -40_000, max: 40_000 });
  fc.assert(
    fc.property(days, days, (from, count) => {
      const day = addDays("2026-11-22", from);
      expect(daysBetween(day, addDays(day, count))).toBe(count);
      expect(addDays(addDays(day, count), -count)).toBe(day);
    }),
  );
});

test("months end in the month that many later, on the same day or the last of that month", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -40_000, max: 40_000 }),
      fc.integer({ min: -60, max: 60 }),
      (offset, months) => {
        const from = addDays("2026-11-22", offset);
        const to = addMonths(from, months);
        const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
        expect(monthOf(to) - monthOf(from)).toBe(months);
        const isLastDay = addDays(to, 1).endsWith("-01");
        if (!isLastDay) expect(to.slice(8)).toBe(from.slice(8));
        expect(to.slice(8) <= from.slice(8)).toBe(true);
      },
    ),
  );
});

test.each([
  ["2026-11-22T07:59:59Z", "2026-11-21", "2026-11-21", "2026-11-22"],
  ["2026-11-22T08:00:00Z", "2026-11-22", "2026-11-21", "2026-11-22"],
  ["2026-11-22T09:59:59Z", "2026-11-22", "2026-11-21", "2026-11-22"],
  ["2026-11-22T10:00:00Z", "2026-11-22", "2026-11-21", "2026-11-23"],
  ["2026-11-22T12:00:00Z", "2026-11-22", "2026-11-22", "2026-11-23"],
])(
  "at %s it is %s at the earliest in Canada, %s anywhere, and %s at the latest",
  (time, ...days) => {
    const now = new Date(time);
    expect([earliestToday(now), earliestTodayAnywhere(now), latestToday(now)]).toEqual(days);
  },
);

test.each([
  ["2026-11-22", undefined],
  ["2028-02-29", undefined],
  ["2026-02-29", "This day does not exist."],
  ["2026-13-01", "Enter a date, such as 2026-11-22."],
  ["22 November", "Enter a date, such as 2026-11-22."],
  [20261122, "Enter a date, such as 2026-11-22."],
])("of the day %j it is said: %s", (day, message) => {
  expect(v.safeParse(daySchema, day, { abortPipeEarly: true }).issues?.[0].message).toBe(message);
});
