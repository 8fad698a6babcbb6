import { expect, test } from "vitest";
import type { FaceSize } from "#schema/price-lists/sizes.ts";
import { longSide, nestedSizes, shortSide } from "./nested-sizes.ts";

function sizeOf(size: string): FaceSize {
  const [widthInches = 0, heightInches = 0] = size.split("x").map(Number);
  return { widthInches, heightInches };
}

function nested(...sizes: string[]): string[] {
  return nestedSizes(sizes.map(sizeOf)).map(
    ({ widthInches, heightInches }) => `${widthInches}x${heightInches}`,
  );
}

test("a size fits inside one of which it has four fifths of both sides, whichever way they are turned", () => {
  expect(nested("16x20", "20x25")).toEqual(["20x25", "16x20"]);
  expect(nested("20x16", "20x25")).toEqual(["20x25", "20x16"]);
  expect(nested("16.1x20", "20x25")).toEqual(["20x25"]);
  expect(nested("16x20.1", "20x25")).toEqual(["20x25"]);
  expect(nested("5x40", "20x50")).toEqual(["20x50", "5x40"]);
  expect(nested("19x10", "20x20")).toEqual(["20x20"]);
});

test("a size that does not fit is left out, and the next smaller one is tried", () => {
  expect(nested("8x10", "15x19", "16x20")).toEqual(["16x20", "8x10"]);
});

test("there are six at most, the largest first", () => {
  const sides = [1, 2, 4, 8, 16, 32, 64, 128];
  const squares = sides.map((side) => `${side}x${side}`);
  expect(nested(...squares)).toEqual(squares.toReversed().slice(0, 6));
  expect(nested(...squares.slice(3))).toEqual(squares.slice(3).toReversed());
  expect(nested()).toEqual([]);
});

test("a size has a short and a long side", () => {
  for (const size of ["9x12", "12x9"].map(sizeOf)) {
    expect([shortSide(size), longSide(size)]).toEqual([9, 12]);
  }
});
