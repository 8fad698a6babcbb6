import { expect, test } from "vitest";
import { discountOf, priceBefore } from "./discounted-price.ts";

test.each([
  [1000_00, { share: 0.1 }, 100_00, 900_00],
  [999_99, { share: 0.125 }, 125_00, 874_99],
  [1000_00, { cents: 50_00 }, 50_00, 950_00],
  [1000_00, { share: 0 }, 0, 1000_00],
])("of %d cents a discount of %j takes %d, which leaves %d", (price, discount, less, paid) => {
  expect(discountOf(price, discount)).toBe(less);
  expect(priceBefore(paid, discount)).toBe(price);
});

test("a discount of everything has no price before it", () => {
  expect(priceBefore(900_00, { share: 1 })).toBe(Number.POSITIVE_INFINITY);
});
