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

// The long side, then the short sides of figure, landscape and seascape.
test.each([
  [0, 18, 14, 12, 10],
  [1, 22, 16, 14, 12],
  [2, 24, 19, 16, 14],
  [3, 27, 22, 19, 16],
  [4, 33, 24, 22, 19],
  [5, 35, 27, 24, 22],
  [6, 41, 33, 27, 24],
  [8, 46, 38, 33, 27],
  [10, 55, 46, 38, 33],
  [12, 61, 50, 46, 38],
  [15, 65, 54, 50, 46],
  [20, 73, 60, 54, 50],
  [25, 81, 65, 60, 54],
  [30, 92, 73, 65, 60],
  [40, 100, 81, 73, 65],
  [50, 116, 89, 81, 73],
  [60, 130, 97, 89, 81],
  [80, 146, 114, 97, 90],
  [100, 162, 130, 114, 97],
  [120, 195, 130, 114, 97],
])("the formats %d are %d cm long, and %d, %d or %d cm wide", (number, long, ...shorts) => {
  const formats = shorts.map((short) =>
    frenchFormat({ widthInches: toInches(short), heightInches: toInches(long) }),
  );
  expect(formats).toEqual(["F", "P", "M"].map((kind) => `${number}${kind}`));
});

test("a format is up to half a centimetre larger or smaller", () => {
  const of = (short: number, long: number) =>
    frenchFormat({ widthInches: toInches(short), heightInches: toInches(long) });
  for (const [number, short, long] of [
    [1, 16, 22],
    [4, 24, 33],
    [10, 46, 55],
    [40, 81, 100],
  ] as const) {
    for (const by of [-0.5, 0.5]) expect(of(short + by, long + by)).toBe(`${number}F`);
  }
  expect([of(46.4, 55.4), of(45.6, 54.6)]).toEqual(["10F", "10F"]);
  expect([of(46.6, 55), of(45.4, 55), of(46, 55.6), of(46, 54.4)]).toEqual([
    ...[null, null, null, null],
  ]);
});

test("the imperial rows are the sizes that canvases and papers are sold in", () => {
  const rows = standardSizes("imperial").map((size) => `${size.widthInches}x${size.heightInches}`);
  expect(rows.join(" ")).toBe(
    "5x7 8x10 9x12 11x14 12x16 16x20 20x20 18x24 24x24 24x30 30x40 36x36 36x48 48x60",
  );
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
