import { expect, test } from "vitest";
import { centsIn } from "./offered-prices.ts";

test("an offer in a currency is converted at the rates given, half a cent rounded up", () => {
  const rates = { CAD: 1, USD: 0.8 } as const;
  const offer = { cents: 900_00, currency: "CAD" } as const;
  expect(centsIn(offer, "CAD", rates)).toBe(900_00);
  expect(centsIn(offer, "USD", rates)).toBe(720_00);
  expect(centsIn({ ...offer, currency: "USD" }, "CAD", rates)).toBe(1_125_00);
  // 78.50 × 0.71 = 55.735
  expect(centsIn({ ...offer, cents: 78_50 }, "USD", { CAD: 1, USD: 0.71 })).toBe(55_74);
});
