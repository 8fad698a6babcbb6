import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { askingPriceInputSchema, isReason, reasonSchema } from "./asking-price.ts";

describe("a reason", () => {
  test.each(["a typing error", "×", "👩‍🎨", "é", "1", " . "])("%j is one", (text) => {
    expect(isReason(text)).toBe(true);
    expect(v.parse(reasonSchema, text)).toBe(text.trim());
  });

  test.each([
    ["nothing", ""],
    ["spaces", " \t\u00a0\u2003"],
    ["a space of no width", "\u200b"],
    ["a joiner between others", "\u200b\u200d\u2060"],
    ["a soft hyphen", "\u00ad"],
    ["a mark alone", "\u0301"],
    ["a filler of Hangul", "\u3164"],
    ["a blank of Braille", "\u2800"],
  ])("%s is none, and stored as none", (_, text) => {
    expect(isReason(text)).toBe(false);
    expect(v.parse(reasonSchema, text)).toBe("");
  });

  test("has 500 characters at most, without the spaces around it", () => {
    expect(v.parse(reasonSchema, ` ${"a".repeat(500)} `)).toBe("a".repeat(500));
    const { issues = [] } = v.safeParse(reasonSchema, "a".repeat(501));
    expect(issues.map(({ message }) => message)).toEqual(["Use at most 500 characters."]);
  });
});

describe("the body of an asking price", () => {
  const body = { amountCents: 900_00, currency: "CAD" } as const;

  test.each([
    {},
    { amountCents: null },
    { amountCents: 1 },
    { amountCents: 100_000_000_00 },
    { currency: "USD" },
    { reason: "a typing error" },
    { shownHighestCents: null },
    { shownHighestCents: 1 },
  ])("may have %j", (changes) => {
    const input = { ...body, ...changes };
    expect(v.parse(askingPriceInputSchema, input)).toEqual(input);
  });

  test.each([
    [{ amountCents: 0 }, "Enter a price above 0."],
    [{ amountCents: 0.5 }, "Enter a price in whole cents."],
    [{ amountCents: 100_000_000_01 }, "Enter a price of at most 100,000,000."],
    [{ amountCents: "900" }, "Enter a price."],
    [{ currency: "EUR" }, "Choose CAD or USD."],
    [{ reason: 1 }, "Enter a reason."],
    [{ shownHighestCents: 0 }, "Enter a highest price above 0."],
    [{ shownHighestCents: 0.5 }, "Enter the highest price that was shown in whole cents."],
    [{ shownHighestCents: "900" }, "Enter the highest price that was shown."],
  ])("may not have %j", (changes, message) => {
    const { issues = [] } = v.safeParse(askingPriceInputSchema, { ...body, ...changes });
    expect(issues[0]?.message).toBe(message);
  });
});
