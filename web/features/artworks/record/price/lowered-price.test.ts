import { expect, test } from "vitest";
import { shownHighest } from "./lowered-price.ts";

test("the highest price is shown for the price that was asked about, and for no other", () => {
  const price = { amountCents: 90_000, currency: "CAD" } as const;
  const lowered = { ...price, highestCents: 100_000, workIds: ["undertow"] };
  expect(shownHighest(null, price)).toBeNull();
  expect(shownHighest(lowered, price)).toBe(100_000);
  expect(shownHighest(lowered, { ...price, amountCents: 80_000 })).toBeNull();
  expect(shownHighest(lowered, { ...price, amountCents: null })).toBeNull();
  expect(shownHighest(lowered, { ...price, currency: "USD" })).toBeNull();
  const removed = { ...lowered, amountCents: null };
  expect(shownHighest(removed, { ...price, amountCents: null })).toBe(100_000);
});
