import { expect, test } from "vitest";
import { fitCurve } from "#schema/price-lists/curve.ts";
import type { ListSettings } from "#schema/price-lists/list-settings.ts";
import { anArtwork } from "#tests/support/web/artwork.ts";
import { type Mark, marksOf } from "./marks.ts";
import { costPlusFor, crossingsOf, methodLines, methodNames, methodsOf } from "./method-lines.ts";

const rates = { CAD: 1, USD: 0.75 } as const;

function marks(...works: readonly ReturnType<typeof anArtwork>[]): Mark[] {
  return marksOf({ works, currency: "CAD", rates, medium: "oil" });
}

const sale = {
  id: "sale",
  date: "2026-05-01",
  priceCents: 90_000,
  discountCents: 0,
  currency: "CAD",
  buyerName: null,
} as const;

test("a sold work is at its sale price, the others at what is asked, without the frame", () => {
  const found = marks(
    anArtwork("asked", { askedCents: 155_000 }),
    anArtwork("sold", { status: "sold", sale, askedCents: 100_000 }),
    anArtwork("framed", { askedCents: 155_000, framed: true, framingCents: 15_000 }),
    anArtwork("abroad", { askedCents: 75_000, askedCurrency: "USD" }),
    anArtwork("kept", { status: "not-for-sale", askedCents: 5000 }),
  );
  expect(found.map(({ id, cents, isSold }) => [id, cents, isSold])).toEqual([
    ["asked", 155_000, false],
    ["sold", 90_000, true],
    ["framed", 140_000, false],
    ["abroad", 100_000, false],
    ["kept", 5000, false],
  ]);
});

test("a work without a price is no mark, nor is an archived one that was not sold", () => {
  const found = marks(
    anArtwork("bare", { suggestedPrice: null, askedCents: null }),
    anArtwork("frame", { askedCents: 5000, framed: true, framingCents: 5000 }),
    anArtwork("archived", { archived: true }),
    anArtwork("archived and sold", { archived: true, sale }),
  );
  expect(found.map(({ id }) => id)).toEqual(["archived and sold"]);
});

const settings: ListSettings = {
  currency: "USD",
  rounding: { to: 5, direction: "nearest", minimumCents: 0 },
  holdsFrom: null,
  framesApart: true,
  overheadCents: 100_000,
  hoursPerMonth: 100,
  profit: 1,
  startsFrom: "works",
  anchors: [],
  raise: { percent: 0, byMedium: {} },
};
const basis = { settings, rates, hourlyRateCents: 2400 };
const curve = fitCurve([{ widthInches: 16, heightInches: 20, priceCents: 90_000, kind: "anchor" }]);

test("cost-plus takes the work's own materials and hours and its share of the overhead, in the list's currency", () => {
  const work = anArtwork("Low Tide", {
    materialsCost: 86.4,
    hoursSpent: 18,
    framed: true,
    framingCents: 4000,
  });
  const [mark] = marks(work);
  if (!mark) throw new Error("The work has a price.");
  expect(costPlusFor(mark, basis)).toEqual({
    costs: { materialsCents: 6480, framingCents: 0, overheadCents: 13_500, hours: 18 },
    hourlyRateCents: 1800,
    profit: 1,
  });
  expect(methodsOf(mark, curve, basis).costPlusCents).toBe(2 * (6480 + 13_500 + 18 * 1800));
  const together = { ...basis, settings: { ...settings, framesApart: false } };
  expect(costPlusFor(mark, together).costs.framingCents).toBe(3000);
});

test("the rules of thumb meet the list at 16 × 20; without costs cost-plus has no line", () => {
  const lines = methodLines(curve, marks(anArtwork("free of costs")), {
    ...basis,
    settings: { ...settings, overheadCents: 0 },
  });
  for (const line of [lines.squareInch, lines.linearInch]) {
    expect((line?.cents ?? 0) * 320 ** (line?.exponent ?? 0)).toBeCloseTo(90_000, 6);
  }
  expect(lines.costPlus).toBe(null);
});

test("a work whose hours are not known has no cost-plus: it is neither drawn nor in the line through the others", () => {
  const known = anArtwork("known", { width: 16, height: 20, materialsCost: 60, hoursSpent: 10 });
  const imported = anArtwork("imported", {
    width: 16,
    height: 20,
    materialsCost: 0,
    hoursSpent: 0,
  });
  const [mark, unknown] = marks(known, imported);
  if (!mark || !unknown) throw new Error("Both works have a price.");
  const methods = methodsOf(unknown, curve, basis);
  expect(methods.costPlusCents).toBe(null);
  expect(crossingsOf(methods, methodNames).map(({ name }) => name)).toEqual([
    "squareInch",
    "linearInch",
  ]);
  expect(methodLines(curve, [mark, unknown], basis)).toEqual(methodLines(curve, [mark], basis));
});

test("two methods that say the same of a work have a ring each", () => {
  const work = anArtwork("Sumac", { width: 16, height: 20, materialsCost: 60, hoursSpent: 10 });
  const [mark] = marks(work);
  if (!mark) throw new Error("The work has a price.");
  const crossings = crossingsOf(methodsOf(mark, curve, basis), ["squareInch", "linearInch"]);
  expect(crossings).toEqual([
    { name: "squareInch", cents: 900_00 },
    { name: "linearInch", cents: 900_00 },
  ]);
});
