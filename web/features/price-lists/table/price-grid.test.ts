import fc from "fast-check";
import { expect, test } from "vitest";
import { fitCurve } from "#schema/price-lists/curve.ts";
import type { ListAnchor } from "#schema/price-lists/price-list.ts";
import { firstDraft } from "#schema/price-lists/price-list-input.ts";
import { standardSizes } from "#schema/price-lists/sizes.ts";
import { mediaGroups } from "#web/works/media-groups.ts";
import {
  type AddedToGrid,
  cellKey,
  changeAnchors,
  endsGroup,
  listRows,
  type PriceColumn,
  priceGrid,
  tableLayout,
} from "./price-grid.ts";
import { anchorProblems } from "./problems.ts";

function anchor(widthInches: number, heightInches: number, dollars: number): ListAnchor {
  return { medium: "oil", widthInches, heightInches, priceCents: dollars * 100 };
}

const anchors = [anchor(8, 10, 350), anchor(30, 40, 2200), anchor(10, 30, 800)];
const settings = {
  ...firstDraft,
  rounding: { to: 25, direction: "nearest", minimumCents: 300_00 },
  anchors,
} as const;
const curves = { oil: fitCurve(anchors.map((each) => ({ ...each, kind: "anchor" }))) };

function gridOf(added: AddedToGrid) {
  const list = { works: [], settings: { ...settings, anchors: [...anchors] }, curves };
  return priceGrid({ ...list, units: "imperial" }, added);
}

test("own sizes are rows, anchors are marked as set, and the minimum where the curve is below it", () => {
  const { rows, columns } = gridOf({ media: [], sizes: [] });
  expect(rows).toHaveLength(15);
  expect(columns).toHaveLength(1);
  const cells = columns[0]?.cells ?? [];
  const marked = (mark: "isAnchor" | "isMinimum") =>
    cells.filter((cell) => cell[mark]).map(({ key, priceCents }) => [key, priceCents]);
  expect(marked("isAnchor")).toEqual([
    ["oil 8.00x10.00", 350_00],
    ["oil 10.00x30.00", 800_00],
    ["oil 30.00x40.00", 2200_00],
  ]);
  expect(marked("isMinimum")).toEqual([["oil 5.00x7.00", 300_00]]);
});

test("an added medium has a column without prices, beside those in use", () => {
  const { columns } = gridOf({
    media: ["ink"],
    sizes: [{ widthInches: 3, heightInches: 3 }],
  });
  expect(columns.map(({ medium, group }) => [medium, group])).toEqual([
    ["oil", "canvas"],
    ["ink", "paper"],
  ]);
  expect(new Set(columns[1]?.cells.map(({ priceCents }) => priceCents))).toEqual(new Set([null]));
  expect(columns[1]?.cells).toHaveLength(16);
});

test("a price is set, replaced whichever side of the size is the longer, and returned to the curve", () => {
  const size = { widthInches: 10, heightInches: 8 };
  const change = (priceCents: number | null) =>
    changeAnchors(
      [anchor(8, 10, 350)],
      [{ key: cellKey("oil", size), medium: "oil", size, priceCents }],
    );
  expect(change(400_00)).toEqual([anchor(8, 10, 400)]);
  expect(change(null)).toEqual([]);
  expect(
    changeAnchors(
      [anchor(8, 10, 350)],
      [{ key: cellKey("ink", size), medium: "ink", size, priceCents: 200_00 }],
    ),
  ).toEqual([anchor(8, 10, 350), { ...size, medium: "ink", priceCents: 200_00 }]);
});

test("a price below a smaller size's is a problem, beside the dearest of these", () => {
  const falling = [anchor(5, 7, 250), anchor(8, 10, 900), anchor(9, 12, 800), anchor(16, 20, 600)];
  const problems = anchorProblems([...falling, { ...anchor(30, 40, 100), medium: "ink" }], {
    minimumCents: 0,
  });
  expect([...problems]).toEqual([
    ["oil 9.00x12.00", { kind: "falling", priceCents: 800_00, smaller: anchor(8, 10, 900) }],
    ["oil 16.00x20.00", { kind: "falling", priceCents: 600_00, smaller: anchor(8, 10, 900) }],
  ]);
});

test("a price below the list's minimum is a problem", () => {
  expect([
    ...anchorProblems([anchor(5, 7, 90), anchor(8, 10, 100)], { minimumCents: 100_00 }),
  ]).toEqual([["oil 5.00x7.00", { kind: "belowMinimum", minimumCents: 100_00 }]]);
});

const size = (widthInches: number, heightInches: number) => ({ widthInches, heightInches });

test("own sizes are among the standard ones, by area, and a standard size turned on its side is no row of its own", () => {
  const rows = listRows("imperial", [size(20, 16), size(10, 30), size(30, 10)]);
  const names = rows.map(({ widthInches, heightInches }) => `${widthInches} × ${heightInches}`);
  expect(rows).toHaveLength(standardSizes("imperial").length + 1);
  expect(names.slice(4, 8)).toEqual(["12 × 16", "10 × 30", "16 × 20", "20 × 20"]);
});

test("rows are in the order of the area, and each size is there once, whatever is added", () => {
  const side = fc.integer({ min: 1, max: 80 });
  const sizes = fc.array(fc.tuple(side, side).map(([width, height]) => size(width, height)));
  fc.assert(
    fc.property(sizes, fc.constantFrom("imperial", "metric"), (own, units) => {
      const rows = listRows(units, own);
      const areas = rows.map(({ widthInches, heightInches }) => widthInches * heightInches);
      expect(areas).toEqual(areas.toSorted((one, other) => one - other));
      expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
      expect(listRows(units, own.toReversed()).map(({ key }) => key)).toEqual(
        rows.map(({ key }) => key),
      );
    }),
  );
});

test("a line ends each group of four, except after the last row", () => {
  const ends = (rows: number) =>
    Array.from({ length: rows }, (_, index) => index).filter((index) => endsGroup(index, rows));
  expect(ends(14)).toEqual([3, 7, 11]);
  expect(ends(8)).toEqual([3]);
});

const canvas = mediaGroups.canvas.map(
  (medium): PriceColumn => ({ medium, group: "canvas", cells: [] }),
);
const paper = mediaGroups.paper.map(
  (medium): PriceColumn => ({ medium, group: "paper", cells: [] }),
);
const all = [...canvas, ...paper];

test.each([
  [61, all, "whole"],
  [47, all, "groups"],
  [39, all, "groups"],
  [20, all, "single"],
  [39, canvas.slice(0, 3), "whole"],
  [20, canvas.slice(0, 2), "single"],
  [61, canvas.slice(0, 1), "single"],
] as const)("in %d rem, %o is laid out as %s", (width, columns, layout) => {
  expect(tableLayout(width, columns)).toBe(layout);
});
