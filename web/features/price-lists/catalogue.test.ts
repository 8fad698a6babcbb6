import { describe, expect, test } from "vitest";
import type { ComparedList } from "#schema/price-lists/contradictions.ts";
import { fitCurve } from "#schema/price-lists/curve.ts";
import type { CatalogueWork } from "#schema/price-lists/price-points.ts";
import { catalogueContradictions, settleCatalogue } from "./catalogue.ts";
import type { ReferenceList } from "./contradictions/resolving-prices.ts";

const noList: ComparedList = { curves: new Map(), minimumCents: 0, rates: { CAD: 1, USD: 0.8 } };

function work(
  id: string,
  side: number,
  dollars: number | null,
  changes: Partial<CatalogueWork> = {},
): CatalogueWork {
  return {
    id,
    medium: "oil",
    width: side,
    height: side,
    status: "available",
    archived: false,
    askedCents: dollars === null ? null : dollars * 100,
    askedCurrency: "CAD",
    listedCents: null,
    askingPriceCents: null,
    framed: false,
    framingCents: 0,
    sale: null,
    ...changes,
  };
}

function sold(id: string, side: number, dollars: number, currency: "CAD" | "USD" = "CAD") {
  const priceCents = dollars * 100;
  const sale = { id: "sale", date: "2026-05-01", discountCents: 0, buyerName: null };
  return work(id, side, 1, { status: "sold", sale: { ...sale, priceCents, currency } });
}

function found(
  works: readonly CatalogueWork[],
  list = noList,
  listed: ReferenceList | null = null,
) {
  return catalogueContradictions(works, list, listed).map(({ kind, workIds, suggestedCents }) => [
    kind,
    ...workIds,
    suggestedCents / 100,
  ]);
}

describe("the contradictions of a catalogue", () => {
  test("compare what is asked with what sold works sold for, in either's currency", () => {
    expect(found([sold("sold", 10, 400, "USD"), work("larger", 20, 450)])).toEqual([
      ["larger-costs-less", "larger", "sold", 500],
    ]);
    expect(found([sold("sold", 20, 700), work("same", 20, 600)])).toEqual([
      ["same-size-differs", "same", "sold", 700],
    ]);
  });

  test("propose nothing for a sold work, which keeps its price", () => {
    expect(found([work("smaller", 10, 500), sold("sold", 20, 450)])).toEqual([]);
    expect(found([sold("one", 20, 600), sold("other", 20, 700)])).toEqual([]);
    expect(found([sold("sold", 10, 80)], { ...noList, minimumCents: 100_00 })).toEqual([]);
  });

  test("are those of works on offer, on hold and consigned, and of no others", () => {
    const small = work("small", 10, 500);
    for (const status of ["available", "on-hold", "consigned"] as const) {
      expect(found([small, work("large", 20, 400, { status })])).toHaveLength(1);
    }
    expect(found([small, work("large", 20, 400, { status: "not-for-sale" })])).toEqual([]);
    expect(found([small, work("large", 20, 400, { archived: true })])).toEqual([]);
    expect(found([small, work("large", 20, null)])).toEqual([]);
  });

  const curve = fitCurve([
    { widthInches: 10, heightInches: 10, priceCents: 100_00, kind: "anchor" },
  ]);
  const oilList = { ...noList, curves: new Map([["oil" as const, curve]]) };
  const onTheList = [sold("one", 20, 265), sold("two", 30, 465)];

  test("judge how far a work is from the list by the list alone, whatever was sold", () => {
    const offTheList = [["off-the-list", "off", 100]];
    expect(found([work("off", 10, 70), ...onTheList], oilList)).toEqual(offTheList);
    const below = [sold("one", 20, 185), sold("two", 30, 330)];
    expect(found([work("off", 10, 70), ...below], oilList)).toEqual(offTheList);
  });

  test("leave a work that asks what the list says, rounded far from its curve", () => {
    const listed: ReferenceList = {
      ...{ currency: "CAD", framesApart: true, anchors: [], curves: { oil: curve } },
      rounding: { to: 100, direction: "up", minimumCents: 0 },
    };
    const near = ["a", "b", "c", "d"].map((id, index) => sold(id, 40 + index, 700 + 24 * index));
    const works = [work("listed", 12, 200), work("off", 12.5, 340), ...near];
    expect(found(works, oilList)).toEqual([
      ["off-the-list", "off", 340],
      ["off-the-list", "listed", 200],
    ]);
    expect(found(works, oilList, listed)).toEqual([["off-the-list", "off", 340]]);
  });

  test("name a work off the list for that alone only if it contradicts nothing else", () => {
    const pair = [work("cheap", 10, 60), work("dear", 10.05, 95)];
    expect(found([...pair, ...onTheList], oilList)).toEqual([
      ["same-size-differs", "cheap", "dear", 95],
    ]);
    const minimum = { ...oilList, minimumCents: 80_00 };
    expect(found([work("cheap", 10, 60), ...onTheList], minimum)).toEqual([
      ["below-minimum", "cheap", 80],
    ]);
  });
});

describe("settling a catalogue", () => {
  const settled = (
    works: readonly CatalogueWork[],
    {
      list = noList,
      listed = null,
      dismissed = [],
      leftOut = [],
    }: {
      readonly list?: ComparedList;
      readonly listed?: ReferenceList | null;
      readonly dismissed?: readonly string[];
      readonly leftOut?: readonly string[];
    } = {},
  ) =>
    settleCatalogue(works, list, listed, {
      dismissed: new Set(dismissed),
      leftOut: new Set(leftOut),
    }).map(({ workId, fromCents, toCents }) => `${workId}: ${fromCents / 100} → ${toCents / 100}`);

  test("raises works on offer alone: those sold, held and consigned keep their price", () => {
    const works = [
      sold("sold", 10, 500),
      work("held", 12, 400, { status: "on-hold" }),
      work("away", 14, 420, { status: "consigned" }),
      work("free", 16, 450),
      work("hidden", 18, 100, { status: "not-for-sale" }),
    ];
    expect(settled(works)).toEqual(["free: 450 → 500"]);
  });

  test("leaves what was dismissed, and what is left out, and asks then for fewer raises", () => {
    const works = [
      work("small", 10, 500),
      work("middle", 12, 400),
      work("large", 14, 300),
      work("largest", 16, 490),
    ];
    expect(settled(works)).toEqual(["middle: 400 → 500", "large: 300 → 500", "largest: 490 → 500"]);
    expect(settled(works, { leftOut: ["large"] })).toEqual([
      "middle: 400 → 500",
      "largest: 490 → 500",
    ]);
    expect(settled(works, { dismissed: ["larger-costs-less:large:small"] })).toEqual([
      "middle: 400 → 500",
      "largest: 490 → 500",
    ]);
  });

  test("does not raise to the curve what asks the rounded list's price", () => {
    const curve = fitCurve([
      { widthInches: 10, heightInches: 10, priceCents: 100_00, kind: "anchor" },
      { widthInches: 20, heightInches: 20, priceCents: 400_00, kind: "anchor" },
    ]);
    const list = { ...noList, curves: new Map([["oil" as const, curve]]) };
    const listed: ReferenceList = {
      ...{ currency: "CAD", framesApart: true, anchors: [], curves: { oil: curve } },
      rounding: { to: 100, direction: "nearest", minimumCents: 0 },
    };
    // The curve is at $144 there, and the list says $100.
    expect(settled([work("listed", 12, 100), work("low", 20, 200)], { list, listed })).toEqual([
      "low: 200 → 400",
    ]);
    expect(settled([work("listed", 12, 100)], { list })).toEqual(["listed: 100 → 144"]);
  });
});
