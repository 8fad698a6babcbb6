import { expect, test } from "vitest";
import type { Breakdown } from "#schema/pricing/breakdown.ts";
import { whyThisPrice } from "./why-this-price.ts";

const breakdown = {
  ...{ currency: "CAD", areaCents: 60_000, labourCents: 25_000, materialsCents: 15_000 },
  totalCents: 100_000,
} as Breakdown;

test("a price is drawn in whole percent that add up to 100, and nothing of it in cents", () => {
  expect(whyThisPrice(breakdown, { cents: 125_000, currency: "CAD" })).toEqual({
    ...{ size: 48, hours: 20, materials: 12, list: 20 },
  });
  expect(whyThisPrice(breakdown, { cents: 99_999, currency: "CAD" })).toEqual({
    ...{ size: 60, hours: 25, materials: 15, list: 0 },
  });
});

test("there is nothing to draw without a breakdown, in another currency, or of nothing", () => {
  const asked = { cents: 125_000, currency: "CAD" } as const;
  expect(whyThisPrice(null, asked)).toBeNull();
  expect(whyThisPrice(breakdown, { ...asked, currency: "USD" })).toBeNull();
  expect(whyThisPrice({ ...breakdown, totalCents: 0 }, asked)).toBeNull();
});
