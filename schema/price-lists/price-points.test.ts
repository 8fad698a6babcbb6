import { describe, expect, test } from "vitest";
import { anchorPoints, type CatalogueWork, workPoints } from "./price-points.ts";

const rates = { CAD: 1, USD: 0.8 } as const;

function work(changes: Partial<CatalogueWork> = {}): CatalogueWork {
  return {
    id: "work",
    medium: "oil",
    width: 16,
    height: 20,
    status: "available",
    archived: false,
    askedCents: 900_00,
    askedCurrency: "CAD",
    listedCents: null,
    askingPriceCents: 900_00,
    framed: false,
    framingCents: 0,
    sale: null,
    ...changes,
  };
}

function sold(priceCents: number, changes: Partial<CatalogueWork> = {}): CatalogueWork {
  const sale = { id: "sale", date: "2026-05-01", priceCents, discountCents: 0, buyerName: null };
  return work({ status: "sold", sale: { ...sale, currency: "CAD" }, ...changes });
}

/** The points of one work: kind and cents. */
function pointOf(one: CatalogueWork, currency: "CAD" | "USD" = "CAD") {
  return [...workPoints([one], currency, rates).values()]
    .flat()
    .map(({ kind, priceCents }) => [kind, priceCents]);
}

describe("a work as a point of its curve", () => {
  test("on offer, on hold or on consignment, is what is asked for it", () => {
    for (const status of ["available", "on-hold", "consigned"] as const) {
      expect(pointOf(work({ status }))).toEqual([["offer", 900_00]]);
    }
  });

  test("sold, is what was paid, though more is asked by now", () => {
    expect(pointOf(sold(750_00))).toEqual([["sale", 750_00]]);
    expect(pointOf(sold(750_00, { archived: true, listedCents: 800_00 }))).toEqual([
      ["sale", 750_00],
    ]);
  });

  test("is none when it is not for sale, archived, without a price, or sold for an unknown one", () => {
    expect(pointOf(work({ status: "sold" }))).toEqual([]);
    expect(pointOf(work({ status: "not-for-sale" }))).toEqual([]);
    expect(pointOf(work({ archived: true }))).toEqual([]);
    expect(pointOf(work({ askedCents: null, askingPriceCents: null }))).toEqual([]);
  });

  test("is none when it asks what a list says, which would confirm itself", () => {
    expect(pointOf(work({ askingPriceCents: null, listedCents: 900_00 }))).toEqual([]);
    expect(pointOf(work({ askingPriceCents: 900_00, listedCents: 850_00 }))).toEqual([
      ["offer", 900_00],
    ]);
    expect(pointOf(work({ askingPriceCents: null }))).toEqual([["offer", 900_00]]);
  });

  test("is a suggestion where it has no price of its own, unless it was sold", () => {
    const isSuggested = (one: CatalogueWork) =>
      workPoints([one], "CAD", rates).get("oil")?.[0]?.isSuggested;
    expect(isSuggested(work())).toBe(false);
    expect(isSuggested(work({ askingPriceCents: null }))).toBe(true);
    expect(isSuggested(sold(750_00))).toBe(false);
    expect(isSuggested(sold(750_00, { askingPriceCents: null }))).toBe(false);
  });

  test("is without its frame, whose cost is in Canadian dollars", () => {
    const framed = { framed: true, framingCents: 100_00 };
    expect(pointOf(work(framed))).toEqual([["offer", 800_00]]);
    expect(pointOf(sold(750_00, framed))).toEqual([["sale", 650_00]]);
    expect(pointOf(work({ ...framed, askedCurrency: "USD" }))).toEqual([["offer", 1025_00]]);
    expect(pointOf(work({ framed: false, framingCents: 100_00 }))).toEqual([["offer", 900_00]]);
  });

  test("is none when its frame costs as much as all that is asked", () => {
    expect(pointOf(work({ framed: true, framingCents: 900_00 }))).toEqual([]);
    expect(pointOf(work({ framed: true, framingCents: 899_99 }))).toEqual([["offer", 1]]);
  });

  test("is in the list's currency at the day's rate, half a cent rounded up", () => {
    expect(pointOf(work(), "USD")).toEqual([["offer", 720_00]]);
    expect(pointOf(work({ askedCurrency: "USD" }))).toEqual([["offer", 1125_00]]);
    const third = { CAD: 1, USD: 0.71 } as const;
    const halves = workPoints([work({ askedCents: 78_50 })], "USD", third).get("oil");
    expect(halves?.map(({ priceCents }) => priceCents)).toEqual([55_74]);
  });

  test("is none where its area is too small for a number", () => {
    expect(pointOf(work({ width: 1e-200, height: 1e-200 }))).toEqual([]);
    expect(pointOf(work({ width: 1e-100, height: 1e-100 }))).toEqual([["offer", 900_00]]);
  });

  test("keeps its size and id, by medium", () => {
    const points = workPoints(
      [work({ id: "a" }), work({ id: "b", medium: "ink", width: 5, height: 7 })],
      "CAD",
      rates,
    );
    expect([...points.keys()]).toEqual(["oil", "ink"]);
    expect(points.get("ink")).toEqual([
      expect.objectContaining({ workId: "b", widthInches: 5, heightInches: 7 }),
    ]);
  });
});

test("the anchors of a medium are points, and those of others are not", () => {
  const anchors = [
    { medium: "oil", widthInches: 8, heightInches: 10, priceCents: 350_00 },
    { medium: "ink", widthInches: 8, heightInches: 10, priceCents: 125_00 },
  ] as const;
  expect(anchorPoints(anchors, "oil")).toEqual([
    { widthInches: 8, heightInches: 10, priceCents: 350_00, kind: "anchor" },
  ]);
});
