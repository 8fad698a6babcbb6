import { expect, test } from "vitest";
import { findPriceErrors } from "./use-change-price.ts";

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
