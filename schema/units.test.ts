import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseSupport, supports } from "#schema/artworks/supports.ts";
import { convertLength, lengthIn, toInches, typedUnits } from "./units.ts";

describe("a stored length", () => {
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
