import { expect, test } from "vitest";
import { netOfSale } from "./net-of-sale.ts";

const sale = {
  currency: "CAD",
  discountCents: 10000,
  commissionCents: 45000,
  feeCents: 0,
  shippingCents: 0,
  netCents: 45000,
} as const;
const costs = { materialsCents: 4820, framingCents: 1000, overheadCents: 0, hours: 9.5 };

test("a sale leaves what it stored, less what the work has cost", () => {
  const view = { currency: "CAD", rates: { CAD: 1, USD: 0.75 } } as const;
  expect(netOfSale(sale, costs, view)).toEqual({
    discountCents: 10000,
    commissionCents: 45000,
    feeCents: 0,
    shippingCents: 0,
    netCents: 45000,
    costsCents: 5820,
    leftCents: 39180,
    hourlyWageCents: 4124,
  });
  expect(netOfSale(sale, { ...costs, hours: 0 }, view).hourlyWageCents).toBe(null);
  expect(netOfSale(sale, costs, { ...view, currency: "USD" }).netCents).toBe(33750);
});
