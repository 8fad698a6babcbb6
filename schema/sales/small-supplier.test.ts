import { expect, test } from "vitest";
import { quarterOf, smallSupplier } from "./small-supplier.ts";

const limit = 30_000_00;

test("the current calendar quarter and the four before it are summed apart", () => {
  const sales = [
    { date: "2025-09-30", cadCents: 1 },
    { date: "2025-10-01", cadCents: 10 },
    { date: "2026-03-31", cadCents: 100 },
    { date: "2026-09-30", cadCents: 1_000 },
    { date: "2026-10-01", cadCents: 10_000 },
    { date: "2026-12-31", cadCents: 100_000 },
  ];
  expect(smallSupplier(sales, "2026-11-22")).toEqual({
    quarterCents: 110_000,
    fourQuartersBeforeCents: 1_110,
    overInQuarter: false,
    overInFour: false,
  });
});

test.each([
  [limit, false],
  [limit + 1, true],
])("%i cents are over the limit: %s", (cadCents, isOver) => {
  const now = [{ date: "2026-11-01", cadCents }];
  expect(smallSupplier(now, "2026-11-22").overInQuarter).toBe(isOver);
  const before = [{ date: "2026-02-01", cadCents }];
  expect(smallSupplier(before, "2026-11-22").overInFour).toBe(isOver);
});

test.each(["yesterday", "", "2026-11-1", "2026-1-01", "12026-11-01", "2026-11-011", "2026-11"])(
  "%j is not a day, but an error",
  (date) => {
    const compute = () => smallSupplier([{ date, cadCents: 1 }], "2026-11-22");
    expect(compute).toThrow(RangeError);
    expect(compute).toThrow(`"${date}" is not a day.`);
  },
);

test("quarters begin with January, April, July and October", () => {
  const quarters = ["2025-12-31", "2026-01-01", "2026-03-31", "2026-04-01", "2026-06-30"]
    .concat("2026-07-01", "2026-09-30", "2026-10-01", "2026-12-31", "2027-01-01")
    .map((day) => quarterOf(day) - quarterOf("2026-01-01"));
  expect(quarters).toEqual([-1, 0, 0, 1, 1, 2, 2, 3, 3, 4]);
});
