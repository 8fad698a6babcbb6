import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { currencies } from "#schema/currency.ts";
import { explainPrice } from "#schema/pricing/explain.ts";
import { priceOf } from "../form/price.ts";
import { priceInView, ratesInView } from "./price-in-view.ts";

const rates = { CAD: 1, USD: 0.7312 } as const;
const date = "2026-11-20";

function priceFor(currency: "CAD" | "USD", hoursSpent = 18, materialsCost = 86.4) {
  const artist = {
    careerStage: "established",
    weeklyHours: "0-5",
    salesHistory: "1-5k",
    education: ["bfa"],
    hourlyRate: 24,
    currency,
  } as const;
  const work = {
    widthInches: 30,
    heightInches: 24,
    support: "canvas-0.75",
    medium: "oil",
    materialsCost,
    hoursSpent,
  } as const;
  return priceOf(explainPrice(artist, work, rates, date));
}

describe("the view switch", () => {
  it("shows a price as it is in its own currency", () => {
    expect(priceInView(priceFor("CAD"), "CAD", rates, 86.4)).toEqual({
      currency: "CAD",
      totalCents: 123690,
      parts: {
        areaCents: 71850,
        labourCents: 43200,
        materialsCents: 8640,
        conversion: null,
      },
    });
  });

  it("converts every amount", () => {
    const { totalCents, parts } = priceInView(priceFor("CAD"), "USD", rates, 86.4);
    expect(totalCents).toBe(90442);
    expect(parts).toEqual({
      areaCents: 52536,
      labourCents: 31588,
      materialsCents: 6318,
      conversion: { times: 0.7312, dividedBy: 1 },
    });
  });

  it("keeps parts that add up to the price, in either currency", () => {
    const amount = fc.integer({ min: 0, max: 500_000 });
    fc.assert(
      fc.property(amount, amount, fc.constantFrom(...currencies), (hours, materials, currency) => {
        const price = priceFor(currency, hours / 100, materials / 100);
        for (const shownIn of currencies) {
          const { totalCents, parts } = priceInView(price, shownIn, rates, materials / 100);
          const sum = (parts?.areaCents ?? 0) + (parts?.labourCents ?? 0);
          expect(sum + (parts?.materialsCents ?? 0)).toBe(totalCents);
          expect(parts?.areaCents).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it("names only the rate of a converted price, and both where the day's is another", () => {
    const today = { rates, date };
    const then = { CAD: 1, USD: 0.7 } as const;
    expect(ratesInView(priceFor("CAD"), "CAD", today)).toEqual([]);
    expect(ratesInView(priceFor("CAD"), "USD", today)).toEqual([{ rate: 0.7312, date }]);
    expect(ratesInView(priceFor("USD"), "USD", today)).toEqual([{ rate: 0.7312, date }]);
    expect(ratesInView(priceFor("USD"), "CAD", today)).toEqual([{ rate: 0.7312, date }]);
    expect(ratesInView(priceFor("USD"), "CAD", { rates: then, date: null })).toEqual([
      { rate: 0.7312, date },
      { rate: 0.7, date: null },
    ]);
  });
});
