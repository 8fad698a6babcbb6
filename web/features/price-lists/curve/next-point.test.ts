import { expect, test } from "vitest";
import { nextPoint, pointsBySize } from "./next-point.ts";

function point(id: string, widthInches: number, heightInches: number, cents: number) {
  return { id, widthInches, heightInches, cents };
}

const columns = pointsBySize([
  point("large", 30, 24, 155_000),
  point("wide", 20, 16, 95_000),
  point("tall", 16, 20, 90_000),
  point("dear", 16, 20, 120_000),
  point("small", 8, 10, 35_000),
]);

function after(from: string | null, ...keys: readonly string[]) {
  return keys.reduce<string | null>((id, key) => nextPoint(columns, id, key)?.id ?? id, from);
}

test("sizes are in the order of the area, works of one size in that of the price, whichever side is longer", () => {
  expect(columns.map((column) => column.map(({ id }) => id))).toEqual([
    ["small"],
    ["tall", "wide", "dear"],
    ["large"],
  ]);
});

test("right and left go from size to size, to the nearest price", () => {
  expect(after("small", "ArrowRight")).toBe("tall");
  expect(after("small", "ArrowRight", "ArrowRight")).toBe("large");
  expect(after("large", "ArrowLeft")).toBe("dear");
  expect(after("large", "ArrowLeft", "ArrowLeft")).toBe("small");
});

test("up and down go between works of one size", () => {
  expect(after("tall", "ArrowUp")).toBe("wide");
  expect(after("tall", "ArrowUp", "ArrowUp", "ArrowUp")).toBe("dear");
  expect(after("dear", "ArrowDown", "ArrowDown", "ArrowDown")).toBe("tall");
});

test("the ends are ends, and Home and End lead there", () => {
  expect(nextPoint(columns, "large", "ArrowRight")).toBe(null);
  expect(nextPoint(columns, "small", "ArrowLeft")).toBe(null);
  expect(after("large", "Home")).toBe("small");
  expect(after("small", "End")).toBe("large");
});

test("from nowhere, right begins at the smallest and left at the largest; other keys do nothing", () => {
  expect(after(null, "ArrowRight")).toBe("small");
  expect(after(null, "ArrowUp")).toBe("small");
  expect(after(null, "ArrowDown")).toBe("small");
  expect(after(null, "ArrowLeft")).toBe("large");
  expect(nextPoint(columns, "small", "a")).toBe(null);
  expect(nextPoint([], null, "ArrowRight")).toBe(null);
});
