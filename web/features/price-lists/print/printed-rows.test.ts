import { describe, expect, test } from "vitest";
import { fitCurve } from "#schema/price-lists/curve.ts";
import type { Curves } from "#schema/price-lists/list-curves.ts";
import { nestedSizes } from "#web/works/nested-sizes.ts";
import { type PrintableList, printedLists, printedTable } from "./printed-rows.ts";

const size = { widthInches: 16, heightInches: 20 };
const curve = fitCurve([{ ...size, priceCents: 900_00, kind: "anchor" }]);
const list = {
  ...{ anchors: [{ medium: "oil", ...size, priceCents: 900_00 }], framesApart: true },
  ...{ rounding: { to: 25, direction: "nearest", minimumCents: 0 }, currency: "CAD" },
  ...{ curves: { ink: curve, oil: curve } as Curves, holdsFrom: "2025-09-15", isDraft: false },
} as const satisfies PrintableList;

describe("the printed table", () => {
  test("has the media of the list by group, and a row for each size", () => {
    const { groups, rows } = printedTable(list, "imperial");
    expect(groups).toEqual([
      { group: "canvas", media: ["oil"] },
      { group: "paper", media: ["ink"] },
    ]);
    expect(rows).toHaveLength(14);
    const row = rows.find(({ widthInches }) => widthInches === 16);
    expect(row?.cents).toEqual([900_00, 900_00]);
    expect(rows.flatMap(({ endsGroup }, index) => (endsGroup ? [index] : []))).toEqual([3, 7, 11]);
  });

  test("has the artist's own sizes, and many of them", () => {
    const anchors = Array.from({ length: 60 }, (_, index) => ({
      ...{ medium: "oil" as const, widthInches: 61, heightInches: 61 + index },
      priceCents: 9000_00,
    }));
    expect(printedTable({ ...list, anchors }, "imperial").rows).toHaveLength(74);
  });
});

describe("what is printed", () => {
  const published = {
    ...{ id: "1", number: 1, publishedAt: "2025-09-10T12:00:00Z", overheadCents: 0 },
    ...{ hoursPerMonth: 100, profit: 1, startsFrom: "list" as const, appliedAt: null },
    ...{ undoneAt: null, createdAt: "", updatedAt: "", raise: { percent: 0, byMedium: {} } },
    ...{ ...list, anchors: [] },
  };
  const planned = { ...published, id: "2", number: 2, holdsFrom: "2027-01-01" };
  const settings = { ...published, anchors: [], holdsFrom: null };
  const days = (lists: readonly PrintableList[]) =>
    lists.map(({ holdsFrom, isDraft }) => [holdsFrom, isDraft]);

  test("is the list in force, then one for later", () => {
    const both = { inForce: published, latest: planned, settings };
    expect(days(printedLists(both, list))).toEqual([
      ["2025-09-15", false],
      ["2027-01-01", false],
    ]);
    const one = { inForce: published, latest: published, settings };
    expect(days(printedLists(one, list))).toEqual([["2025-09-15", false]]);
  });

  test("is the draft while nothing is published, and nothing without prices", () => {
    const none = { inForce: null, latest: null, settings };
    expect(days(printedLists(none, list))).toEqual([[null, true]]);
    expect(printedLists(none, { ...list, curves: {} })).toEqual([]);
  });
});

test("the largest size, and others that fit inside each other, are drawn", () => {
  const { rows } = printedTable(list, "imperial");
  const names = nestedSizes(rows).map(
    ({ widthInches, heightInches }) => `${widthInches}x${heightInches}`,
  );
  expect(names).toEqual(["48x60", "36x48", "24x30", "18x24", "12x16", "9x12"]);
  const squares = [12, 11, 6].map((side) => ({ widthInches: side, heightInches: side }));
  expect(nestedSizes(squares.toReversed()).map(({ widthInches }) => widthInches)).toEqual([12, 6]);
  expect(nestedSizes([])).toEqual([]);
});
