import { expect, test } from "vitest";
import { fitCurve, type PricePoint } from "#schema/price-lists/curve.ts";
import type { ListSettings } from "#schema/price-lists/list-settings.ts";
import type { ListAnchor, PriceList } from "#schema/price-lists/price-list.ts";
import { firstDraft } from "#schema/price-lists/price-list-input.ts";
import type { WorkPoint } from "#schema/price-lists/price-points.ts";
import { basisOf, notesOn, outlierIds, pullingWorks, timesForDouble } from "./notes.ts";

function point(side: number, dollars: number): PricePoint {
  return { widthInches: side, heightInches: side, priceCents: dollars * 100, kind: "sale" };
}

function kinds(...points: readonly PricePoint[]) {
  return notesOn(fitCurve(points)).map(({ kind }) => kind);
}

test("what is assumed below three sizes is said, and nothing from the third on", () => {
  expect(kinds(point(10, 300))).toEqual(["oneSize"]);
  expect(kinds(point(10, 300), point(20, 900))).toEqual(["twoSizes"]);
  expect(kinds(point(10, 300), point(20, 900), point(30, 1700))).toEqual([]);
  expect(kinds({ ...point(10, 300), kind: "anchor" }, point(20, 900))).toEqual(["twoSizes"]);
});

test("a slope that is held back is said", () => {
  expect(kinds(point(10, 300), point(20, 310), point(30, 320))).toEqual(["slow"]);
  expect(kinds(point(10, 300), point(20, 3000), point(30, 30_000))).toEqual(["fast"]);
});

test("how many times as much twice the area costs, to a tenth", () => {
  expect(timesForDouble({ exponent: 0.7 })).toBe(1.6);
  expect(timesForDouble({ exponent: 1 })).toBe(2);
  expect(timesForDouble({ exponent: 0.3 })).toBe(1.2);
});

const settings: ListSettings = { ...firstDraft, anchors: [], raise: { percent: 0, byMedium: {} } };

type View = Parameters<typeof outlierIds>[0];

const works: WorkPoint[] = [8, 10, 12, 16, 20, 24, 30, 36].map((side) => ({
  ...point(side, side === 20 ? side * 40 * 3 : side * 40),
  kind: "sale",
  workId: `work ${side}`,
}));
const anchor: ListAnchor = {
  medium: "oil",
  widthInches: 16,
  heightInches: 16,
  priceCents: 64_000,
};

function viewWith(anchors: readonly ListAnchor[]): View {
  const set = anchors.map((each): PricePoint => ({ ...each, kind: "anchor" }));
  const curve = fitCurve([...set, ...works]);
  return {
    medium: "oil",
    settings: { ...settings, anchors: [...anchors] },
    draft: null,
    latest: null,
    curves: { oil: curve },
    points: new Map([["oil", works]]),
  };
}

test("a work that the curve passes by is named, with anchors or without", () => {
  expect(outlierIds(viewWith([]))).toEqual(["work 20"]);
  expect(outlierIds(viewWith([anchor]))).toEqual(["work 20"]);
  expect(outlierIds({ ...viewWith([]), medium: null })).toEqual([]);
});

test("a curve that was published does not say whose its outliers were", () => {
  const view = viewWith([]);
  const curve = view.curves.oil;
  if (curve === undefined) throw new Error("The works have a curve.");
  const latest: PriceList = {
    ...settings,
    ...{ id: "1", number: 1, publishedAt: "2026-01-01", holdsFrom: "2026-01-01" },
    ...{ appliedAt: null, undoneAt: null, createdAt: "", updatedAt: "" },
    curves: { oil: { ...curve, outliers: [...curve.outliers], knots: [...curve.knots] } },
  };
  expect(outlierIds({ ...view, latest })).toEqual([]);
  expect(basisOf({ ...view, latest })).toBe("list");
  // Its draft is fitted to the works anew.
  expect(outlierIds({ ...view, latest, draft: latest })).toEqual(["work 20"]);
  expect(basisOf({ ...view, latest, draft: latest })).toBe("works");
  expect(basisOf({ ...viewWith([anchor]), latest })).toBe("anchors");
});

test("a work on offer that pulls the curve of the works is named, and none where a list is followed", () => {
  const formula: WorkPoint = {
    ...point(18, 18 * 40 * 1.8),
    ...{ kind: "offer", workId: "formula", isSuggested: true },
  };
  const few = [...works.filter(({ workId }) => ["work 8", "work 36"].includes(workId)), formula];
  const view = { ...viewWith([]), points: new Map([["oil" as const, few]]) };
  expect(pullingWorks(view)).toEqual([{ workId: "formula", factor: expect.closeTo(1.32, 2) }]);
  expect(pullingWorks({ ...view, medium: null })).toEqual([]);
  expect(pullingWorks({ ...view, settings: { ...settings, anchors: [anchor] } })).toEqual([]);
});
