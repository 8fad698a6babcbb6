import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { toInches } from "#schema/units.ts";
import { publishedLists } from "#tests/support/published-lists.ts";
import { fitCurve, type PricePoint, priceAt, pullsOf } from "./curve.ts";

type Kind = PricePoint["kind"];

function point(size: string, dollars: number, kind: Kind = "anchor"): PricePoint {
  const [widthInches = 0, heightInches = 0] = size.split("x").map(Number);
  return { widthInches, heightInches, priceCents: dollars * 100, kind };
}

/** A sale of a size in centimetres. */
function metricPoint(size: string, dollars: number): PricePoint {
  const { widthInches, heightInches, ...rest } = point(size, dollars, "sale");
  return { ...rest, widthInches: toInches(widthInches), heightInches: toInches(heightInches) };
}

describe("published price lists", () => {
  test.each(["anchor", "sale"] as const)(
    "each price, predicted from the others as %s, misses by 5 % inside and 7 % overall at most",
    (kind) => {
      const inner: number[] = [];
      const all: number[] = [];
      for (const list of publishedLists) {
        const points = list.map(([size, dollars]) => point(size, dollars, kind));
        for (const [index, left] of points.entries()) {
          const curve = fitCurve(points.toSpliced(index, 1));
          const predicted = priceAt(curve, left.widthInches, left.heightInches);
          const miss = Math.abs(predicted / left.priceCents - 1);
          all.push(miss);
          if (index > 0 && index < points.length - 1) inner.push(miss);
        }
      }
      expect(mean(inner)).toBeLessThan(0.05);
      expect(mean(all)).toBeLessThan(0.07);
    },
  );

  test.each(publishedLists.map((list, index) => [index, list] as const))(
    "list %i has no outlier, and is fitted",
    (_, list) => {
      const curve = fitCurve(list.map(([size, dollars]) => point(size, dollars, "sale")));
      expect(curve).toMatchObject({ outliers: [], basis: "fitted" });
    },
  );
});

describe("one gross price among eight sales", () => {
  const sizes = ["5x7", "8x10", "11x14", "12x16", "16x20", "18x24", "24x30", "30x40"] as const;
  const catalogue = fc.record({
    exponent: fc.double({ min: 0.36, max: 1, noNaN: true }),
    factor: fc.double({ min: 10, max: 500, noNaN: true }),
    noise: fc.array(fc.double({ min: -0.05, max: 0.05, noNaN: true }), {
      minLength: sizes.length,
      maxLength: sizes.length,
    }),
  });

  test("is named, and moves the curve nowhere else by more than 5 %", () => {
    fc.assert(
      fc.property(
        catalogue,
        fc.nat(sizes.length - 1),
        fc.constantFrom(3, 1 / 3),
        ({ exponent, factor, noise }, index, gross) => {
          const honest = sizes.map((size, each) => {
            const { widthInches, heightInches, kind } = point(size, 1, "sale");
            const cents = factor * (widthInches * heightInches) ** exponent * 100;
            const priceCents = Math.round(cents * Math.exp(noise[each] ?? 0));
            return { widthInches, heightInches, kind, priceCents };
          });
          const wrong = honest.map((each, other) =>
            other === index ? { ...each, priceCents: Math.round(each.priceCents * gross) } : each,
          );
          const before = fitCurve(honest);
          const after = fitCurve(wrong);
          expect(before.outliers).toEqual([]);
          expect(after.outliers).toEqual([index]);
          for (const { widthInches, heightInches } of honest.toSpliced(index, 1)) {
            const ratio =
              priceAt(after, widthInches, heightInches) /
              priceAt(before, widthInches, heightInches);
            expect(Math.abs(ratio - 1)).toBeLessThan(0.05);
          }
        },
      ),
    );
  });

  test("is named among works of one area in centimetres, whatever the floating-point error of inches", () => {
    const sold = ["20x54", "20x54", "20x54", "24x45", "30x36", "40x50", "60x80", "30x40"];
    const honest = sold.map((size, index) => {
      const { widthInches, heightInches } = metricPoint(size, 1);
      const price = 20 * (widthInches * heightInches) ** 0.7 * (1 + 0.01 * (index % 3));
      return metricPoint(size, price);
    });
    expect(fitCurve(honest).outliers).toEqual([]);
    for (const [index, wrong] of honest.entries()) {
      // Nothing shows that the only price of the largest size is wrong.
      if (index === 6) continue;
      const priceCents = wrong.priceCents * 3;
      expect(fitCurve(honest.with(index, { ...wrong, priceCents })).outliers).toEqual([index]);
    }
  });

  test("in a published list is named wherever it is", () => {
    const list = publishedLists.find(({ length }) => length >= 8) ?? [];
    const honest = list.map(([size, dollars]) => point(size, dollars, "sale"));
    expect(honest.length).toBeGreaterThanOrEqual(8);
    for (const [index, wrong] of honest.entries()) {
      const priceCents = wrong.priceCents * 3;
      expect(fitCurve(honest.with(index, { ...wrong, priceCents })).outliers).toEqual([index]);
    }
  });
});

describe("the curve", () => {
  const sides = fc.double({ min: 0.5, max: 200, noNaN: true });
  const kinds = fc.constantFrom<Kind>("anchor", "sale", "offer");
  const points = fc.array(
    fc.record({
      widthInches: sides,
      heightInches: sides,
      priceCents: fc.integer({ min: 100, max: 10_000_000 }),
      kind: kinds,
    }),
    { minLength: 1, maxLength: 40 },
  );

  test("never falls as the area grows", () => {
    fc.assert(
      fc.property(points, sides, sides, (given, one, other) => {
        const curve = fitCurve(given);
        const small = priceAt(curve, Math.min(one, other), 10);
        const large = priceAt(curve, Math.max(one, other), 10);
        expect(large).toBeGreaterThanOrEqual(small * (1 - 1e-9));
      }),
    );
  });

  test("depends on the area alone, and not on the order of the points", () => {
    fc.assert(
      fc.property(points, sides, sides, (given, width, height) => {
        const price = priceAt(fitCurve(given), width, height);
        expect(priceAt(fitCurve(given), height, width)).toBe(price);
        expect(priceAt(fitCurve(given.toReversed()), width, height)).toBeCloseTo(price, 3);
      }),
    );
  });

  test("grows in proportion when every price does", () => {
    fc.assert(
      fc.property(points, sides, (given, width) => {
        const doubled = given.map((each) => ({ ...each, priceCents: each.priceCents * 2 }));
        const ratio = priceAt(fitCurve(doubled), width, 12) / priceAt(fitCurve(given), width, 12);
        expect(ratio).toBeCloseTo(2, 6);
      }),
    );
  });

  test("keeps its exponent within 0.3 and 1.15, and says where the limit holds", () => {
    const flat = fitCurve([point("5x7", 100), point("10x14", 101), point("20x28", 102)]);
    expect(flat).toMatchObject({ exponent: 0.3, isExponentLimited: true });
    const steep = fitCurve([point("5x7", 100), point("10x14", 600), point("20x28", 4000)]);
    expect(steep).toMatchObject({ exponent: 1.15, isExponentLimited: true });
  });

  test("goes through every anchor that does not fall, whatever was sold", () => {
    const anchors = [point("8x10", 350), point("16x20", 900), point("30x40", 2200)];
    const curve = fitCurve([
      ...anchors,
      point("16x20", 600, "sale"),
      point("18x24", 2000, "offer"),
    ]);
    for (const { widthInches, heightInches, priceCents } of anchors) {
      expect(priceAt(curve, widthInches, heightInches)).toBeCloseTo(priceCents, 6);
    }
  });

  test("goes through an anchor however far it is from the others, because the artist set it", () => {
    const list = ["8x10", "11x14", "12x16", "16x20", "18x24", "24x30", "30x40", "36x48"];
    const anchors = list.map((size) => {
      const { widthInches, heightInches } = point(size, 1);
      return point(size, 10 * (widthInches * heightInches) ** 0.7);
    });
    const dearest = point("36x48", 3 * 10 * (36 * 48) ** 0.7);
    const curve = fitCurve(anchors.with(-1, dearest));
    expect(curve.outliers).toEqual([]);
    expect(priceAt(curve, 36, 48)).toBeCloseTo(dearest.priceCents, 4);
    const cheapest = point("8x10", 70);
    const lower = fitCurve(anchors.with(0, cheapest));
    expect(lower.outliers).toEqual([]);
    expect(priceAt(lower, 8, 10)).toBeCloseTo(cheapest.priceCents, 4);
  });

  test("runs between anchors that contradict each other", () => {
    const curve = fitCurve([point("8x10", 400), point("16x20", 300), point("30x40", 2000)]);
    expect(priceAt(curve, 8, 10)).toBeCloseTo(Math.sqrt(400 * 300) * 100, 6);
    expect(priceAt(curve, 16, 20)).toBeCloseTo(Math.sqrt(400 * 300) * 100, 6);
  });

  test("assumes how prices grow from one size, and takes the two prices' own growth from two", () => {
    const one = fitCurve([point("16x20", 900, "sale")]);
    expect(one).toMatchObject({ exponent: 0.7, isExponentLimited: false, basis: "assumed" });
    expect(priceAt(one, 32, 40)).toBeCloseTo(900 * 100 * 4 ** 0.7, 6);
    const two = fitCurve([point("8x10", 400), point("16x20", 1200)]);
    expect(two.basis).toBe("assumed");
    // One area in centimetres, whose products in inches differ by the floating-point error.
    const alike = ["20x54", "24x45", "40x50"].map((size) => metricPoint(size, 500));
    expect(fitCurve(alike).basis).toBe("assumed");
    expect(priceAt(two, 32, 40)).toBeCloseTo(1200 * 100 * 3, 4);
  });

  test("is fitted from three sizes on, however many prices each has", () => {
    const sizes = [point("8x10", 350), point("16x20", 900), point("30x40", 2200)];
    expect(fitCurve(sizes).basis).toBe("fitted");
    expect(fitCurve([...sizes.slice(1), ...sizes.slice(1)]).basis).toBe("assumed");
    expect(fitCurve(sizes.map((each) => ({ ...each, kind: "sale" }))).basis).toBe("fitted");
  });

  test("puts the price of several sales of one size between them, an offer counting a quarter", () => {
    const sales = fitCurve([point("16x20", 800, "sale"), point("20x16", 1250, "sale")]);
    expect(priceAt(sales, 16, 20)).toBeCloseTo(1000 * 100, 6);
    const offer = fitCurve([point("16x20", 1000, "sale"), point("16x20", 2000, "offer")]);
    expect(priceAt(offer, 16, 20)).toBeCloseTo(1000 * 100 * 2 ** 0.2, 6);
  });

  test("counts a suggestion the less, the more sales and own offers there are, and no others", () => {
    const own = point("16x20", 1000, "offer");
    const suggested = { ...point("16x20", 2000, "offer"), isSuggested: true };
    const sale = point("16x20", 1000, "sale");
    const raisedBy = (...points: PricePoint[]) => priceAt(fitCurve(points), 16, 20) / 100_000;
    // Its share of all weights: one eighth of five eighths, one twelfth of nineteen twelfths.
    expect(raisedBy(own, own, suggested)).toBeCloseTo(2 ** (1 / 5), 9);
    expect(raisedBy(sale, own, own, suggested)).toBeCloseTo(2 ** (1 / 19), 9);
    expect(raisedBy(own, own, suggested, suggested)).toBeCloseTo(2 ** (1 / 3), 9);
  });

  test("says how far the points it follows are from it, in the median, and 0 for anchors", () => {
    const pairs = [point("16x20", 800, "sale"), point("16x20", 1250, "sale")];
    // Between them, at $1,000.
    expect(fitCurve(pairs).medianResidual).toBeCloseTo(0.225, 9);
    expect(fitCurve([point("16x20", 900, "sale")]).medianResidual).toBeCloseTo(0, 9);
    const anchors = [point("8x10", 400), point("16x20", 1200), point("24x30", 1100)];
    expect(fitCurve(anchors).medianResidual).toBe(0);
    expect(fitCurve([...anchors, ...pairs]).medianResidual).toBe(0);
  });

  test("refuses no points, and lengths or prices that are not above 0", () => {
    expect(() => fitCurve([])).toThrow(RangeError);
    expect(() => fitCurve([point("0x10", 100)])).toThrow(RangeError);
    expect(() => fitCurve([point("8x10", 0)])).toThrow(RangeError);
    expect(() => priceAt(fitCurve([point("8x10", 100)]), 0, 10)).toThrow(RangeError);
  });
});

describe("one offer beside evidence of the artist's own", () => {
  const sizes = ["8x10", "11x14", "12x16", "14x18", "20x24", "24x30", "30x40", "36x48"];
  const own = (count: number, kind: Kind) =>
    sizes.slice(0, count).map((size) => {
      const { widthInches, heightInches } = point(size, 1);
      return point(size, 10 * (widthInches * heightInches) ** 0.7, kind);
    });
  const listed = 10 * 320 ** 0.7;
  const bentBy = (points: readonly PricePoint[]) =>
    priceAt(fitCurve(points), 16, 20) / 100 / listed;

  test("bends the curve the less, the more there is, and is named while it does", () => {
    const formula = point("16x20", 1.5 * listed, "offer");
    const bends = [2, 4, 8].map((count) => bentBy([...own(count, "sale"), formula]));
    expect(bends[0]).toBeLessThan(1.35);
    expect(bends[1]).toBeLessThan(1.16);
    expect(bends[2]).toBeLessThan(1.08);
    expect(bends).toEqual(bends.toSorted((one, other) => other - one));
    const pulls = pullsOf([...own(4, "sale"), formula]);
    expect(pulls).toEqual([{ index: 4, factor: expect.closeTo(1.1, 1) }]);
  });

  test("no more when it is what the formula suggests beside the artist's own prices on offer", () => {
    const formula = { ...point("16x20", 1.5 * listed, "offer"), isSuggested: true };
    const beside = own(8, "offer");
    expect(bentBy([...beside, formula])).toBeLessThan(1.08);
    expect(bentBy([...beside, { ...formula, isSuggested: false }])).toBeGreaterThan(1.3);
  });

  test("is followed where there is nothing else, and pulls no curve through anchors", () => {
    const formula = point("16x20", 1.5 * listed, "offer");
    expect(bentBy([formula])).toBeCloseTo(1.5, 9);
    expect(pullsOf([formula])).toEqual([]);
    expect(pullsOf([...own(3, "anchor"), formula])).toEqual([]);
    expect(pullsOf(own(8, "sale"))).toEqual([]);
    expect(pullsOf([])).toEqual([]);
  });

  test("is named before one that pulls less, whichever way they pull", () => {
    const beside = own(3, "sale");
    const off = (size: string, times: number) => {
      const { widthInches, heightInches } = point(size, 1);
      return point(size, times * 10 * (widthInches * heightInches) ** 0.7, "offer");
    };
    const named = (...offers: PricePoint[]) =>
      pullsOf([...beside, ...offers]).map(({ index, factor }) => [index, factor > 1]);
    expect(named(off("16x20", 1.5), off("6x8", 1 / 1.5))).toEqual([
      [3, true],
      [4, false],
    ]);
    expect(named(off("16x20", 1.5), off("6x8", 1 / 1.9))).toEqual([
      [4, false],
      [3, true],
    ]);
  });

  test("is named alone: sales and what there is no better evidence than pull nothing", () => {
    const dear = point("16x20", 1.9 * listed, "sale");
    expect(pullsOf([...own(2, "sale"), dear])).toEqual([]);
    const wish = { ...dear, kind: "offer" as const };
    expect(pullsOf([...own(2, "offer"), wish])).toEqual([]);
    expect(pullsOf([...own(2, "sale"), wish]).map(({ index }) => index)).toEqual([2]);
  });

  test("pulls nothing where sales near it say the same", () => {
    const near = [point("16x20", listed, "sale"), point("15x20", 0.97 * listed, "sale")];
    const formula = point("16x20", 1.02 * listed, "offer");
    expect(pullsOf([...own(4, "sale"), ...near, formula])).toEqual([]);
  });
});

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
