import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { type ArtworkInput, artworkInputSchema, defaultSize, isYear } from "./artwork.ts";
import { media } from "./media.ts";
import { defaultSupport, supports } from "./supports.ts";

const good: ArtworkInput = {
  title: "Low Tide",
  dateCreated: "2025",
  width: 20,
  height: 15,
  depth: "canvas-0.75",
  medium: "oil",
  materialsCost: 40,
  hoursSpent: 5,
  suggestedPrice: null,
  currency: "CAD",
  imageUrl: null,
};

function accepts(changes: Record<string, unknown>): boolean {
  return v.is(artworkInputSchema, { ...good, ...changes });
}

test("S3.040 the media are those of the specification", () => {
  expect(media.join(" ")).toBe(
    "oil acrylic gouache encaustic collage mixed watercolour charcoal pastel ink mosaic",
  );
});

test("S3.041 S3.042 S3.043 S3.044 the supports are named by type and depth", () => {
  expect(supports.join(" ")).toBe(
    "canvas-0.125 canvas-0.75 canvas-1 canvas-1.25 canvas-1.5 canvas-2 " +
      "wood-0.75 wood-1 wood-1.25 wood-1.5 wood-2 " +
      "paper-0.01 paper-0.02 paper-0.03 paper-0.04",
  );
});

test("S3.045 S9.019 S9.020 a new work starts from 20 × 15 in on canvas 0.75", () => {
  expect(defaultSize).toEqual({ widthInches: 20, heightInches: 15 });
  expect(defaultSupport).toBe("canvas-0.75");
});

describe("S3.013 a year is text from 1000 to next year", () => {
  const now = new Date("2026-11-21T12:00:00Z");
  test.each(["1000", "1999", "2026", "2027"])("%s is one", (text) => {
    expect(isYear(text, now)).toBe(true);
  });
  test.each([
    "0999",
    "2028",
    "999",
    "20255",
    "2025 ",
    " 2025",
    "+2025",
    "02025",
    "1e3",
    "２０２５",
    "-2025",
    "",
  ])("%j is none", (text) => {
    expect(isYear(text, now)).toBe(false);
  });
});

describe("the limits of an artwork are inclusive", () => {
  test.each([
    { title: "a" },
    { title: "a".repeat(200) },
    { title: `  ${"a".repeat(200)}  ` },
    { width: 0.001 },
    { width: 2000, height: 2000 },
    { materialsCost: 0 },
    { materialsCost: 1_000_000 },
    { hoursSpent: 0 },
    { hoursSpent: 100_000 },
    { suggestedPrice: 380.75 },
    { currency: "USD" },
    { imageUrl: "data:image/png;base64," },
  ])("%j is taken", (changes) => {
    expect(accepts(changes)).toBe(true);
  });

  test.each([
    { title: "" },
    { title: " " },
    { title: "a".repeat(201) },
    { width: 0 },
    { height: 2000.001 },
    { width: Number.NaN },
    { height: Infinity },
    { materialsCost: -0.01 },
    { materialsCost: 1_000_000.01 },
    { hoursSpent: -0.001 },
    { hoursSpent: 100_000.001 },
    { suggestedPrice: Infinity },
    { suggestedPrice: undefined },
    { currency: "cad" },
    { imageUrl: 1 },
    { extra: true },
  ])("%j is refused", (changes) => {
    expect(accepts(changes)).toBe(false);
  });
});
