import * as v from "valibot";
import { expect, test } from "vitest";
import { expectWhole } from "#tests/support/whole.ts";
import { dismissalInputSchema, dismissalsSchema } from "./dismissals.ts";
import { changeSettings, settingsOf } from "./list-settings.ts";
import {
  appliedListSchema,
  type PriceList,
  priceListsSchema,
  undonePriceListSchema,
} from "./price-list.ts";
import { applyInputSchema, draftInputSchema } from "./price-list-input.ts";

const settings = {
  ...{ holdsFrom: "2027-01-01", currency: "USD", framesApart: true, overheadCents: 300_00 },
  ...{ rounding: { to: 25, direction: "up", minimumCents: 50_00 }, hoursPerMonth: 80, profit: 1.5 },
  anchors: [{ medium: "oil", widthInches: 16, heightInches: 20, priceCents: 900_00 }],
  ...{ startsFrom: "list", raise: { percent: 5, byMedium: { ink: 3 } } },
} satisfies Partial<PriceList>;

const at = "2026-11-22T12:00:00.000Z";
const list: PriceList = {
  ...{ ...settings, id: "l1", number: 2, publishedAt: at, appliedAt: at, undoneAt: at },
  curves: {
    oil: {
      ...{ exponent: 0.7, isExponentLimited: false, outliers: [2], basis: "fitted" },
      ...{ knots: [{ x: 1, y: 2, slope: 0.7 }], medianResidual: 0.1 },
    },
  },
  ...{ createdAt: at, updatedAt: at },
};

const mediaOf = ["raise.byMedium.ink", "curves.oil"];

test("price lists in an answer have all of their fields", () => {
  // A curve that was frozen without a residual has none.
  const { medianResidual: _, ...oil } = list.curves?.oil ?? {};
  const before = { ...list, curves: { oil } };
  expectWhole(
    priceListsSchema,
    [list],
    [...mediaOf.map((path) => `0.${path}`), "0.curves.oil.medianResidual"],
  );
  expect(v.parse(priceListsSchema, [before])[0]?.curves?.oil?.medianResidual).toBe(0);
  const undone = { ...list, restored: 2, kept: ["w1"] };
  expectWhole(undonePriceListSchema, undone, [...mediaOf, "curves.oil.medianResidual"]);
  const applied = { list, risen: 2, stayed: 1, heldIds: ["w1"], waitingIds: ["w2"] };
  expectWhole(appliedListSchema, applied, [
    ...[...mediaOf, "curves.oil.medianResidual"].map((path) => `list.${path}`),
  ]);
});

test("a draft is sent with any of its settings, each of them whole", () => {
  expectWhole(draftInputSchema, settings, [
    ...["holdsFrom", "currency", "framesApart", "overheadCents", "rounding", "hoursPerMonth"],
    ...["profit", "anchors", "startsFrom", "raise", "raise.byMedium.ink"],
  ]);
  expectWhole(applyInputSchema, { workIds: ["w1"] }, ["workIds"]);
});

test("dismissals have all of their fields", () => {
  const key = "off-the-list:w1";
  expectWhole(dismissalsSchema, [{ key, reason: "Another series", dismissedAt: at }]);
  expectWhole(dismissalInputSchema, { key, reason: "Another series" });
});

test("a list's settings are what the artist decides, and a change changes what it names", () => {
  expect(settingsOf(list)).toEqual(settings);
  expect(changeSettings(settings, {})).toEqual(settings);
  const others = {
    ...{ holdsFrom: null, currency: "CAD", framesApart: false, overheadCents: 0 },
    ...{
      rounding: { to: 5, direction: "nearest", minimumCents: 0 },
      hoursPerMonth: 100,
      profit: 0,
    },
    ...{ anchors: [], startsFrom: "works", raise: { percent: 0, byMedium: {} } },
  } as const;
  for (const [field, value] of Object.entries(others)) {
    const changed = changeSettings(settings, { [field]: value });
    expect(changed).toEqual({ ...settings, [field]: value });
  }
});
