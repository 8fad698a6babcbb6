import { expect, test } from "vitest";
import { noCosts } from "#schema/price-lists/channels.ts";
import { fitCurve } from "#schema/price-lists/curve.ts";
import { methodsFor } from "./methods.ts";

/** A list that asks CA$900 at 16 × 20 and grows with the square root of the area. */
const curve = fitCurve([
  { widthInches: 8, heightInches: 10, priceCents: 450_00, kind: "anchor" },
  { widthInches: 16, heightInches: 20, priceCents: 900_00, kind: "anchor" },
  { widthInches: 32, heightInches: 40, priceCents: 1800_00, kind: "anchor" },
]);
const costPlus = {
  costs: { materialsCents: 48_20, framingCents: 30_00, overheadCents: 20_00, hours: 9.5 },
  hourlyRateCents: 24_00,
  profit: 0.5,
};

test("what each method says for a work, beside the list", () => {
  const methods = methodsFor(curve, { widthInches: 24, heightInches: 30 }, 1236_90, costPlus);
  expect(methods).toMatchObject({
    listCents: 1350_00,
    formulaCents: 1236_90,
    // 900 ÷ 320 square inches, × 720.
    squareInchCents: 2025_00,
    // 900 ÷ 36 inches, × 54.
    linearInchCents: 1350_00,
    // (48.20 + 30 + 20 + 9.5 × 24) × 1.5
    costPlusCents: 489_30,
    medianCents: 1293_45,
    lowestCents: 489_30,
    highestCents: 2025_00,
  });
  expect(methods.perSquareInchCents).toBeCloseTo(281.25, 6);
  expect(methods.perLinearInchCents).toBeCloseTo(2500, 6);
  // 1,350 ÷ (61 + 76.2) cm.
  expect(methods.germanFactor).toBeCloseTo(1350 / (54 * 2.54), 9);
});

test("a work that the formula has not priced has the others", () => {
  const methods = methodsFor(curve, { widthInches: 16, heightInches: 20 }, null, costPlus);
  expect(methods).toMatchObject({ formulaCents: null, medianCents: 900_00, lowestCents: 489_30 });
});

test("costs that are not known are not nothing: cost-plus is left out of median and spread", () => {
  const size = { widthInches: 16, heightInches: 20 };
  const unknown = { ...costPlus, costs: noCosts };
  expect(methodsFor(curve, size, 1185_00, unknown)).toMatchObject({
    ...{ costPlusCents: null, squareInchCents: 900_00, linearInchCents: 900_00 },
    ...{ medianCents: 900_00, lowestCents: 900_00, highestCents: 1185_00 },
  });
  // A frame, or materials, without hours are not all that a work costs.
  for (const known of [{ materialsCents: 60_00 }, { framingCents: 60_00 }]) {
    const costs = { ...noCosts, ...known };
    expect(methodsFor(curve, size, null, { ...costPlus, costs }).costPlusCents).toBeNull();
  }
});
