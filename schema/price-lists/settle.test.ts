import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type ComparedList, findContradictions } from "./contradictions.ts";
import { fitCurve } from "./curve.ts";
import { type SettledPrice, type SettledWork, settleAll } from "./settle.ts";

const rates = { CAD: 1, USD: 0.8 } as const;
const noList: ComparedList = { curves: new Map(), minimumCents: 0, rates };
/** $10 a square inch to the power of 0.7: 16 × 20 in is $567. */
const oil = fitCurve([{ widthInches: 10, heightInches: 10, priceCents: 25_119, kind: "anchor" }]);
const oilList: ComparedList = { ...noList, curves: new Map([["oil", oil]]) };

function work(id: string, size: string, dollars: number, rest: Partial<SettledWork> = {}) {
  const [widthInches = 0, heightInches = 0] = size.split("x").map(Number);
  const priceCents = Math.round(dollars * 100);
  const facts = { medium: "oil", framed: false, currency: "CAD" } as const;
  return { ...facts, id, widthInches, heightInches, priceCents, ...rest } satisfies SettledWork;
}

/** As `id: from → to` in dollars. */
function settled(works: readonly SettledWork[], list = noList): string[] {
  return settleAll(works, list).map(
    ({ workId, fromCents, toCents }) => `${workId}: ${fromCents / 100} → ${toCents / 100}`,
  );
}

describe("one press settles", () => {
  test("larger works that cost less, each by the least that those below it ask for", () => {
    const works = [
      work("small", "16x20", 800),
      work("middle", "18x24", 700),
      work("large", "24x30", 790),
      work("largest", "30x40", 1200),
    ];
    expect(settled(works)).toEqual(["middle: 700 → 800", "large: 790 → 800"]);
  });

  test("larger works than one that was raised for its size, by as much", () => {
    const works = [
      work("cheap", "10x10", 500),
      work("dear", "10x10.2", 1000),
      work("larger", "10x11", 600),
    ];
    expect(settled(works)).toEqual(["cheap: 500 → 953", "larger: 600 → 953"]);
  });

  test("works of one size, which then ask one price", () => {
    expect(settled([work("cheap", "16x20", 600), work("dear", "16x20", 1000)])).toEqual([
      "cheap: 600 → 1000",
    ]);
  });

  test("no work that would have to be raised only because another one was raised so far", () => {
    // At 1,000 the cheap one would be dearer than the larger one, which nothing else contradicts.
    const works = [
      work("cheap", "10x10", 600),
      work("dear", "10x10.15", 1000),
      work("larger", "10x11.05", 960),
    ];
    expect(settled(works)).toEqual(["cheap: 600 → 960"]);
  });

  test("a work at 40 % of the list, to what the list says, and leaves one at five times it", () => {
    const works = [
      work("low", "16x20", 227),
      work("near", "20x20", 660),
      work("high", "30x30", 5 * 1169),
    ];
    expect(settled(works, oilList)).toEqual(["low: 227 → 568"]);
  });

  test("works below the minimum, in whole dollars of their own currency", () => {
    const list = { ...noList, minimumCents: 100_50 };
    const works = [
      work("cad", "5x7", 60),
      work("usd", "5x7", 50, { currency: "USD", medium: "ink" }),
    ];
    expect(settled(works, list)).toEqual(["cad: 60 → 101", "usd: 50 → 81"]);
  });

  test("a price in another currency beyond the rate of the day", () => {
    const works = [work("both", "16x20", 600), work("both", "16x20", 400, { currency: "USD" })];
    expect(settleAll(works, noList)).toEqual([
      { workId: "both", fromCents: 400_00, toCents: 458_00, currency: "USD" },
    ]);
  });

  test("a price in another currency by exactly 5 %, in spite of binary fractions, whichever comes first", () => {
    for (let index = 1; index <= 100; index += 1) {
      const inCad = work("both", "16x20", 21 * index);
      const inUsd = work("both", "16x20", 16 * index - 0.5, { currency: "USD" });
      const raise = [`both: ${16 * index - 0.5} → ${16 * index}`];
      expect(settled([inCad, inUsd])).toEqual(raise);
      expect(settled([inUsd, inCad])).toEqual(raise);
    }
  });

  test("nothing of one work that is twice in one currency, as no contradiction names it", () => {
    const works = [work("twice", "16x20", 600), work("twice", "16x20", 400)];
    expect(settled(works)).toEqual([]);
    expect(findContradictions(works, noList)).toEqual([]);
  });

  test("a price that was rounded up before the next is judged", () => {
    const works = [
      work("small", "16x20", 800.4),
      work("middle", "18x24", 700),
      work("large", "24x30", 800.6),
    ];
    expect(settled(works)).toEqual(["middle: 700 → 801", "large: 800.6 → 801"]);
  });

  test("nothing where sold, held and consigned works alone would be raised", () => {
    const works = [
      work("small", "16x20", 800),
      work("fixed", "18x24", 700, { isFixed: true }),
      work("large", "24x30", 790),
    ];
    expect(settled(works)).toEqual(["large: 790 → 800"]);
    expect(settled([])).toEqual([]);
  });
});

describe("a work that must be raised anyway", () => {
  test("is raised to the dearest of its size, wherever in the order of the areas that is", () => {
    const works = [
      work("cheap", "10x10", 600),
      work("dear", "10x10.05", 1000),
      work("near", "10x10.1", 980),
    ];
    expect(settled(works)).toEqual(["cheap: 600 → 1000"]);
  });

  test("takes no price of its size that was within 5 % of its own", () => {
    const raisedBeside = (dollars: number) =>
      settled([
        work("small", "10x10", 605),
        work("cheap", "10x12", 600),
        work("dear", "12x10", dollars),
      ]);
    expect(raisedBeside(625)).toEqual(["cheap: 600 → 605"]);
    expect(raisedBeside(630)).toEqual(["cheap: 600 → 605"]);
    expect(raisedBeside(631)).toEqual(["cheap: 600 → 631"]);
  });

  test("takes no price that is off the list, but comes within 5 % of it", () => {
    const raisedBeside = (dollars: number) =>
      settled([work("cheap", "16x20", 560), work("dear", "16x20", dollars)], oilList);
    expect(raisedBeside(640)).toEqual(["cheap: 560 → 640"]);
    expect(raisedBeside(5000)).toEqual(["cheap: 560 → 4762"]);
  });

  test("is compared with list and size in the currency of each", () => {
    const inUsd = (dollars: number) => work("usd", "16x20", dollars, { currency: "USD" });
    expect(settled([inUsd(480), work("dear", "16x20", 640)], oilList)).toEqual(["usd: 480 → 512"]);
    // 500 Canadian dollars are not off the list, so it need not be at its 568.
    expect(settled([inUsd(400), work("small", "14x20", 510)], oilList)).toEqual(["usd: 400 → 408"]);
  });

  test("goes to the list only as far as a cheaper one of its size may stay", () => {
    const works = [work("low", "16x20", 400), work("near", "20x16", 500)];
    expect(settled(works, oilList)).toEqual(["low: 400 → 525"]);
    const inUsd = [work("low", "16x20", 320, { currency: "USD" }), work("near", "20x16", 500)];
    expect(settled(inUsd, oilList)).toEqual(["low: 320 → 420"]);
  });

  test("goes to the list only as far as one that is clearly larger, and none that is just larger", () => {
    const works = [
      work("low", "10x10", 100),
      work("just larger", "10x10.9", 230),
      work("larger", "10x11", 240),
      work("largest", "10x13", 300),
    ];
    expect(settled(works, oilList)).toEqual(["low: 100 → 240"]);
  });

  test("stays below a larger one that cannot be raised as far as its list says either", () => {
    const works = [
      work("low", "10x10", 100),
      work("near", "10x10.9", 230),
      work("larger", "10x11.1", 100),
    ];
    expect(settled(works, oilList)).toEqual(["low: 100 → 241", "larger: 100 → 241"]);
  });
});

function applied(works: readonly SettledWork[], raises: readonly SettledPrice[]): SettledWork[] {
  return works.map((each) => {
    const raise = raises.find(
      ({ workId, currency }) => workId === each.id && currency === each.currency,
    );
    return raise ? { ...each, priceCents: raise.toCents } : each;
  });
}

/** What is left that a raise could resolve: the contradictions whose first work is not fixed, and below the price that resolves it. */
function resolvable(works: readonly SettledWork[], list: ComparedList) {
  return findContradictions(works, list).filter(({ kind, workIds: [first], suggestedCents }) => {
    const offers = works.filter(({ id }) => id === first);
    const [offer] = offers.toSorted(
      (one, other) =>
        one.priceCents / rates[one.currency] - other.priceCents / rates[other.currency],
    );
    return (
      offer && !offer.isFixed && (kind !== "off-the-list" || suggestedCents > offer.priceCents)
    );
  });
}

const catalogues = (most: number, cents: fc.Arbitrary<number>) =>
  fc.uniqueArray(
    fc.record({
      id: fc.nat(1000).map((id) => `work ${id}`),
      medium: fc.constantFrom("oil", "oil", "oil", "ink"),
      framed: fc.boolean(),
      widthInches: fc.integer({ min: 9, max: 13 }),
      heightInches: fc.integer({ min: 9, max: 13 }),
      priceCents: cents,
      currency: fc.constantFrom("CAD", "CAD", "USD"),
      isFixed: fc.constantFrom(false, false, false, true),
    }),
    { selector: ({ id }) => id, maxLength: most },
  ) satisfies fc.Arbitrary<SettledWork[]>;

describe("any catalogue", () => {
  const list = { ...oilList, minimumCents: 120_00 };
  const prices = fc.integer({ min: 50_00, max: 900_00 });

  test("is left without a contradiction that a raise could resolve, and without a lower price", () => {
    fc.assert(
      fc.property(catalogues(25, prices), (works) => {
        const raises = settleAll(works, list);
        expect(resolvable(applied(works, raises), list)).toEqual([]);
        const byId = new Map(works.map((each) => [each.id, each]));
        for (const { workId, fromCents, toCents } of raises) {
          expect(toCents).toBeGreaterThan(fromCents);
          expect(toCents % 100).toBe(0);
          expect(byId.get(workId)).toMatchObject({ priceCents: fromCents, isFixed: false });
        }
      }),
    );
  });

  test("has no raise that could be left out", () => {
    fc.assert(
      fc.property(catalogues(12, prices), (works) => {
        const raises = settleAll(works, list);
        for (const index of raises.keys()) {
          const others = raises.toSpliced(index, 1);
          expect(resolvable(applied(works, others), list)).not.toEqual([]);
        }
      }),
    );
  });

  test("has no work among the raised ones that some other way would spare, as trying all prices shows", () => {
    const few = catalogues(3, fc.integer({ min: 100, max: 1000 })).map((works) =>
      works.map((each) => ({ ...each, medium: "ink" as const, framed: false })),
    );
    const small = { ...noList, minimumCents: 2_00 };
    fc.assert(
      fc.property(few, (works) => {
        const raises = settleAll(works, small);
        let fewest = Number.POSITIVE_INFINITY;
        for (const tried of everyRaise(works, 13)) {
          if (resolvable(tried, small).length > 0) continue;
          const raised = tried.filter(
            (each, index) => each.priceCents !== works[index]?.priceCents,
          );
          fewest = Math.min(fewest, raised.length);
        }
        expect(raises).toHaveLength(fewest);
      }),
      { numRuns: 40 },
    );
  });
});

/** The works with each of them as it is, or at any whole dollar above that up to a most. */
function everyRaise(works: readonly SettledWork[], most: number): SettledWork[][] {
  const [first, ...others] = works;
  if (first === undefined) return [[]];
  const higher = Array.from({ length: most }, (_, dollars) => (dollars + 1) * 100);
  const prices = first.isFixed ? [] : higher.filter((cents) => cents > first.priceCents);
  return everyRaise(others, most).flatMap((rest) =>
    [first.priceCents, ...prices].map((priceCents) => [{ ...first, priceCents }, ...rest]),
  );
}

test("a catalogue of 10,000 works is settled whole", () => {
  const works = Array.from({ length: 10_000 }, (_, index) => {
    const side = 5 + ((index * 37) % 400) / 10;
    return work(String(index), `${side}x${side}`, 50 + ((index * 7919) % 3000), {
      currency: index % 3 === 0 ? "USD" : "CAD",
      isFixed: index % 7 === 0,
    });
  });
  const raises = new Map(settleAll(works, oilList).map((raise) => [raise.workId, raise.toCents]));
  const after = works.map((each) => ({
    ...each,
    priceCents: raises.get(each.id) ?? each.priceCents,
  }));
  const byId = new Map(after.map((each) => [each.id, each]));
  const left = findContradictions(after, oilList).filter(
    ({ workIds: [id = ""], suggestedCents }) => {
      const first = byId.get(id);
      return first && !first.isFixed && suggestedCents > first.priceCents;
    },
  );
  expect(left).toEqual([]);
});
