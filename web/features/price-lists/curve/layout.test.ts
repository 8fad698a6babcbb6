import { describe, expect, test } from "vitest";
import { fitCurve } from "#schema/price-lists/curve.ts";
import type { ListSettings } from "#schema/price-lists/list-settings.ts";
import { anArtwork } from "#tests/support/web/artwork.ts";
import { type LayoutInput, layOut } from "./layout.ts";
import { crowdOf, type Mark, marksOf } from "./marks.ts";
import { methodLines } from "./method-lines.ts";

const rates = { CAD: 1, USD: 0.75 } as const;
const settings: ListSettings = {
  currency: "CAD",
  rounding: { to: 5, direction: "nearest", minimumCents: 0 },
  holdsFrom: null,
  framesApart: true,
  overheadCents: 0,
  hoursPerMonth: 100,
  profit: 1,
  startsFrom: "works",
  anchors: [],
  raise: { percent: 0, byMedium: {} },
};

const anchors = [
  { medium: "oil", widthInches: 8, heightInches: 10, priceCents: 35_000 },
  { medium: "oil", widthInches: 30, heightInches: 40, priceCents: 220_000 },
] as const;
const curve = fitCurve(anchors.map((anchor) => ({ ...anchor, kind: "anchor" })));

/** Works whose sizes and prices differ, some of them sold; every fifth one is in ink. */
function works(count: number, inOil = (index: number) => index % 5 !== 4) {
  return Array.from({ length: count }, (_, index) => {
    const side = 6 + ((index * 7) % 40);
    const askedCents = Math.round(3000 * side ** 1.3 * (1 + ((index * 13) % 10) / 10));
    return anArtwork(`Work ${index}`, {
      ...{ width: side, height: side + 3, askedCents, askingPriceCents: askedCents },
      ...{ medium: inOil(index) ? "oil" : "ink", suggestedPrice: 300, hoursSpent: 5 },
    });
  });
}

function marksFor(list: ReturnType<typeof works>): Mark[] {
  return marksOf({ works: list, currency: "CAD", rates, medium: "oil" });
}

function inputFor(marks: readonly Mark[], change: Partial<LayoutInput> = {}): LayoutInput {
  const inFocus = marks.filter(({ isInFocus }) => isInFocus);
  return {
    ...{ width: 975, isWide: true, marks, curve, anchors, units: "imperial" },
    methods: methodLines(curve, inFocus, { settings, rates, hourlyRateCents: 2400 }),
    shown: ["squareInch", "linearInch", "costPlus"],
    names: {
      list: "Your list",
      squareInch: "Per square inch",
      linearInch: "Per linear inch",
      costPlus: "Cost-plus",
    },
    write: (cents) => String(cents / 100),
    ...change,
  };
}

describe("how many works there are", () => {
  test("1: with its picture", () => {
    const layout = layOut(inputFor(marksFor(works(1))));
    expect(layout.placement.thumbnails).toHaveLength(1);
    expect(layout.placement.titles).toHaveLength(1);
  });

  test("2, and up to 12 in focus: with pictures", () => {
    expect(layOut(inputFor(marksFor(works(2)))).placement.thumbnails).toHaveLength(2);
    const twelve = layOut(inputFor(marksFor(works(12, () => true))));
    expect(twelve.crowd).toEqual({ hasThumbnails: true, isFaint: false, hasCells: false });
    expect(twelve.placement.thumbnails.length).toBeGreaterThanOrEqual(8);
  });

  test("13 to 300: marks only", () => {
    for (const count of [13, 300]) {
      const layout = layOut(inputFor(marksFor(works(count, () => true))));
      expect(layout.crowd).toEqual({ hasThumbnails: false, isFaint: false, hasCells: false });
      expect(layout.placement).toEqual({ thumbnails: [], titles: [] });
      expect(layout.marks).toHaveLength(count);
    }
  });

  test("above 300 they are faint", () => {
    expect(crowdOf(marksFor(works(301, () => true))).isFaint).toBe(true);
  });

  test("from 800 the other media are cells, and only those in focus can be read", () => {
    expect(layOut(inputFor(marksFor(works(799)))).cells).toEqual([]);
    expect(crowdOf(marksFor(works(800))).hasCells).toBe(true);
    const layout = layOut(inputFor(marksFor(works(2000))));
    expect(layout.marks).toHaveLength(1600);
    expect(layout.marks.every(({ mark }) => mark.isInFocus)).toBe(true);
    expect(layout.cells.length).toBeGreaterThan(0);
    expect(layout.cells.length).toBeLessThan(400);
  });
});

test("a phone's drawing is 350 × 400, without titles and names of lines", () => {
  const { width, height, placement, labels, scales } = layOut(
    inputFor(marksFor(works(4)), { width: 350, isWide: false }),
  );
  expect([width, height]).toEqual([350, 400]);
  expect(placement.titles).toEqual([]);
  expect(labels).toEqual([]);
  expect(scales.field.right).toBe(342);
});

test("the wide drawing is 975 × 640, with the names of its lines inside its width", () => {
  const { width, height, labels } = layOut(inputFor(marksFor(works(4))));
  expect([width, height]).toEqual([975, 640]);
  expect(labels.map(({ name }) => name)).toContain("list");
  for (const { x } of labels) expect(x).toBeLessThan(975);
});

test("a method that is switched off is neither drawn nor named", () => {
  const { methods, labels } = layOut(inputFor(marksFor(works(4)), { shown: ["costPlus"] }));
  expect(methods.map(({ name }) => name)).toEqual(["costPlus"]);
  expect(labels.map(({ name }) => name).sort()).toEqual(["costPlus", "list"]);
});

test("each anchor has its price beside it, where no mark is", () => {
  const { anchors: drawn } = layOut(inputFor([]));
  expect(drawn.map(({ label }) => label?.text)).toEqual(["350", "2200"]);
  const [first] = drawn;
  expect(first?.label).toMatchObject({ x: (first?.x ?? 0) + 11, y: (first?.y ?? 0) + 19 });
});

test("the formula's bar is where it differs from what is asked, in the medium in focus alone", () => {
  const list = [
    anArtwork("own", { suggestedPrice: 300, askingPriceCents: 40_000, askedCents: 40_000 }),
    anArtwork("suggested", { suggestedPrice: 300, width: 30 }),
    anArtwork("bare", { suggestedPrice: null, askedCents: 50_000, width: 40 }),
    anArtwork("ink", { medium: "ink", askedCents: 50_000 }),
  ];
  const { marks } = layOut(inputFor(marksFor(list)));
  expect(marks.map(({ id, formulaY }) => [id, formulaY !== null])).toEqual([
    ["own", true],
    ["suggested", false],
    ["bare", false],
    ["ink", false],
  ]);
});

test("without a curve, works and prices there are still axes", () => {
  const layout = layOut(inputFor([], { curve: null, anchors: [], methods: null }));
  expect(layout.line).toBe(null);
  expect(layout.labels).toEqual([]);
});
