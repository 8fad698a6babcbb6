import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { drawDots, drawStrokes, hoursPerStroke, strokeCount } from "#web/works/strokes-and-dots.ts";
import { chartHeight, layOutLevels, type Step } from "./base-rate-levels.ts";

const keys = ["careerStage", "medium", "weeklyHours", "salesHistory", "education"] as const;

function stepsOf(...multipliers: number[]): Step[] {
  return keys.map((key, index) => ({ key, multiplier: multipliers[index] ?? 1 }));
}

describe("the strokes", () => {
  it("represent an hour each, over 40 hours five, then ten and more", () => {
    expect([18, 40, 41, 200, 201, 400].map(hoursPerStroke)).toEqual([1, 1, 5, 5, 10, 10]);
    expect([0, 0.25, 18, 40, 41, 100_000].map(strokeCount)).toEqual([0, 1, 18, 40, 8, 20]);
  });

  it("and the dots are the same each time, and inside the drawing", () => {
    expect(drawStrokes(18)).toEqual(drawStrokes(18));
    expect(drawDots(5, 4)).toEqual(drawDots(5, 4));
    expect(drawDots(5, 4)).toHaveLength(20);
    for (const { x, y } of drawDots(46, 12)) {
      expect(Math.min(x, y)).toBeGreaterThan(0);
      expect(Math.max(x, y)).toBeLessThan(100);
    }
  });
});

describe("the levels of the base rate", () => {
  it("rise in solid blocks, fall by an outline and stay the same at × 1", () => {
    const { columns, cap } = layOutLevels(stepsOf(1.2, 1.2, 0.9, 1, 1.1), null);
    expect(columns.map(({ rise }) => rise !== null)).toEqual([true, true, false, false, true]);
    expect(columns.map(({ missing }) => missing !== null)).toEqual([
      false,
      false,
      true,
      false,
      false,
    ]);
    expect(columns[3]?.level).toBe(columns[2]?.level);
    expect(cap).toBeNull();
  });

  it("rise equally far for equal multipliers: heights are logarithmic", () => {
    const { columns } = layOutLevels(stepsOf(1.2, 1.2), null);
    expect(columns[0]?.rise?.height).toBeCloseTo(columns[1]?.rise?.height ?? 0);
  });

  it("end at the cap, with an outline of what lies above it", () => {
    const { columns, cap } = layOutLevels(stepsOf(1.4, 1.3, 1.3, 1.4, 1.2), 2.5);
    expect(columns[4]?.level).toBe(cap);
    expect(columns[4]?.rise).toBeNull();
    expect(columns[4]?.missing).not.toBeNull();
  });

  it("stay inside the chart whatever the multipliers are", () => {
    const multiplier = fc.double({ min: 0.5, max: 1.5, noNaN: true });
    fc.assert(
      fc.property(fc.array(multiplier, { minLength: 5, maxLength: 5 }), (multipliers) => {
        const { columns, baseline } = layOutLevels(stepsOf(...multipliers), null);
        for (const { fill, rise, missing } of columns) {
          for (const block of [fill, rise, missing]) {
            if (block === null) continue;
            expect(block.top).toBeGreaterThanOrEqual(0);
            expect(block.top + block.height).toBeLessThanOrEqual(chartHeight + 0.001);
          }
        }
        expect(baseline).toBeLessThanOrEqual(chartHeight);
      }),
    );
  });
});
