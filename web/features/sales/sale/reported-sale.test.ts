import { expect, test } from "vitest";
import { percentOf } from "./reported-sale.ts";
import { discountAsTyped } from "./sale-form.ts";

test.each([
  ["of 550 dollars of 5,750", 550_00, 5750_00, "9.5652"],
  ["of ten per cent", 187_50, 1875_00, "10"],
  ["of a cent", 1, 5750_00, "0.0002"],
  ["of the highest price", 33_333_333_33, 100_000_000_00, "33.33333333"],
] as const)(
  "a discount %s is typed with no more decimals than it needs",
  (_, discountCents, priceCents, text) => {
    expect(percentOf(discountCents, priceCents)).toBe(text);
    const form = { price: (priceCents / 100).toFixed(2), discount: text };
    expect(discountAsTyped(form)).toBe(discountCents);
  },
);

test("half a cent of a discount that is typed in per cent is rounded up", () => {
  expect(discountAsTyped({ price: "50", discount: "0.57" })).toBe(29);
});
