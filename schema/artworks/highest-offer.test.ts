import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { toInches } from "#schema/units.ts";
import { highestOfferFinder, type SizedOffer } from "./highest-offer.ts";
import { media } from "./media.ts";

const rates = { CAD: 1, USD: 0.8 } as const;

function offer(size: string, dollars: number, changes: Partial<SizedOffer> = {}): SizedOffer {
  const [widthInches = 0, heightInches = 0] = size.split("x").map(Number);
  const cents = Math.round(dollars * 100);
  return {
    ...{ workId: "other", medium: "oil", widthInches, heightInches, cents, currency: "CAD" },
    ...changes,
  };
}

/** What a work of 10 × 10 in oil was offered at, at the highest. */
function highest(offers: readonly SizedOffer[], currency: SizedOffer["currency"] = "CAD"): number {
  const work = { id: "work", medium: "oil", widthInches: 10, heightInches: 10 } as const;
  return highestOfferFinder(offers, rates)(work, currency);
}

describe("the highest price at which a work or another of its size was offered", () => {
  test("is that of its medium and size, in whole cents of the currency", () => {
    const offers = [
      offer("10x10", 700),
      offer("5x20", 800),
      offer("10x10", 600, { currency: "USD" }),
      offer("10x10", 900, { medium: "ink" }),
      offer("12x12", 1000),
      offer("8x8", 1100),
    ];
    expect(highest(offers)).toBe(800_00);
    expect(highest(offers, "USD")).toBe(640_00);
    expect(highest([offer("10x10", 640.01, { currency: "USD" }), ...offers])).toBe(800_01);
    expect(highest([])).toBe(0);
  });

  test("is its own too, whatever it measured then, and in whatever medium", () => {
    const own = offer("30x40", 2000, { workId: "work", medium: "ink" });
    expect(highest([own, offer("10x10", 700)])).toBe(2000_00);
    expect(highest([own, offer("10x10", 2100)])).toBe(2100_00);
    expect(highest([own], "USD")).toBe(1600_00);
  });

  test.each([
    // 2 % of the larger one.
    ["10x10.2", 500],
    ["10x10.21", 0],
    ["10x9.8", 500],
    ["10x9.79", 0],
  ])("counts a size of %s inches beside 10 × 10 as %d dollars", (size, dollars) => {
    expect(highest([offer(size, 500)])).toBe(dollars * 100);
  });

  test("counts exactly 2 % in centimetres, whatever the floating-point error of inches", () => {
    for (let side = 10; side <= 100; side += 1) {
      const [small, large] = [49, 50].map((width) => ({
        ...{ widthInches: toInches(width), heightInches: toInches(side), medium: "oil" as const },
      }));
      if (!small || !large) throw new Error("Two sizes are compared.");
      const of = (size: typeof small) => [offer("1x1", 500, size)];
      expect(highestOfferFinder(of(small), rates)({ id: "work", ...large }, "CAD")).toBe(500_00);
      expect(highestOfferFinder(of(large), rates)({ id: "work", ...small }, "CAD")).toBe(500_00);
    }
  });

  test("is asked for works of several sizes, media and currencies in turn", () => {
    const find = highestOfferFinder(
      [offer("10x10", 700), offer("20x20", 1500), offer("10x10", 300, { medium: "ink" })],
      rates,
    );
    const at = (side: number, medium: "oil" | "ink", currency: "CAD" | "USD") =>
      find({ id: "work", medium, widthInches: side, heightInches: side }, currency);
    for (const _ of [1, 2]) {
      expect(at(10, "oil", "CAD")).toBe(700_00);
      expect(at(10, "oil", "USD")).toBe(560_00);
      expect(at(20, "oil", "CAD")).toBe(1500_00);
      expect(at(10, "ink", "CAD")).toBe(300_00);
    }
  });

  test("is what comparing it with each offer finds", () => {
    const sized = {
      medium: fc.constantFrom(...media.slice(0, 2)),
      widthInches: fc.integer({ min: 95, max: 105 }).map((tenths) => tenths / 10),
      heightInches: fc.integer({ min: 95, max: 105 }).map((tenths) => tenths / 10),
    };
    const ids = fc.constantFrom("a", "b", "c");
    const offers = fc.array(
      fc.record({
        ...sized,
        workId: ids,
        cents: fc.integer({ min: 1, max: 100_000 }),
        currency: fc.constantFrom("CAD", "USD"),
      }),
    );
    fc.assert(
      fc.property(offers, fc.record({ ...sized, id: ids }), (given, work) => {
        const area = (each: { widthInches: number; heightInches: number }) =>
          each.widthInches * each.heightInches;
        const alike = given.filter(
          (each) =>
            each.workId === work.id ||
            (each.medium === work.medium &&
              Math.abs(area(each) - area(work)) <=
                (0.02 + 1e-9) * Math.max(area(each), area(work))),
        );
        const cents = alike.map((each) => Math.round(each.cents / rates[each.currency]));
        expect(highestOfferFinder(given, rates)(work, "CAD")).toBe(Math.max(0, ...cents));
      }),
    );
  });
});
