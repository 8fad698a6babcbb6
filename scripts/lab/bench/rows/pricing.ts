import { performance } from "node:perf_hooks";
import type { Rates } from "#schema/currency.ts";
import { type ArtistFacts, calculatePrice, type WorkFacts } from "#schema/pricing/calculate.ts";
import { explainPrice } from "#schema/pricing/explain.ts";
import { inTurn } from "../rounds.ts";
import type { Row } from "../row.ts";

const callsARound = 200_000;

const artist: ArtistFacts = {
  careerStage: "established",
  weeklyHours: "11-20",
  salesHistory: "5-20k",
  education: ["bfa", "academic"],
  hourlyRate: 25,
  currency: "USD",
};
const work: WorkFacts = {
  widthInches: 20,
  heightInches: 15,
  support: "canvas-0.75",
  medium: "oil",
  materialsCost: 40,
  hoursSpent: 5,
};
const rates: Rates = { CAD: 1, USD: 0.7213 };

const twelveNumbers = {
  a: 1.5,
  b: 20,
  c: 15,
  d: 0.75,
  e: 40,
  f: 5,
  g: 25,
  h: 2.5,
  i: 380.75,
  j: 0.7213,
  k: 1.08,
  l: 274.63,
};

/** What is computed goes in here, so that no call can be left out. */
let kept = 0;

function time(call: (turn: number) => number): number {
  const started = performance.now();
  for (let turn = 0; turn < callsARound; turn += 1) kept += call(turn);
  return (performance.now() - started) / callsARound;
}

export const pricing: Row = {
  name: "pricing",
  measure: async () => {
    const medians = await inTurn({
      peer: async () =>
        time((turn) => {
          twelveNumbers.b = turn & 255;
          return JSON.stringify(twelveNumbers).length;
        }),
      calculated: async () => time((turn) => calculatePrice(artist, workOf(turn), rates).total),
      explained: async () =>
        time((turn) => explainPrice(artist, workOf(turn), rates, "2026-11-20").totalCents),
    });
    if (!Number.isFinite(kept)) throw new Error("A price was not a number.");
    return [
      {
        what: "pricing, per call / JSON.stringify of twelve numbers",
        unit: "ms",
        peer: medians.peer,
        product: medians.calculated,
        budget: { ratio: 2 },
      },
      {
        what: "pricing with its breakdown, per call / the same",
        unit: "ms",
        peer: medians.peer,
        product: medians.explained,
        budget: { ratio: 2 },
      },
    ];
  },
};

function workOf(turn: number): WorkFacts {
  return { ...work, widthInches: 1 + (turn & 255) };
}
