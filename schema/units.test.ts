import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseSupport, supports } from "#schema/artworks/supports.ts";
import {
  convertLength,
  lengthIn,
  shownInches,
  toCentimetres,
  toInches,
  typedUnits,
  unitsOf,
} from "./units.ts";

describe("a stored length", () => {
  it("is shown in either unit with one decimal, rounded half up", () => {
    expect([10, 24.125, 0.35].map(toCentimetres)).toEqual([25.4, 61.3, 0.9]);
    expect([10, 24.125, 0.35].map(shownInches)).toEqual([10, 24.1, 0.4]);
    expect([true, false].map((usesMetric) => unitsOf({ usesMetric }))).toEqual([
      "metric",
      "imperial",
    ]);
  });

  it("keeps the hundredths of a centimetre with which it was typed", () => {
    expect(lengthIn(toInches(30.25), "metric")).toBe(30.25);
    expect(lengthIn(toInches(30.254), "metric")).toBe(30.3);
    expect(lengthIn(toInches(2.54), "imperial")).toBe(1);
  });

  it("reads in its own units as it was typed, to the last decimal", () => {
    const tenths = fc.integer({ min: 1, max: 20_000 }).map((value) => value / 10);
    fc.assert(
      fc.property(tenths, (typed) => {
        expect(lengthIn(typed, "imperial")).toBe(typed);
        expect(lengthIn(toInches(typed), "metric")).toBe(typed);
      }),
    );
    expect(lengthIn(24.125, "imperial")).toBe(24.125);
    expect(typedUnits(50 / 2.54)).toBe("metric");
    expect(typedUnits(24.125)).toBe("imperial");
  });

  it("reads in the other units with one decimal, and never as nothing", () => {
    expect(lengthIn(20, "metric")).toBe(50.8);
    expect(lengthIn(50 / 2.54, "imperial")).toBe(19.7);
    fc.assert(
      fc.property(fc.double({ min: 0.02, max: 2000, noNaN: true }), (inches) => {
        for (const units of ["imperial", "metric"] as const) {
          const full = convertLength(inches, units);
          expect(Math.abs(lengthIn(inches, units) / full - 1)).toBeLessThan(0.06);
        }
      }),
    );
  });

  it("is a depth that a metric artist can measure", () => {
    const depths = new Set(supports.map((support) => parseSupport(support).depthInches));
    expect([...depths].map((depth) => lengthIn(depth, "metric"))).toEqual([
      0.32, 1.9, 2.5, 3.2, 3.8, 5.1, 0.025, 0.051, 0.076, 0.1,
    ]);
  });
});
