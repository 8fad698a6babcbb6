import * as v from "valibot";
import { expect, test } from "vitest";
import { convert, currencySchema, ratesSchema } from "./currency.ts";

test.each([
  ["CAD", "USD", 72],
  ["USD", "CAD", 138.888_888_888_888_9],
  ["CAD", "CAD", 100],
  ["USD", "USD", 100],
] as const)("100 of %s in %s is %d", (from, to, converted) => {
  expect(convert(100, from, to, { CAD: 1, USD: 0.72 })).toBeCloseTo(converted, 12);
});

test.each([
  { CAD: 1 },
  { USD: 0.72 },
  { CAD: 2, USD: 0.72 },
  { CAD: 1, USD: 0 },
  { CAD: 1, USD: Infinity },
])("%o are no rates", (rates) => {
  expect(v.safeParse(ratesSchema, rates).success).toBe(false);
});

test("no other currency than the two is taken", () => {
  expect(v.safeParse(currencySchema, "EUR").issues?.[0].message).toBe("Choose CAD or USD.");
});
