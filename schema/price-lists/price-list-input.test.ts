import * as v from "valibot";
import { describe, expect, test } from "vitest";
import {
  applyInputSchema,
  type DraftInput,
  draftInputSchema,
  firstDraft,
  priceListLimits,
  publishInputSchema,
} from "./price-list-input.ts";

const anchor = { medium: "oil", widthInches: 16, heightInches: 20, priceCents: 900_00 } as const;

/** The first issue: where it is, and what it says. */
function issueOf(input: unknown, schema: v.GenericSchema = draftInputSchema) {
  const { issues } = v.safeParse(schema, input);
  return issues?.[0] && [v.getDotPath(issues[0]), issues[0].message];
}

describe("a draft", () => {
  test("is accepted as a first draft is, with nothing, and with any one field", () => {
    expect(v.parse(draftInputSchema, firstDraft)).toEqual(firstDraft);
    expect(v.parse(draftInputSchema, {})).toEqual({});
    for (const [field, value] of Object.entries(firstDraft)) {
      expect(v.parse(draftInputSchema, { [field]: value })).toEqual({ [field]: value });
    }
  });

  test("knows no other fields: neither a number nor a day of publishing can be sent", () => {
    for (const field of ["id", "number", "publishedAt", "curves", "appliedAt", "updatedAt"]) {
      expect(issueOf({ [field]: null })?.[0]).toBe(field);
    }
  });

  test.each<[string, Partial<Record<keyof typeof anchor, unknown>>, string, string]>([
    ["no price", { priceCents: 0 }, "priceCents", "Enter a price above 0."],
    ["a price below 0", { priceCents: -1 }, "priceCents", "Enter a price above 0."],
    ["half a cent", { priceCents: 0.5 }, "priceCents", "Enter a price in whole cents."],
    ["words for a price", { priceCents: "900" }, "priceCents", "Enter a price."],
    ["a price that is not a number", { priceCents: Number.NaN }, "priceCents", "Enter a price."],
    [
      "a price beyond all prices",
      { priceCents: 100_000_000_01 },
      "priceCents",
      "Enter a price of at most 100,000,000.",
    ],
    ["a size without numbers", { widthInches: "16" }, "widthInches", "Enter a size in inches."],
    ["no size", { heightInches: 0 }, "heightInches", "Enter a size above 0."],
    [
      "a size without end",
      { heightInches: Number.POSITIVE_INFINITY },
      "heightInches",
      "Enter a size in inches.",
    ],
    [
      "a size beyond all sizes",
      { heightInches: 2001 },
      "heightInches",
      "Enter a size of at most 2000 inches.",
    ],
    ["an unknown medium", { medium: "chalk" }, "medium", "Choose one of the media on offer."],
  ])("refuses %s at its place, in words", (_, changes, field, message) => {
    expect(issueOf({ anchors: [anchor, { ...anchor, ...changes }] })).toEqual([
      `anchors.1.${field}`,
      message,
    ]);
  });

  test("accepts the price of a large work: a million and more", () => {
    const input: DraftInput = { anchors: [{ ...anchor, priceCents: 1_250_000_00 }] };
    expect(v.parse(draftInputSchema, input)).toEqual(input);
  });

  test("refuses two prices for one size of a medium, whichever way the picture is turned", () => {
    const turned = { ...anchor, widthInches: 20, heightInches: 16.004, priceCents: 950_00 };
    const two = "Two prices are set for the same size and medium.";
    expect(issueOf({ anchors: [anchor, turned] })).toEqual(["anchors", two]);
    expect(issueOf({ anchors: [anchor, { ...turned, medium: "ink" }] })).toBeUndefined();
    expect(issueOf({ anchors: [anchor, { ...turned, heightInches: 16.1 }] })).toBeUndefined();
  });

  test("accepts 500 prices, and no more", () => {
    const anchors = Array.from({ length: priceListLimits.anchors + 1 }, (_, index) => ({
      ...anchor,
      widthInches: 1 + index,
    }));
    expect(issueOf({ anchors: anchors.slice(1) })).toBeUndefined();
    expect(issueOf({ anchors })).toEqual(["anchors", "Set at most 500 prices."]);
  });

  test.each<[object, string, string]>([
    [{ holdsFrom: "2027-02-29" }, "holdsFrom", "This day does not exist."],
    [{ holdsFrom: "1 January" }, "holdsFrom", "Enter a date, such as 2026-11-22."],
    [{ currency: "EUR" }, "currency", "Choose CAD or USD."],
    [{ framesApart: "yes" }, "framesApart", "Send true or false."],
    [{ overheadCents: -1 }, "overheadCents", "Enter 0 or more."],
    [{ overheadCents: 1_000_000_01 }, "overheadCents", "Enter 1,000,000 or less."],
    [{ hoursPerMonth: 0 }, "hoursPerMonth", "Enter hours above 0."],
    [{ hoursPerMonth: 745 }, "hoursPerMonth", "A month has at most 744 hours."],
    [{ profit: -0.1 }, "profit", "Enter 0 or more."],
    [{ profit: 11 }, "profit", "Enter at most 10 times the costs."],
    [{ raise: { percent: -1, byMedium: {} } }, "raise.percent", "Enter 0 or more."],
    [{ raise: { percent: 101, byMedium: {} } }, "raise.percent", "Enter at most 100 %."],
    [{ raise: { percent: 0, byMedium: { ink: -5 } } }, "raise.byMedium.ink", "Enter 0 or more."],
  ])("refuses %j at its place, in words", (input, field, message) => {
    expect(issueOf(input)).toEqual([field, message]);
  });

  test.each([
    [{ to: 20 }, "rounding.to", "Round to 1, 5, 10, 25, 50 or 100."],
    [{ direction: "down" }, "rounding.direction", "Round up or to the nearest."],
    [{ minimumCents: 0.5 }, "rounding.minimumCents", "Enter an amount in whole cents."],
  ])("refuses to round with %j", (changes, field, message) => {
    expect(issueOf({ rounding: { ...firstDraft.rounding, ...changes } })).toEqual([field, message]);
  });

  test("refuses a raise of a medium that there is not", () => {
    expect(issueOf({ raise: { percent: 8, byMedium: { chalk: 5 } } })?.[0]).toBe(
      "raise.byMedium.chalk",
    );
  });
});

test("a list is published from a day that exists", () => {
  expect(v.parse(publishInputSchema, { holdsFrom: "2027-01-01" })).toEqual({
    holdsFrom: "2027-01-01",
  });
  expect(issueOf({ holdsFrom: "2027-04-31" }, publishInputSchema)).toEqual([
    "holdsFrom",
    "This day does not exist.",
  ]);
  expect(issueOf({ holdsFrom: null }, publishInputSchema)?.[0]).toBe("holdsFrom");
  expect(issueOf({}, publishInputSchema)?.[0]).toBe("holdsFrom");
});

test("a list is applied to its followers, and to works that are named", () => {
  expect(v.is(applyInputSchema, {})).toBe(true);
  expect(v.is(applyInputSchema, { workIds: ["a", "b"] })).toBe(true);
  const tooMany = Array<string>(priceListLimits.appliedWorks + 1).fill("a");
  for (const workIds of [null, "a", [1], tooMany]) {
    expect(v.is(applyInputSchema, { workIds })).toBe(false);
  }
});
