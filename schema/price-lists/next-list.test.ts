import { describe, expect, test } from "vitest";
import { applyList, raisePrice } from "./next-list.ts";
import type { RoundingRule } from "./rounding.ts";

const rule: RoundingRule = { to: 25, direction: "nearest", minimumCents: 0 };

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
