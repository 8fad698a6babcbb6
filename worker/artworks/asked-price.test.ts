import { expect, test } from "vitest";
import { askedPriceOf } from "./asked-price.ts";

test("what is asked is the artist's own price, else the list's, else the suggestion", () => {
  const own = { askingPriceCents: 1, askingCurrency: "USD" } as const;
  const noOwn = { askingPriceCents: null, askingCurrency: null };
  const listed = { listedCents: 2, listedCurrency: "USD" } as const;
  const unlisted = { listedCents: null, listedCurrency: null };
  const suggested = { priceCents: 3, currency: "CAD" } as const;
  const unpriced = { priceCents: null, currency: "CAD" } as const;
  const asked = (askedCents: number | null, askedCurrency: "CAD" | "USD") => ({
    askedCents,
    askedCurrency,
  });
  expect(askedPriceOf({ ...own, ...listed, ...suggested })).toEqual(asked(1, "USD"));
  expect(askedPriceOf({ ...noOwn, ...listed, ...suggested })).toEqual(asked(2, "USD"));
  expect(askedPriceOf({ ...noOwn, ...unlisted, ...suggested })).toEqual(asked(3, "CAD"));
  expect(askedPriceOf({ ...noOwn, ...unlisted, ...unpriced })).toEqual(asked(null, "CAD"));
});
