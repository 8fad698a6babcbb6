import { performance } from "node:perf_hooks";
import type { Rates } from "#schema/currency.ts";
import { findContradictions, type PricedWork } from "#schema/price-lists/contradictions.ts";
import { fitCurve, type PricePoint } from "#schema/price-lists/curve.ts";
import { type ArtistFacts, calculatePrice, type WorkFacts } from "#schema/pricing/calculate.ts";
import { explainPrice } from "#schema/pricing/explain.ts";
import { inTurn, medians } from "../rounds.ts";
import type { Budget, Figure } from "../row.ts";

const artist: ArtistFacts = {
  careerStage: "established",
  weeklyHours: "11-20",
  salesHistory: "5-20k",
  education: ["bfa", "academic"],
  hourlyRate: 25,
  currency: "USD",
};
const rates: Rates = { CAD: 1, USD: 0.7213 };
const twelveNumbers = [1.5, 20, 15, 0.75, 40, 5, 25, 2.5, 380.75, 0.7213, 1.08, 274.63];
const twelveFields = Object.fromEntries(twelveNumbers.map((value, index) => [`f${index}`, value]));

/** The formula, called with another width each time. */
export async function pricing(): Promise<Figure[]> {
  const stringify = (turn: number) => {
    twelveFields.f1 = turn & 255;
    return JSON.stringify(twelveFields).length;
  };
  const calculate = (turn: number) => calculatePrice(artist, workOf(turn), rates).total;
  const explain = (turn: number) =>
    explainPrice(artist, workOf(turn), rates, "2026-11-20").totalCents;
  const compareCalls = (what: string, product: (turn: number) => number) =>
    compare(what, 200_000, stringify, product, { ratio: 2 });
  return [
    await compareCalls("pricing, per call / JSON.stringify of twelve numbers", calculate),
    await compareCalls("pricing with its breakdown, per call / the same", explain),
  ];
}

/** The pure parts of the price list, beside a sort of as many numbers. */
export async function priceList(): Promise<Figure[]> {
  const points = pointsOf(500);
  const works = pointsOf(10_000).map(
    (point, index): PricedWork => ({
      ...point,
      id: String(index),
      medium: "oil",
      framed: index % 3 === 0,
      currency: index % 2 === 0 ? "CAD" : "USD",
    }),
  );
  const curves = new Map([["oil" as const, fitCurve(points)]]);
  const list = { curves, minimumCents: 10_000, rates };
  const sort = (length: number) => {
    const numbers = Array.from({ length }, (_, index) => scatter(index));
    return () => numbers.slice().sort((one, other) => one - other).length;
  };
  return [
    await compare(
      "curve fitted to 500 points / a sort of 500 numbers",
      200,
      sort(500),
      () => fitCurve(points).exponent,
      { ratio: 50 },
    ),
    await compare(
      "contradictions of 10,000 works / a sort of 10,000 numbers",
      5,
      sort(10_000),
      () => findContradictions(works, list).length,
      { ratio: 50, limit: 100 },
    ),
  ];
}

async function compare(
  what: string,
  calls: number,
  peer: (turn: number) => number,
  product: (turn: number) => number,
  budget: Budget,
): Promise<Figure> {
  const results = await inTurn({
    peer: async () => time(calls, peer),
    product: async () => time(calls, product),
  });
  return { what, unit: "ms", ...medians(results, (each) => each), budget };
}

/** The results are added up, so that no call can be optimized away. */
let sum = 0;

function time(calls: number, call: (turn: number) => number): number {
  const started = performance.now();
  for (let turn = 0; turn < calls; turn += 1) sum += call(turn);
  const took = (performance.now() - started) / calls;
  if (!Number.isFinite(sum)) throw new Error("A result was not a number.");
  return took;
}

function workOf(turn: number): WorkFacts {
  return {
    widthInches: 1 + (turn & 255),
    heightInches: 15,
    support: "canvas-0.75",
    medium: "oil",
    materialsCost: 40,
    hoursSpent: 5,
  };
}

/** Between 0 and 1, unordered, the same each time. */
function scatter(index: number): number {
  return ((index * 7919) % 10_007) / 10_007;
}

/** Sales whose prices scatter by a third about a list. */
function pointsOf(length: number): PricePoint[] {
  return Array.from({ length }, (_, index) => {
    const widthInches = 6 + 50 * scatter(index);
    const heightInches = 6 + 50 * scatter(index + 3);
    const price = 25 * (widthInches * heightInches) ** 0.7 * (0.85 + 0.3 * scatter(index + 11));
    return { widthInches, heightInches, priceCents: Math.round(price * 100), kind: "sale" };
  });
}
