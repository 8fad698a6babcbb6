import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { amountSchema, fromCents, toCents } from "./money.ts";

describe("rounding to cents", () => {
  test.each([
    [0, 0],
    [380.75, 38_075],
    [1.005, 101],
    [285.5625, 28_556],
    [24.4944, 2_449],
    [0.005, 1],
    [0.0049, 0],
    [0.1 + 0.2, 30],
    [8.165, 817],
    [1_000_000, 100_000_000],
  ])("%d is %d cents", (amount, cents) => {
    expect(toCents(amount)).toBe(cents);
  });

  test("cents come back as they were", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000_000 }), (cents) => {
        expect(toCents(fromCents(cents))).toBe(cents);
      }),
    );
  });
});

describe("an amount in a request", () => {
  const schema = amountSchema(1000);

  test("every amount in whole cents up to the maximum is taken", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), (cents) => {
        expect(v.is(schema, cents / 100)).toBe(true);
      }),
    );
  });

  test.each([-0.01, 1000.01, 1.005, 0.001, Number.NaN, Infinity, "1", null, undefined, [1]])(
    "%j is refused",
    (value) => {
      expect(v.is(schema, value)).toBe(false);
    },
  );
});
