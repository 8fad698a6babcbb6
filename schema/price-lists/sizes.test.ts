import { expect, test } from "vitest";
import { toInches } from "#schema/units.ts";
import { areaOf, distinctSizes, frenchFormat, sizeKey, standardSizes } from "./sizes.ts";

test.each(["imperial", "metric"] as const)("the %s sizes grow from row to row", (units) => {
  const areas = standardSizes(units).map(areaOf);
  expect(areas.length).toBeGreaterThan(12);
  expect(areas).toEqual(areas.toSorted((one, other) => one - other));
  expect(new Set(areas).size).toBe(areas.length);
});

test.each([
  [46, 55, "10F"],
  [55, 46, "10F"],
  [55, 38, "10P"],
  [33.2, 54.8, "10M"],
  [130, 195, "120F"],
  [50, 50, null],
])("%d × %d cm is the format %s", (width, height, format) => {
  const size = { widthInches: toInches(width), heightInches: toInches(height) };
  expect(frenchFormat(size)).toBe(format);
});

test("every metric row has a French format", () => {
  const formats = standardSizes("metric").map(frenchFormat);
  expect(formats).toEqual(
    [1, 3, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 60, 80, 120].map((number) => `${number}F`),
  );
});

test("a size has one row, whichever side is the longer", () => {
  expect(sizeKey({ widthInches: 16, heightInches: 20 })).toBe(
    sizeKey({ widthInches: 20, heightInches: 16.001 }),
  );
});

test("a size on its side is the size that came first, and sizes are in the order of the area", () => {
  const size = (widthInches: number, heightInches: number) => ({ widthInches, heightInches });
  expect(areaOf(size(16, 20))).toBe(320);
  expect(distinctSizes([size(16, 20), size(8, 10), size(20, 16)])).toEqual([
    size(8, 10),
    size(16, 20),
  ]);
});
