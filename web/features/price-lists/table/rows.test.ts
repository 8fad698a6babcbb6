import fc from "fast-check";
import { expect, test } from "vitest";
import { standardSizes } from "#schema/price-list/sizes.ts";
import { endsGroup, listRows } from "./rows.ts";

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
