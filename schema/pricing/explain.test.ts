import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { educationLevels } from "#schema/artist/education.ts";
import { careerStages, salesRanges, weeklyHoursRanges } from "#schema/artist/profile.ts";
import { media } from "#schema/artworks/media.ts";
import { supports } from "#schema/artworks/supports.ts";
import { currencies, defaultRates, type Rates } from "../currency.ts";
import { toCents } from "../money.ts";
import { breakdownSchema } from "./breakdown.ts";
import { type ArtistFacts, calculatePrice, toArtistFacts, type WorkFacts } from "./calculate.ts";
import { explainPrice } from "./explain.ts";
import { depthMultiplier } from "./factors.ts";

/** Every multiplier 1 but the depth's, so that each table tests one factor. */
const plainArtist: ArtistFacts = {
  careerStage: "emerging",
  weeklyHours: "6-10",
  salesHistory: "1-5k",
  education: ["college"],
  hourlyRate: 17.75,
  currency: "CAD",
};
const plainWork: WorkFacts = {
  widthInches: 10,
  heightInches: 10,
  support: "canvas-1.5",
  medium: "acrylic",
  materialsCost: 0,
  hoursSpent: 0,
};

function baseRate(artist: Partial<ArtistFacts>, work: Partial<WorkFacts> = {}): number {
  const facts = { ...plainArtist, ...artist };
  return calculatePrice(facts, { ...plainWork, ...work }, defaultRates).baseRate;
}

describe("the multipliers of section 9", () => {
  test.each([
    ["aspiring", 0.8],
    ["emerging", 1],
    ["established", 1.2],
    ["echelon", 1.4],
  ] as const)("S9.012 career stage %s is %d", (careerStage, multiplier) => {
    expect(baseRate({ careerStage })).toBe(multiplier);
  });

  test.each([
    ["oil", 1.2],
    ["acrylic", 1],
    ["gouache", 0.9],
    ["encaustic", 1.2],
    ["collage", 1.1],
    ["mixed", 1.2],
    ["watercolour", 0.9],
    ["charcoal", 0.7],
    ["pastel", 1],
    ["ink", 0.8],
    ["mosaic", 1.3],
  ] as const)("S9.013 medium %s is %d", (medium, multiplier) => {
    expect(baseRate({}, { medium })).toBe(multiplier);
  });

  test.each([
    ["0-5", 0.9],
    ["6-10", 1],
    ["11-20", 1.1],
    ["21-30", 1.2],
    ["30+", 1.3],
  ] as const)("S9.014 weekly hours %s are %d", (weeklyHours, multiplier) => {
    expect(baseRate({ weeklyHours })).toBe(multiplier);
  });

  test.each([
    ["<1k", 0.9],
    ["1-5k", 1],
    ["5-20k", 1.1],
    [">20k", 1.4],
  ] as const)("S9.015 sales %s are %d", (salesHistory, multiplier) => {
    expect(baseRate({ salesHistory })).toBe(multiplier);
  });

  test.each([
    ["self-taught", 0.7],
    ["emerging", 0.95],
    ["college", 1],
    ["apprenticeship", 1],
    ["interdisciplinary", 1.05],
    ["bfa", 1.1],
    ["mfa", 1.15],
    ["academic", 1.2],
    ["professional", 1.2],
  ] as const)("S9.016 education %s is %d", (level, multiplier) => {
    expect(baseRate({ education: [level] })).toBe(multiplier);
  });

  test.each([
    ["canvas-0.125", 0.5],
    ["canvas-0.75", 0.7],
    ["canvas-1", 0.9],
    ["canvas-1.25", 0.9],
    ["canvas-1.5", 1],
    ["canvas-2", 1.1],
    ["wood-0.75", 0.7],
    ["wood-1", 0.9],
    ["wood-1.25", 0.9],
    ["wood-1.5", 1],
    ["wood-2", 1.1],
    ["paper-0.01", 0.5],
    ["paper-0.02", 0.5],
    ["paper-0.03", 0.5],
    ["paper-0.04", 0.5],
  ] as const)("S9.017 depth %s is %d", (support, multiplier) => {
    const { area } = calculatePrice(plainArtist, { ...plainWork, support }, defaultRates);
    expect(area).toBeCloseTo(100 * multiplier, 10);
  });

  test.each([
    [0.49, 0.5],
    [0.5, 0.7],
    [1, 0.9],
    [1.5, 1],
    [1.75, 1.05],
  ])("S9.017 a depth of %d in is %d", (inches, multiplier) => {
    expect(depthMultiplier(inches)).toBeCloseTo(multiplier, 12);
  });

  test("S9.004 several education tiers count with their average", () => {
    expect(baseRate({ education: ["mfa", "academic"] })).toBeCloseTo(1.175, 12);
    expect(baseRate({ education: ["self-taught", "apprenticeship"] })).toBeCloseTo(0.85, 12);
  });

  test("S9.002 the base rate is capped at 2.5", () => {
    const highest: Partial<ArtistFacts> = {
      careerStage: "echelon",
      weeklyHours: "30+",
      salesHistory: ">20k",
      education: ["academic"],
    };
    expect(baseRate(highest, { medium: "mosaic" })).toBe(2.5);
    expect(baseRate({ ...highest, weeklyHours: "6-10" }, { medium: "pastel" })).toBeLessThan(2.5);
  });
});

describe("worked cases", () => {
  test("S9.001 S9.005 S9.006 S9.008 S9.009 S9.011 an emerging artist's oil of 20 × 15 in, in both currencies", () => {
    const work: WorkFacts = {
      widthInches: 20,
      heightInches: 15,
      support: "canvas-0.75",
      medium: "oil",
      materialsCost: 40,
      hoursSpent: 5,
    };
    expect(explainPrice(plainArtist, work, defaultRates, null)).toMatchObject({
      baseRate: 1.2,
      isCapped: false,
      areaCents: 25_200,
      labourCents: 8_875,
      materialsCents: 4_000,
      totalCents: 38_075,
      exchangeDate: null,
    });
    // Every part scales, and the parts still add up.
    const inDollars = { ...plainArtist, currency: "USD" } as const;
    const american = explainPrice(inDollars, work, { CAD: 1, USD: 0.75 }, "2026-11-20");
    expect(american).toMatchObject({
      labourCents: 6_656,
      materialsCents: 3_000,
      areaCents: 18_900,
      totalCents: 28_556,
      exchangeRate: 0.75,
      exchangeDate: "2026-11-20",
    });
    expect(american.baseRate).toBeCloseTo(0.9, 12);
  });

  test("a beginner's small acrylic on paper", () => {
    const artist = toArtistFacts({
      careerStages: ["aspiring"],
      weeklyHours: "0-5",
      salesHistory: "<1k",
      education: "self-taught",
      customHourlyRate: 99,
      currency: "CAD",
    });
    const work: WorkFacts = {
      widthInches: 9,
      heightInches: 12,
      support: "paper-0.02",
      medium: "acrylic",
      materialsCost: 0,
      hoursSpent: 0,
    };
    const price = explainPrice(artist, work, defaultRates, null);
    expect(price.baseRate).toBeCloseTo(0.4536, 12);
    expect(price).toMatchObject({ areaCents: 2_449, labourCents: 0, totalCents: 2_449 });
  });

  test("S9.002 S9.007 a seasoned artist's mosaic reaches the cap", () => {
    const artist = toArtistFacts({
      careerStages: ["echelon"],
      weeklyHours: "30+",
      salesHistory: ">20k",
      education: "mfa,academic",
      customHourlyRate: 60,
      currency: "CAD",
    });
    const work: WorkFacts = {
      widthInches: 48,
      heightInches: 48,
      support: "wood-2",
      medium: "mosaic",
      materialsCost: 900,
      hoursSpent: 80,
    };
    const price = explainPrice(artist, work, defaultRates, null);
    expect(price).toMatchObject({
      baseRate: 2.5,
      isCapped: true,
      areaCents: 633_600,
      labourCents: 480_000,
      materialsCents: 90_000,
      totalCents: 1_203_600,
    });
    expect(price.factors.depth.multiplier).toBeCloseTo(1.1, 12);
    expect(price.uncappedBaseRate).toBeGreaterThan(2.5);
  });
});

describe("an explanation", () => {
  const artist: ArtistFacts = { ...plainArtist, education: ["mfa", "academic"] };
  const work: WorkFacts = { ...plainWork, medium: "ink", support: "wood-2" };

  test("names each factor's value and multiplier, as it is stored", () => {
    const price = explainPrice(artist, work, defaultRates, "2026-11-20");
    expect(price.factors).toEqual({
      careerStage: { value: "emerging", multiplier: 1 },
      medium: { value: "ink", multiplier: 0.8 },
      weeklyHours: { value: artist.weeklyHours, multiplier: 1 },
      salesHistory: { value: artist.salesHistory, multiplier: 1 },
      education: { value: ["mfa", "academic"], multiplier: expect.closeTo(1.175, 12) },
      depth: { value: "wood-2", multiplier: 1.1 },
    });
    expect(v.parse(breakdownSchema, price)).toEqual(price);
  });

  test("has the day of an exchange rate only for a price that was converted", () => {
    expect(explainPrice(artist, work, defaultRates, "2026-11-20").exchangeDate).toBeNull();
  });

  test.each(["formulaVersion", "factors", "totalCents", "isCapped"])("needs its %s", (name) => {
    const { [name as "totalCents"]: _, ...price } = explainPrice(artist, work, defaultRates, null);
    expect(v.safeParse(breakdownSchema, price).success).toBe(false);
  });

  test("needs the value and the multiplier of each factor", () => {
    const price = explainPrice(artist, work, defaultRates, null);
    for (const name of Object.keys(price.factors)) {
      for (const factor of [{ value: "ink" }, { multiplier: 1 }]) {
        const factors = { ...price.factors, [name]: factor };
        expect(v.safeParse(breakdownSchema, { ...price, factors }).success, name).toBe(false);
      }
    }
  });
});

describe("the facts that a profile prices with", () => {
  const profile = {
    careerStages: [],
    weeklyHours: null,
    salesHistory: null,
    education: "",
    customHourlyRate: null,
    currency: null,
  };

  test("S9.018 what was never chosen takes the default", () => {
    expect(toArtistFacts(profile)).toEqual({
      careerStage: "aspiring",
      weeklyHours: "0-5",
      salesHistory: "<1k",
      education: ["self-taught"],
      hourlyRate: 17.75,
      currency: "CAD",
    });
  });

  test.each([
    [["established", "aspiring", "emerging"], "established"],
    [["aspiring", "established", "emerging"], "established"],
    [["emerging", "aspiring"], "emerging"],
  ] as const)("S9.003 of the career stages %s the highest counts: %s", (stages, highest) => {
    expect(toArtistFacts({ ...profile, careerStages: [...stages] }).careerStage).toBe(highest);
  });

  test.each([
    ["aspiring", 40, 17.75],
    ["emerging", 40, 17.75],
    ["established", 40, 40],
    ["echelon", 40, 40],
    ["echelon", 0, 0],
    ["echelon", null, 17.75],
  ] as const)("S9.007 %s with a custom rate of %s works for %d an hour", (stage, rate, hourly) => {
    const facts = toArtistFacts({ ...profile, careerStages: [stage], customHourlyRate: rate });
    expect(facts.hourlyRate).toBe(hourly);
  });
});

const anyArtist = fc.record({
  careerStage: fc.constantFrom(...careerStages),
  weeklyHours: fc.constantFrom(...weeklyHoursRanges),
  salesHistory: fc.constantFrom(...salesRanges),
  education: fc.subarray([...educationLevels], { minLength: 1 }),
  hourlyRate: fc.integer({ min: 0, max: 1_000_000 }).map((cents) => cents / 100),
  currency: fc.constantFrom(...currencies),
});
const anySize = fc.double({ min: 0.01, max: 2000, noNaN: true });
const anyWork = fc.record({
  widthInches: anySize,
  heightInches: anySize,
  support: fc.constantFrom(...supports),
  medium: fc.constantFrom(...media),
  materialsCost: fc.integer({ min: 0, max: 100_000_000 }).map((cents) => cents / 100),
  hoursSpent: fc.double({ min: 0, max: 100_000, noNaN: true }),
});
const anyRates: fc.Arbitrary<Rates> = fc
  .double({ min: 0.5, max: 1.1, noNaN: true })
  .map((usd) => ({ CAD: 1, USD: usd }));

describe("for any artist and work", () => {
  test("the parts are whole cents, never negative, and add up to the total", () => {
    fc.assert(
      fc.property(anyArtist, anyWork, anyRates, (artist, work, rates) => {
        const { areaCents, labourCents, materialsCents, totalCents } = explainPrice(
          artist,
          work,
          rates,
          null,
        );
        expect(areaCents + labourCents + materialsCents).toBe(totalCents);
        for (const cents of [areaCents, labourCents, materialsCents, totalCents]) {
          expect(Number.isSafeInteger(cents)).toBe(true);
          expect(cents).toBeGreaterThanOrEqual(0);
        }
        expect(totalCents).toBe(toCents(calculatePrice(artist, work, rates).total));
      }),
      { numRuns: 2000 },
    );
  });

  test("area absorbs one cent at most", () => {
    fc.assert(
      fc.property(anyArtist, anyWork, anyRates, (artist, work, rates) => {
        const { area } = calculatePrice(artist, work, rates);
        const { areaCents, exchangeRate } = explainPrice(artist, work, rates, null);
        expect(Math.abs(areaCents - area * exchangeRate * 100)).toBeLessThanOrEqual(1.51);
      }),
    );
  });

  test("a larger work never costs less", () => {
    fc.assert(
      fc.property(anyArtist, anyWork, anyRates, anySize, (artist, work, rates, more) => {
        const larger = { ...work, widthInches: work.widthInches + more };
        const price = explainPrice(artist, work, rates, null).totalCents;
        expect(explainPrice(artist, larger, rates, null).totalCents).toBeGreaterThanOrEqual(price);
      }),
    );
  });

  test("turned on its side it costs the same", () => {
    fc.assert(
      fc.property(anyArtist, anyWork, anyRates, (artist, work, rates) => {
        const { widthInches, heightInches } = work;
        const turned = { ...work, widthInches: heightInches, heightInches: widthInches };
        const price = explainPrice(artist, work, rates, null).totalCents;
        expect(explainPrice(artist, turned, rates, null).totalCents).toBe(price);
      }),
    );
  });

  test("S9.009 in US dollars it is the Canadian price at the rate, rounded once", () => {
    fc.assert(
      fc.property(anyArtist, anyWork, anyRates, (artist, work, rates) => {
        const canadian = calculatePrice({ ...artist, currency: "CAD" }, work, rates);
        const american = explainPrice({ ...artist, currency: "USD" }, work, rates, null);
        expect(american.totalCents).toBe(toCents(canadian.total * rates.USD));
        expect(canadian.exchangeRate).toBe(1);
      }),
    );
  });

  test("S9.002 the base rate is never above the cap", () => {
    fc.assert(
      fc.property(anyArtist, anyWork, (artist, work) => {
        expect(calculatePrice(artist, work, defaultRates).baseRate).toBeLessThanOrEqual(2.5);
      }),
    );
  });
});
