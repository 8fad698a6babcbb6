import { describe, expect, test } from "vitest";
import { applyList, evidenceOf, type Offer, raisePrice } from "./next-list.ts";
import type { RoundingRule } from "./rounding.ts";

const rule: RoundingRule = { to: 25, direction: "nearest", minimumCents: 0 };
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

describe("a raise", () => {
  test.each([
    [200_00, 225_00],
    [900_00, 975_00],
    [2200_00, 2375_00],
    [3975_00, 4300_00],
  ])("8 %% on %i cents, rounded to CA$25, is %i", (before, after) => {
    expect(raisePrice(before, 8, rule)).toBe(after);
  });

  test("never lowers a price, though rounding would", () => {
    expect(raisePrice(337_00, 0, rule)).toBe(337_00);
    expect(raisePrice(337_00, 1, rule)).toBe(350_00);
  });

  test("below 0 is refused", () => {
    for (const percent of [-5, Number.NaN]) {
      const raise = () => raisePrice(100_00, percent, rule);
      expect(raise).toThrow(RangeError);
      expect(raise).toThrow("A raise is a percentage from 0.");
    }
  });
});

test("a list raises the works that follow it, and lowers none", () => {
  const work = (
    id: string,
    status: Parameters<typeof applyList>[0][number]["status"],
    asked: number | null,
  ) => ({
    id,
    status,
    askedCents: asked,
    listedCents: 500_00,
  });
  const applied = applyList([
    work("cheaper", "available", 400_00),
    work("unpriced", "available", null),
    work("held unpriced", "on-hold", null),
    work("equal", "available", 500_00),
    work("dearer", "available", 600_00),
    work("held", "on-hold", 400_00),
    work("away", "consigned", 400_00),
    work("sold", "sold", 400_00),
    work("kept", "not-for-sale", 400_00),
  ]);
  expect(applied).toEqual([
    { id: "cheaper", cents: 500_00, outcome: "rises" },
    { id: "unpriced", cents: 500_00, outcome: "rises" },
    { id: "held unpriced", cents: 500_00, outcome: "rises" },
    { id: "equal", cents: 500_00, outcome: "stays" },
    { id: "dearer", cents: 600_00, outcome: "held" },
    { id: "held", cents: 400_00, outcome: "waits" },
    { id: "away", cents: 400_00, outcome: "waits" },
  ]);
});
