import { describe, expect, test } from "vitest";
import { defaultRates } from "#schema/currency.ts";
import { fitCurve } from "#schema/price-lists/curve.ts";
import { type Curves, raiseList } from "#schema/price-lists/list-curves.ts";
import type { PriceList } from "#schema/price-lists/price-list.ts";
import { compareLists, type PreviewableWork, previewList } from "./list-preview.ts";

const size = { widthInches: 16, heightInches: 20 };
const oil = { medium: "oil", ...size, priceCents: 900_00 } as const;

type List = Pick<PriceList, "anchors" | "rounding" | "currency" | "framesApart"> & {
  readonly curves: Curves;
};

/** A list of oil alone that asks CA$900 for 16 × 20. */
const list: List = {
  anchors: [oil],
  rounding: { to: 25, direction: "nearest", minimumCents: 0 },
  curves: { oil: fitCurve([{ ...size, priceCents: 900_00, kind: "anchor" }]) },
  currency: "CAD",
  framesApart: true,
};

const now = new Date("2026-11-22T15:00:00Z");
const hold = { who: null, channelId: null, since: null, dueBack: null };

function work(changes: Partial<PreviewableWork> = {}): PreviewableWork {
  return {
    ...{ id: "one", medium: "oil", width: 20, height: 16, framed: false, framingCents: 0 },
    ...{ status: "available", archived: false, askingPriceCents: null },
    statusDetails: { ...hold, until: null },
    ...{ askedCents: 800_00, askedCurrency: "CAD" },
    ...changes,
  };
}

function outcomeOf(changes: Partial<PreviewableWork>, on = list) {
  return previewList([work(changes)], on, defaultRates, now)[0]?.outcome ?? null;
}

describe("what a list does to a work", () => {
  test.each<[string, Partial<PreviewableWork>, string | null]>([
    ["is cheaper", {}, "rises"],
    ["has no price", { askedCents: null }, "rises"],
    ["asks what the list says", { askedCents: 900_00 }, "stays"],
    ["asks more", { askedCents: 950_00 }, "held"],
    ["is on hold", { status: "on-hold" }, "waits"],
    [
      "was on hold until yesterday",
      { status: "on-hold", statusDetails: { ...hold, until: "2026-11-21" } },
      "rises",
    ],
    ["is consigned", { status: "consigned" }, "waits"],
    ["is consigned and asks more", { status: "consigned", askedCents: 950_00 }, "held"],
    ["has a price of the artist's own", { askingPriceCents: 800_00 }, "own"],
    ["is of a medium without a list", { medium: "ink" }, null],
    ["is sold", { status: "sold" }, null],
    ["is not for sale", { status: "not-for-sale" }, null],
    ["is archived", { archived: true }, null],
  ])("that %s", (_, changes, outcome) => {
    expect(outcomeOf(changes)).toBe(outcome);
  });

  test("is compared in the list's currency, at today's rate", () => {
    const asked = { askedCents: 675_00, askedCurrency: "USD" } as const;
    expect(previewList([work(asked)], list, defaultRates, now)).toEqual([
      { id: "one", outcome: "stays", askedCents: 900_00, listedCents: 900_00 },
    ]);
  });

  test("takes its frame into account, where frames are charged apart", () => {
    const framed = { framed: true, framingCents: 120_00, askedCents: 950_00 };
    expect(outcomeOf(framed)).toBe("rises");
    expect(outcomeOf(framed, { ...list, framesApart: false })).toBe("held");
  });
});

describe("two lists beside each other", () => {
  const sizes = [{ widthInches: 8, heightInches: 10 }, size];

  test("after a raise of 8 %", () => {
    const raise = { percent: 8, byMedium: {} };
    const next = { ...list, ...raiseList({ ...list, raise }) };
    const rows = compareLists({ before: list, after: next }, "oil", sizes, defaultRates);
    expect(rows.map(({ beforeCents, afterCents }) => [beforeCents, afterCents])).toEqual([
      [350_00, 375_00],
      [900_00, 975_00],
    ]);
  });

  test("in the new one's currency", () => {
    const before = { ...list, currency: "USD" } as const;
    expect(compareLists({ before, after: list }, "oil", [size], defaultRates)).toEqual([
      { ...size, beforeCents: 1200_00, afterCents: 900_00 },
    ]);
  });

  test("without an old one, or an old one without the medium", () => {
    expect(compareLists({ before: null, after: list }, "oil", [size], defaultRates)).toEqual([
      { ...size, beforeCents: null, afterCents: 900_00 },
    ]);
    expect(
      compareLists({ before: { ...list, curves: {} }, after: list }, "oil", [size], defaultRates),
    ).toEqual([{ ...size, beforeCents: null, afterCents: 900_00 }]);
    expect(
      compareLists({ before: list, after: { ...list, curves: {} } }, "oil", [size], defaultRates),
    ).toEqual([]);
  });
});
