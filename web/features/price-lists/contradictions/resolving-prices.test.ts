import fc from "fast-check";
import { expect, test } from "vitest";
import { convert } from "#schema/currency.ts";
import { fitCurve } from "#schema/price-lists/curve.ts";
import { contradictionKey } from "#schema/price-lists/dismissals.ts";
import { curvesInCanadianDollars } from "#schema/price-lists/list-curves.ts";
import type { CatalogueWork } from "#schema/price-lists/price-points.ts";
import { catalogueContradictions } from "../catalogue.ts";
import { type ReferenceList, resolvingPrices } from "./resolving-prices.ts";

const rates = { CAD: 1, USD: 0.75 } as const;

/** 16 × 20 in of oil is $900, 24 × 30 about $1,590; nothing below $100. */
const list: ReferenceList = {
  currency: "CAD",
  framesApart: true,
  rounding: { to: 25, direction: "nearest", minimumCents: 100_00 },
  anchors: [],
  curves: {
    oil: fitCurve([{ widthInches: 16, heightInches: 20, priceCents: 900_00, kind: "anchor" }]),
  },
};

let made = 0;

function work(size: string, dollars: number, rest: Partial<CatalogueWork> = {}): CatalogueWork {
  const [width = 0, height = 0] = size.split("x").map(Number);
  made += 1;
  return {
    id: `work-${made}`,
    medium: "oil",
    width,
    height,
    status: "available",
    archived: false,
    askedCents: Math.round(dollars * 100),
    askedCurrency: "CAD",
    askingPriceCents: null,
    listedCents: null,
    framed: false,
    framingCents: 0,
    sale: null,
    ...rest,
  };
}

function sold(dollars: number): Pick<CatalogueWork, "sale" | "status"> {
  const priceCents = Math.round(dollars * 100);
  const sale = { id: "sale", date: "2026-05-01", priceCents, discountCents: 0 } as const;
  return { status: "sold", sale: { ...sale, currency: "CAD", buyerName: null } };
}

function contradictionsOf(works: readonly CatalogueWork[], withList: ReferenceList | null) {
  if (withList === null) {
    return catalogueContradictions(works, { curves: new Map(), minimumCents: 0, rates });
  }
  const { currency, rounding, curves } = withList;
  return catalogueContradictions(works, {
    curves: curvesInCanadianDollars({ curves: curves ?? {}, currency }, rates),
    minimumCents: convert(rounding.minimumCents, currency, "CAD", rates),
    rates,
  });
}

/** What resolves the first contradiction of a kind. */
function resolve(
  kind: string,
  works: readonly CatalogueWork[],
  withList: ReferenceList | null = list,
) {
  const found = contradictionsOf(works, withList).find((each) => each.kind === kind);
  if (!found) throw new Error(`No contradiction of the kind ${kind}.`);
  const byId = new Map(works.map((each) => [each.id, each]));
  return resolvingPrices(found, byId, withList, rates).map(({ workId, amountCents, currency }) => [
    works.findIndex(({ id }) => id === workId),
    amountCents,
    currency,
  ]);
}

test("a larger work is raised to the list where that is above the smaller one, else to its price", () => {
  expect(resolve("larger-costs-less", [work("24x18", 700), work("16x20", 800)])).toEqual([
    [0, 1100_00, "CAD"],
  ]);
  expect(resolve("larger-costs-less", [work("24x18", 900), work("16x20", 1500)])).toEqual([
    [0, 1500_00, "CAD"],
  ]);
  expect(resolve("larger-costs-less", [work("24x18", 700), work("16x20", 800)], null)).toEqual([
    [0, 800_00, "CAD"],
  ]);
});

test("two works of one size are both raised to the list where it is above both", () => {
  expect(resolve("same-size-differs", [work("16x20", 700), work("20x16", 800)])).toEqual([
    [0, 900_00, "CAD"],
    [1, 900_00, "CAD"],
  ]);
  expect(resolve("same-size-differs", [work("16x20", 700), work("20x16", 950)])).toEqual([
    [0, 950_00, "CAD"],
  ]);
});

test("of two works of one size only the cheaper is raised where the other asks what the list says", () => {
  // $350 at 8 × 10 in is US$262.50, which is rounded up, and so $350.67 that are asked already.
  const works = [work("8x10", 200), work("10x8", 263, { askedCurrency: "USD" })];
  expect(resolve("same-size-differs", works)).toEqual([[0, 351_00, "CAD"]]);
});

test("a work that asks what would resolve it stays as it is", () => {
  const at = (dollars: number) => {
    const small = work("5x7", dollars, { medium: "ink" });
    const kind = "below-minimum" as const;
    const found = { kind, workIds: [small.id], suggestedCents: 100_00 };
    return resolvingPrices(found, new Map([[small.id, small]]), list, rates).length;
  };
  expect([at(99.99), at(100), at(100.01)]).toEqual([1, 0, 0]);
});

test("a sold work keeps its price, and the other follows the list or the sale", () => {
  expect(resolve("same-size-differs", [work("16x20", 700), work("20x16", 0, sold(800))])).toEqual([
    [0, 900_00, "CAD"],
  ]);
  expect(resolve("same-size-differs", [work("16x20", 700), work("20x16", 0, sold(1000))])).toEqual([
    [0, 1000_00, "CAD"],
  ]);
});

test("a sold work is not raised, whatever it is compared with", () => {
  const small = work("5x7", 60, sold(60));
  const byId = new Map([[small.id, small]]);
  const kind = "below-minimum" as const;
  const found = { kind, workIds: [small.id], suggestedCents: 100_00 };
  expect(resolvingPrices(found, byId, list, rates)).toEqual([]);
});

test("a price below the minimum is raised to it, or to the list where that is higher", () => {
  expect(resolve("below-minimum", [work("5x7", 60, { medium: "ink" })])).toEqual([
    [0, 100_00, "CAD"],
  ]);
  expect(resolve("below-minimum", [work("16x20", 60)])).toEqual([[0, 900_00, "CAD"]]);
});

test("a price below the list is raised to it, and nothing is proposed for one above it", () => {
  const others = [work("16x20", 900), work("16x20", 900)];
  expect(resolve("off-the-list", [work("20x24", 920), ...others])).toEqual([[0, 1200_00, "CAD"]]);
  expect(resolve("off-the-list", [work("20x24", 2500), ...others])).toEqual([]);
});

test("prices of another currency are rounded up to whole dollars of the work's", () => {
  const inDollars = work("24x18", 300, { askedCurrency: "USD" });
  expect(resolve("larger-costs-less", [inDollars, work("16x20", 801)], null)).toEqual([
    [0, 601_00, "USD"],
  ]);
});

test("a price of the work's own currency is taken to the cent", () => {
  expect(resolve("larger-costs-less", [work("24x18", 700), work("16x20", 800.5)], null)).toEqual([
    [0, 800_50, "CAD"],
  ]);
});

test("a framed work is raised to the list with its frame", () => {
  const frame = { framed: true, framingCents: 130_00 };
  const works = [work("24x18", 700, frame), work("16x20", 800, frame)];
  expect(resolve("larger-costs-less", works)).toEqual([[0, 1230_00, "CAD"]]);
});

test("two works of one size in frames of their own are both raised to the dearer one's price", () => {
  const [plain, dear] = [50_00, 130_00].map((framingCents) => ({ framed: true, framingCents }));
  expect(
    resolve("same-size-differs", [work("16x20", 700, plain), work("20x16", 800, dear)]),
  ).toEqual([
    [0, 1030_00, "CAD"],
    [1, 1030_00, "CAD"],
  ]);
});

test("a work at two prices in two currencies is raised to the dearer, as it was found", () => {
  const both = work("16x20", 400, { askedCurrency: "USD" });
  const kind = "currencies-differ" as const;
  const found = { kind, workIds: [both.id], suggestedCents: 480_50 };
  expect(resolvingPrices(found, new Map([[both.id, both]]), list, rates)).toEqual([
    { workId: both.id, amountCents: 480_50, currency: "USD" },
  ]);
});

test("a work that is gone or asks nothing is not raised", () => {
  const unpriced = work("16x20", 0, { askedCents: null });
  const found = { kind: "below-minimum" as const, workIds: [unpriced.id], suggestedCents: 100_00 };
  expect(resolvingPrices(found, new Map([[unpriced.id, unpriced]]), list, rates)).toEqual([]);
  expect(resolvingPrices(found, new Map(), list, rates)).toEqual([]);
});

test("no price is lowered, and what was resolved is not found again", () => {
  const catalogue = fc.array(
    fc.record({
      size: fc.constantFrom("8x10", "10x8", "16x20", "20x16.2", "24x30"),
      dollars: fc.integer({ min: 60, max: 3000 }),
      askedCurrency: fc.constantFrom("CAD" as const, "USD" as const),
      framed: fc.boolean(),
      isSold: fc.boolean(),
    }),
    { minLength: 1, maxLength: 12 },
  );
  fc.assert(
    fc.property(catalogue, fc.boolean(), (drawn, isListed) => {
      const works = drawn.map(({ size, dollars, isSold, ...rest }) =>
        work(size, dollars, isSold ? { ...rest, ...sold(dollars) } : rest),
      );
      const used = isListed ? list : null;
      const byId = new Map(works.map((each) => [each.id, each]));
      for (const contradiction of contradictionsOf(works, used)) {
        const plan = resolvingPrices(contradiction, byId, used, rates);
        const raised = new Map(plan.map(({ workId, amountCents }) => [workId, amountCents]));
        for (const [id, cents] of raised) {
          expect(byId.get(id)?.sale).toBe(null);
          expect(cents).toBeGreaterThan(byId.get(id)?.askedCents ?? Infinity);
        }
        if (plan.length === 0) continue;
        const after = works.map((each) => ({
          ...each,
          askedCents: raised.get(each.id) ?? each.askedCents,
        }));
        const keys = contradictionsOf(after, used)
          .filter(({ workIds: [first] }) => first === contradiction.workIds[0])
          .map(contradictionKey);
        expect(keys).not.toContain(contradictionKey(contradiction));
      }
    }),
  );
});
