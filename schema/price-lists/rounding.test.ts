import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type RoundingRule, roundPrice } from "./rounding.ts";

const rule = fc.record({
  to: fc.constantFrom<RoundingRule["to"]>(1, 5, 10, 25, 50, 100),
  direction: fc.constantFrom<RoundingRule["direction"]>("up", "nearest"),
  minimumCents: fc.integer({ min: 0, max: 50_000 }),
});
const cents = fc.double({ min: 1, max: 100_000_000, noNaN: true });

describe("a listed price", () => {
  test.each([
    [63_749, 25, "nearest", 62_500],
    [63_750, 25, "nearest", 65_000],
    [62_501, 25, "up", 65_000],
    [62_500, 25, "up", 62_500],
    [62_500.000001, 25, "up", 62_500],
    [149, 1, "nearest", 100],
    [101, 1, "up", 200],
    [104_999, 100, "nearest", 100_000],
  ] as const)("%d cents to $%d %s is %d", (price, to, direction, expected) => {
    expect(roundPrice(price, { to, direction, minimumCents: 0 })).toBe(expected);
  });

  test("is the minimum where that is more, as it is", () => {
    const minimumCents = 10_500;
    expect(roundPrice(5000, { to: 25, direction: "nearest", minimumCents })).toBe(10_500);
    expect(roundPrice(11_900, { to: 25, direction: "nearest", minimumCents })).toBe(12_500);
  });

  test("never falls where the price before rounding does not", () => {
    fc.assert(
      fc.property(rule, cents, cents, (given, one, other) => {
        const low = roundPrice(Math.min(one, other), given);
        expect(roundPrice(Math.max(one, other), given)).toBeGreaterThanOrEqual(low);
      }),
    );
  });

  test("is within a step of the price, and a whole number of steps or the minimum", () => {
    fc.assert(
      fc.property(rule, cents, (given, price) => {
        const rounded = roundPrice(price, given);
        const step = given.to * 100;
        if (rounded === given.minimumCents) return;
        expect(rounded % step).toBe(0);
        const most = given.direction === "up" ? step : step / 2;
        expect(Math.abs(rounded - Math.round(price))).toBeLessThanOrEqual(most);
        if (given.direction === "up") expect(rounded).toBeGreaterThanOrEqual(Math.round(price));
      }),
    );
  });
});
