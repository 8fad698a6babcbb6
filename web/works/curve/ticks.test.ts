import { expect, test } from "vitest";
import { areaOf, standardSizes } from "#schema/price-lists/sizes.ts";
import { extentOf, logScales } from "./scales.ts";
import { namedCount, nameTicks, priceTicks, sizeTicks } from "./ticks.ts";

const prices = [5529, 575_000];

function scalesOf(width: number, height: number, units: "imperial" | "metric" = "imperial") {
  const field = { left: 44, right: width - 8, top: 10, bottom: height - 40 };
  return logScales(field, extentOf(standardSizes(units).map(areaOf), prices));
}

function named(width: number, units: "imperial" | "metric" = "imperial") {
  return sizeTicks(standardSizes(units), scalesOf(width, 400, units), namedCount(width))
    .filter(({ isNamed }) => isNamed)
    .map(({ size }) => `${size.widthInches} × ${size.heightInches}`);
}

test("every standard size has a tick; the wide chart names seven, the narrow four, the narrowest three", () => {
  expect(sizeTicks(standardSizes("imperial"), scalesOf(975, 640), 7)).toHaveLength(14);
  expect(named(975)).toEqual([
    "5 × 7",
    "8 × 10",
    "11 × 14",
    "16 × 20",
    "24 × 30",
    "30 × 40",
    "48 × 60",
  ]);
  expect(named(350)).toEqual(["5 × 7", "11 × 14", "24 × 30", "48 × 60"]);
  expect(named(280)).toEqual(["5 × 7", "16 × 20", "48 × 60"]);
});

test("French formats are named likewise, and without sizes there are no ticks", () => {
  expect(named(350, "metric")).toHaveLength(4);
  expect(sizeTicks([], scalesOf(350, 400), 4)).toEqual([]);
});

test("names keep their distance", () => {
  for (const [width, distance] of [
    [975, 55],
    [600, 55],
    [350, 55],
    [280, 55],
  ] as const) {
    const xs = sizeTicks(standardSizes("imperial"), scalesOf(width, 400), namedCount(width))
      .filter(({ isNamed }) => isNamed)
      .map(({ x }) => x);
    for (const [index, x] of xs.slice(1).entries()) {
      expect(x - (xs[index] ?? 0)).toBeGreaterThan(distance);
    }
  }
});

test("of long names only those are drawn that have room beside each other, the last one inside the drawing", () => {
  const narrow = (nameOf: (size: { widthInches: number }) => string) =>
    nameTicks(standardSizes("metric"), scalesOf(350, 400, "metric"), {
      ...{ most: 4, end: 350 },
      nameOf,
    }).filter(({ name }) => name !== null);
  expect(narrow(({ widthInches }) => String(Math.round(widthInches)))).toHaveLength(4);
  const long = narrow(() => "130 × 195 cm");
  expect(long.length).toBeLessThan(4);
  for (const [index, { nameX }] of long.slice(1).entries()) {
    expect(nameX - (long[index]?.nameX ?? 0)).toBeGreaterThan(80);
  }
  expect(long.at(-1)?.nameX).toBeLessThan(312);
});

function dollars(height: number) {
  return priceTicks(scalesOf(975, height)).map(({ cents }) => cents / 100);
}

test("prices are at 50, 100, 200, 500 and so on; a low chart leaves out the twos", () => {
  expect(dollars(640)).toEqual([50, 100, 200, 500, 1000, 2000, 5000]);
  expect(dollars(400)).toEqual([50, 100, 500, 1000, 5000]);
});

test("over many powers of ten only these are left, and the grid stays readable", () => {
  const field = { left: 44, right: 342, top: 10, bottom: 360 };
  const ticks = priceTicks(logScales(field, extentOf([320], [1, 100_000_000])));
  expect(ticks.map(({ cents }) => cents / 100)).toEqual([
    0.01, 0.1, 1, 10, 100, 1000, 10_000, 100_000, 1_000_000,
  ]);
  for (const [index, { y }] of ticks.slice(1).entries()) {
    expect((ticks[index]?.y ?? 0) - y).toBeGreaterThan(18);
  }
});
