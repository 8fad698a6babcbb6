import { expect, test } from "vitest";
import { anArtwork } from "#tests/support/web/artwork.ts";
import { ownHighest } from "./own-highest.ts";
import { findPriceErrors } from "./price-form.ts";

test("a price is above 0 and within its limit; the suggested one needs no amount", () => {
  const check = (amount: string, isSuggested = false) =>
    findPriceErrors({ amount, reason: "" }, { isSuggested, needsReason: false });
  expect(check("1925")).toEqual({});
  expect(check("0.00")).toEqual({ amount: "zero" });
  expect(check("x")).toEqual({ amount: "amount" });
  expect(check("100000001")).toEqual({ amount: "tooMuch" });
  expect(check("", true)).toEqual({});
});

test("a lowered price needs a reason", () => {
  const lowered = { isSuggested: false, needsReason: true };
  expect(findPriceErrors({ amount: "1", reason: " " }, lowered)).toEqual({ reason: "missing" });
  expect(findPriceErrors({ amount: "1", reason: "a".repeat(501) }, lowered)).toEqual({
    reason: "tooLong",
  });
  expect(findPriceErrors({ amount: "1", reason: "Another series" }, lowered)).toEqual({});
});

test("the highest at which a work was offered or sold", () => {
  const view = { currency: "CAD", rates: { CAD: 1, USD: 0.75 } } as const;
  const work = anArtwork("Undertow", { askedCents: 10000 });
  const entry = {
    at: "2026-05-09T12:00:00.000Z",
    kind: "asking",
    amountCents: 9000,
    currency: "USD",
    status: null,
    reason: "",
  } as const;
  expect(ownHighest(work, [], view)).toBe(10000);
  expect(ownHighest(work, [entry], view)).toBe(12000);
  expect(ownHighest(work, [{ ...entry, kind: "suggested" }], view)).toBe(10000);
  expect(ownHighest({ ...work, status: "not-for-sale" }, [], view)).toBe(0);
  expect(ownHighest({ ...work, archived: true }, [], view)).toBe(0);
});
