import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { toInches } from "#schema/units.ts";
import { fitCurve, type PricePoint, priceAt } from "./curve.ts";
import {
  anchorsBelowMinimum,
  curvesInCanadianDollars,
  draftCurves,
  fallingAnchors,
  listPriceOf,
  listPriceOfWork,
  raiseList,
  raiseOf,
  scaleCurve,
} from "./list-curves.ts";
import type { ListAnchor, PriceList, Raise } from "./price-list.ts";
import { roundingSteps } from "./price-list.ts";
import type { RoundingRule } from "./rounding.ts";
import type { FaceSize } from "./sizes.ts";

const rates = { CAD: 1, USD: 0.8 } as const;
const noRaise: Raise = { percent: 0, byMedium: {} };
const rounding = { to: 25, direction: "nearest", minimumCents: 100_00 } as const;
const none = new Map();

type Priced = Pick<PriceList, "anchors" | "currency" | "curves" | "rounding">;
interface Draft {
  readonly anchors: ListAnchor[];
  readonly currency?: PriceList["currency"];
  readonly startsFrom?: PriceList["startsFrom"];
  readonly raise?: Raise;
  readonly rounding?: RoundingRule;
  readonly points?: Parameters<typeof draftCurves>[1];
}

/** What a draft becomes when it is published after another list. */
function publish(draft: Draft, before: Priced | null = null): Priced {
  const { anchors, currency = "CAD", startsFrom = "list", points = none } = draft;
  const curves = draftCurves({ anchors, currency, startsFrom }, points, before, rates);
  const rule = draft.rounding ?? rounding;
  const raised = raiseList({ anchors, curves, raise: draft.raise ?? noRaise, rounding: rule });
  return { ...raised, currency, rounding: rule };
}

function oil(size: string, dollars: number): ListAnchor {
  return { medium: "oil", ...sizeOf(size), priceCents: dollars * 100 };
}

function sizeOf(size: string): FaceSize {
  const [widthInches = 0, heightInches = 0] = size.split("x").map(Number);
  return { widthInches, heightInches };
}

function dollarsOf(list: Priced, ...sizes: string[]): (number | null)[] {
  return sizes.map((size) => {
    const cents = listPriceOf(list, "oil", sizeOf(size));
    return cents === null ? null : cents / 100;
  });
}

const designed = [oil("8x10", 350), oil("30x40", 2200)];
/** The same with one between them that lies on no power of the area. */
const bent = [oil("8x10", 350), oil("16x20", 1200), oil("30x40", 2200)];

describe("the curves of a draft", () => {
  test("list the anchors as they are set, and round what is between and beyond them", () => {
    const list = publish({ anchors: designed });
    expect(
      dollarsOf(list, "5x7", "8x10", "9x12", "16x20", "20x16", "24x30", "30x40", "48x60"),
    ).toEqual([200, 350, 425, 900, 900, 1550, 2200, 3975]);
    expect(listPriceOf(list, "ink", sizeOf("8x10"))).toBeNull();
  });

  test("follow the works of a medium without anchors, and cover no medium without both", () => {
    const sale: PricePoint = { ...sizeOf("16x20"), priceCents: 900_00, kind: "sale" };
    const list = publish({ anchors: [], startsFrom: "works", points: new Map([["ink", [sale]]]) });
    expect(Object.keys(list.curves ?? {})).toEqual(["ink"]);
    expect(listPriceOf(list, "ink", sizeOf("16x20"))).toBe(900_00);
  });

  test("keep a medium's curve of the list before, whatever was sold since, or leave it to the works", () => {
    const before = publish({ anchors: designed });
    const sale: PricePoint = { ...sizeOf("16x20"), priceCents: 100_00, kind: "sale" };
    const points = new Map([["oil" as const, [sale]]]);
    expect(dollarsOf(publish({ anchors: [], points }, before), "16x20")).toEqual([900]);
    const fitted = publish({ anchors: [], points, startsFrom: "works" }, before);
    expect(dollarsOf(fitted, "16x20")).toEqual([100]);
  });

  test("go through an anchor that is changed, and grow beyond it as the list before does", () => {
    const before = publish({ anchors: designed });
    const after = publish({ anchors: [oil("8x10", 400), oil("30x40", 2200)] }, before);
    expect(dollarsOf(after, "8x10", "30x40")).toEqual([400, 2200]);
    const [grown = 0] = [before, after].map(({ curves }) => curves?.oil?.exponent);
    expect(after.curves?.oil?.exponent).toBeCloseTo(grown, 1);
  });

  test("keep the list before's, where the anchors are the same in any order", () => {
    const before = publish({ anchors: bent });
    const after = publish({ anchors: bent.toReversed() }, before);
    expect(after.curves).toEqual(before.curves);
  });

  test.each<[string, ListAnchor[], PriceList["currency"], string, number]>([
    ["changed", [oil("8x10", 350), oil("16x20", 1000), oil("30x40", 2200)], "CAD", "16x20", 1000],
    ["added", [...bent, oil("24x30", 1300)], "CAD", "24x30", 1300],
    // What is left is one power of the area.
    ["taken away", designed, "CAD", "16x20", 350 * (2200 / 350) ** (Math.log(4) / Math.log(15))],
    ["in another currency", bent, "USD", "16x20", 1200],
  ])(
    "follow the anchors where one of the list before's is %s",
    (_, anchors, currency, size, dollars) => {
      const { curves } = publish({ anchors, currency }, publish({ anchors: bent }));
      const { widthInches, heightInches } = sizeOf(size);
      expect(curves?.oil && priceAt(curves.oil, widthInches, heightInches)).toBeCloseTo(
        dollars * 100,
        6,
      );
    },
  );

  test("say nothing before they are fitted, and follow the works after a list without any", () => {
    const draft: Priced = { anchors: [], currency: "CAD", rounding, curves: null };
    expect(listPriceOf(draft, "oil", sizeOf("16x20"))).toBeNull();
    const sale: PricePoint = { ...sizeOf("16x20"), priceCents: 900_00, kind: "sale" };
    const after = publish({ anchors: [], points: new Map([["oil", [sale]]]) }, draft);
    expect(dollarsOf(after, "16x20")).toEqual([900]);
  });

  test("are in the draft's currency, at the day's rate", () => {
    const before = publish({ anchors: designed });
    const dollars = publish({ anchors: [], currency: "USD" }, before);
    expect(dollarsOf(dollars, "8x10", "30x40")).toEqual([275, 1750]);
    const curves = curvesInCanadianDollars(
      { curves: dollars.curves ?? {}, currency: "USD" },
      rates,
    );
    const curve = curves.get("oil");
    expect(curve && priceAt(curve, 8, 10)).toBeCloseTo(350_00, 6);
  });
});

const sides = fc.double({ min: 3, max: 70, noNaN: true });
const sizes = fc.record({ widthInches: sides, heightInches: sides });
const rules: fc.Arbitrary<RoundingRule> = fc.record({
  to: fc.constantFrom(...roundingSteps),
  direction: fc.constantFrom("up", "nearest"),
  minimumCents: fc.integer({ min: 0, max: 300_00 }),
});
/** Anchors that a list can be published with: not below its minimum, not falling. */
const anchorsAbove = (minimumCents: number) =>
  fc
    .uniqueArray(
      fc.record({ widthInches: fc.integer({ min: 4, max: 60 }), cents: fc.nat(500_000) }),
      {
        selector: ({ widthInches }) => widthInches,
        minLength: 1,
        maxLength: 6,
      },
    )
    .map((drawn) => {
      const rising = drawn.map(({ cents }) => cents).toSorted((one, other) => one - other);
      return drawn
        .toSorted((one, other) => one.widthInches - other.widthInches)
        .map(
          ({ widthInches }, index): ListAnchor => ({
            medium: "oil",
            widthInches,
            heightInches: 12,
            priceCents: minimumCents + 100 + (rising[index] ?? 0),
          }),
        );
    });
const works = fc.array(
  fc.record({
    widthInches: sides,
    heightInches: sides,
    priceCents: fc.integer({ min: 100, max: 900_000 }),
    kind: fc.constantFrom("sale", "offer"),
  }),
  { minLength: 1, maxLength: 12 },
);
/** A first list, through anchors or along works. */
const firstLists = rules.chain((rule) =>
  fc.record({
    rounding: fc.constant(rule),
    anchors: fc.oneof(anchorsAbove(rule.minimumCents), fc.constant<ListAnchor[]>([])),
    points: works.map((points) => new Map([["oil" as const, points]])),
    startsFrom: fc.constant("works" as const),
  }),
);
const percents = fc.integer({ min: 0, max: 30 });

function priceOf(list: Priced, size: FaceSize): number {
  return listPriceOf(list, "oil", size) ?? Number.NaN;
}

describe("a list of any anchors or works", () => {
  test("never asks less for a larger size, raised or not", () => {
    fc.assert(
      fc.property(firstLists, percents, sizes, sizes, (draft, percent, one, other) => {
        const list = publish({ ...draft, raise: { ...noRaise, percent } });
        const area = ({ widthInches, heightInches }: FaceSize) => widthInches * heightInches;
        const [small, large] = area(one) <= area(other) ? [one, other] : [other, one];
        expect(priceOf(list, large)).toBeGreaterThanOrEqual(priceOf(list, small));
      }),
    );
  });

  test("asks no less than its minimum anywhere", () => {
    fc.assert(
      fc.property(firstLists, sizes, (draft, size) => {
        const price = priceOf(publish(draft), size);
        expect(price).toBeGreaterThanOrEqual(draft.rounding.minimumCents);
      }),
    );
  });

  test("is the same list when it is copied and published again, even after a raise", () => {
    fc.assert(
      fc.property(firstLists, percents, sizes, (draft, percent, size) => {
        const before = publish({ ...draft, raise: { ...noRaise, percent } });
        const after = publish({ anchors: before.anchors, rounding: draft.rounding }, before);
        expect(priceOf(after, size)).toBe(priceOf(before, size));
      }),
    );
  });

  test("is nowhere lower after a raise, or two", () => {
    fc.assert(
      fc.property(firstLists, percents, percents, sizes, (draft, one, other, size) => {
        const next = (before: Priced, percent: number) =>
          publish(
            { ...draft, ...before, startsFrom: "list", raise: { ...noRaise, percent } },
            before,
          );
        const first = publish(draft);
        const second = next(first, one);
        const third = next(second, other);
        expect(priceOf(second, size)).toBeGreaterThanOrEqual(priceOf(first, size));
        expect(priceOf(third, size)).toBeGreaterThanOrEqual(priceOf(second, size));
      }),
    );
  });
});

describe("a raise", () => {
  test("raises anchors to whole steps, never lower, and leaves a medium at 0 % as it was typed", () => {
    const odd = { ...oil("8x10", 337), medium: "ink" } as const;
    const anchors = [...designed, odd];
    const curves = draftCurves(
      { anchors, currency: "CAD", startsFrom: "works" },
      none,
      null,
      rates,
    );
    const raise = { percent: 8, byMedium: { ink: 0 } };
    const raised = raiseList({ anchors, curves, raise, rounding });
    expect(raised.anchors).toEqual([oil("8x10", 375), oil("30x40", 2375), odd]);
    const list = { ...raised, currency: "CAD", rounding } as const;
    expect(dollarsOf(list, "5x7", "16x20", "20x20", "48x60")).toEqual([225, 975, 1125, 4300]);
    expect([raiseOf(raise, "oil"), raiseOf(raise, "ink")]).toEqual([8, 0]);
  });

  test("of a list that is rounded otherwise from now on keeps to its new steps", () => {
    const before = publish({ anchors: [], points: new Map([["oil", [offer("16x20", 890)]]]) });
    expect(dollarsOf(before, "16x20")).toEqual([900]);
    const finer = { to: 5, direction: "nearest", minimumCents: 0 } as const;
    const after = publish({ anchors: [], rounding: finer }, before);
    // Nothing is lowered by it: a work that asks 900 is held (`applyList`).
    expect(dollarsOf(after, "16x20")).toEqual([890]);
  });

  test("changes neither shape nor limits of a curve", () => {
    const curve = fitCurve([offer("8x10", 350), offer("16x20", 900), offer("30x40", 2200)]);
    const scaled = scaleCurve(curve, 1.08);
    expect(priceAt(scaled, 11, 14)).toBeCloseTo(priceAt(curve, 11, 14) * 1.08, 6);
    expect({ ...scaled, knots: [] }).toEqual({ ...curve, knots: [] });
  });
});

function offer(size: string, dollars: number): PricePoint {
  return { ...sizeOf(size), priceCents: dollars * 100, kind: "offer" };
}

describe("a list of several media", () => {
  const ink = (size: string, dollars: number): ListAnchor => ({
    ...oil(size, dollars),
    medium: "ink",
  });
  const both = [oil("8x10", 350), ink("8x10", 140), oil("30x40", 2200), ink("30x40", 815)];
  const list = publish({ anchors: both });
  const inkDollars = (of: Priced, size: string) =>
    (listPriceOf(of, "ink", sizeOf(size)) ?? Number.NaN) / 100;

  test("asks what is set for each, whatever is set for the same size of another", () => {
    expect(dollarsOf(list, "8x10", "30x40")).toEqual([350, 2200]);
    expect([inkDollars(list, "8x10"), inkDollars(list, "30x40")]).toEqual([140, 815]);
    const alone = publish({ anchors: designed });
    const sizes = ["5x7", "9x12", "16x20", "24x30", "48x60"];
    expect(dollarsOf(list, ...sizes)).toEqual(dollarsOf(alone, ...sizes));
  });

  test("keeps the curve of a medium while the anchors of another are changed", () => {
    const changed = both.map((anchor) =>
      anchor.medium === "ink" ? { ...anchor, priceCents: anchor.priceCents * 2 } : anchor,
    );
    const after = publish({ anchors: changed }, list);
    expect(after.curves?.oil).toEqual(list.curves?.oil);
    expect(inkDollars(after, "30x40")).toBe(1630);
  });
});

describe("a work's listed price", () => {
  const list = { ...publish({ anchors: designed }), framesApart: true };
  const work = { medium: "oil", ...sizeOf("16x20"), framed: true, framingCents: 85_50 } as const;

  test("has its frame's cost added where the list has frames apart, and only then", () => {
    expect(listPriceOfWork(list, work, rates)).toBe(985_50);
    expect(listPriceOfWork(list, { ...work, framed: false }, rates)).toBe(900_00);
    expect(listPriceOfWork({ ...list, framesApart: false }, work, rates)).toBe(900_00);
  });

  test("has a frame in the list's currency, half a cent rounded up", () => {
    const inDollars = { ...list, currency: "USD" } as const;
    expect(listPriceOfWork(inDollars, work, rates)).toBe(968_40);
    const halves = { ...work, framingCents: 78_50 };
    expect(listPriceOfWork(inDollars, halves, { CAD: 1, USD: 0.71 })).toBe(955_74);
  });

  test("is none in a medium that the list does not cover", () => {
    expect(listPriceOfWork(list, { ...work, medium: "ink" }, rates)).toBeNull();
  });
});

describe("anchors that contradict each other", () => {
  test("are those that ask less than a smaller size of their medium", () => {
    const ink = { ...oil("9x12", 100), medium: "ink" } as const;
    const anchors = [oil("16x20", 300), oil("8x10", 350), oil("30x40", 350), ink];
    expect(fallingAnchors(anchors)).toEqual([oil("16x20", 300)]);
    expect(fallingAnchors(designed)).toEqual([]);
    expect(fallingAnchors([oil("12x12", 300), oil("9x16", 200)])).toEqual([]);
    // 20 × 54 and 24 × 45 cm, of one area but for the floating-point error.
    const alike = ([width, height]: readonly [number, number], dollars: number) => ({
      ...oil("1x1", dollars),
      ...{ widthInches: toInches(width), heightInches: toInches(height) },
    });
    for (const [one, other] of [
      [300, 200],
      [200, 300],
    ] as const) {
      const anchorsOfOneArea = [alike([20, 54], one), alike([24, 45], other)];
      expect(fallingAnchors(anchorsOfOneArea)).toEqual([]);
    }
  });

  test("are those below the list's minimum, and not those at it", () => {
    const anchors = [oil("5x7", 99.99), oil("8x10", 100), oil("9x12", 150)];
    expect(anchorsBelowMinimum(anchors, { minimumCents: 100_00 })).toEqual([oil("5x7", 99.99)]);
  });
});
