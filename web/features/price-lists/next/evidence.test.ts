import { describe, expect, test } from "vitest";
import { evidenceOf, type Offer } from "./evidence.ts";

const today = "2026-11-22";

function offer(
  offeredOn: string,
  soldOn: string | null = null,
  withdrawnOn: string | null = null,
): Offer {
  return { offeredOn, soldOn, withdrawnOn };
}

describe("evidence", () => {
  test("counts what was on offer within twelve months, and what of it was sold", () => {
    const offers = [
      offer("2026-10-01", "2026-11-11"),
      offer("2025-01-01", "2025-11-22"),
      offer("2025-01-01", "2025-11-21"),
      offer("2020-01-01"),
      offer("2026-01-01", null, "2026-02-01"),
      offer("2024-01-01", null, "2025-01-01"),
      offer("2026-12-01"),
    ];
    expect(evidenceOf(offers, "2025-09-15", today)).toEqual({
      offered: 4,
      sold: 2,
      medianDaysToSell: (41 + 325) / 2,
      monthsSinceRaise: 14,
    });
  });

  test("nothing sold and never raised is said as such", () => {
    expect(evidenceOf([offer("2026-10-01")], null, today)).toEqual({
      offered: 1,
      sold: 0,
      medianDaysToSell: null,
      monthsSinceRaise: null,
    });
  });

  test.each([
    ["2026-11-22", 0],
    ["2026-10-23", 0],
    ["2026-10-22", 1],
    ["2025-11-23", 11],
    ["2025-11-22", 12],
    ["2024-12-31", 22],
  ])("a raise of %s was %i whole months ago", (lastRaise, months) => {
    expect(evidenceOf([], lastRaise, today).monthsSinceRaise).toBe(months);
  });

  test("a sale that is yet to come is none, and a work that was offered today is on offer", () => {
    expect(evidenceOf([offer("2026-10-01", "2026-11-23")], null, today)).toMatchObject({
      ...{ offered: 1, sold: 0 },
    });
    expect(evidenceOf([offer(today, today)], null, today)).toMatchObject({
      ...{ offered: 1, sold: 1, medianDaysToSell: 0 },
    });
  });

  test("a month that is shorter ends with its last day", () => {
    expect(evidenceOf([offer("2023-01-01", "2023-02-27")], null, "2024-02-29").offered).toBe(0);
    expect(evidenceOf([offer("2023-01-01", "2023-02-28")], null, "2024-02-29").offered).toBe(1);
  });
});
