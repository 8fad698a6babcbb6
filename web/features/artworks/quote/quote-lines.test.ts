import { createTranslator } from "use-intl/core";
import { describe, expect, it } from "vitest";
import type { User } from "#schema/artist/user.ts";
import { artist } from "#tests/support/web/artist.ts";
import { compiled } from "#tests/support/words/compiled.ts";
import { formatFor } from "#web/i18n/format-for.ts";
import english from "#web/i18n/texts/en-CA.json" with { type: "json" };
import { quoteLines } from "./quote-lines.ts";
import type { QuoteFacts } from "./quote-text.ts";

const locale = "en-CA";
const en = compiled(english);
const words = {
  quote: createTranslator({ locale, messages: en, namespace: "quote" }),
  choices: createTranslator({ locale, messages: en, namespace: "choices" }),
  format: formatFor(locale),
};

const rates = { CAD: 1, USD: 0.75 } as const;

const professional: User = {
  ...artist,
  careerStages: ["emerging", "established"],
  usesMetric: true,
  isSubscribed: true,
  isFreeVersion: false,
};

const work: QuoteFacts = {
  title: "Low Tide, Kamouraska",
  medium: "oil",
  width: 30,
  height: 50 / 2.54,
  materialsCost: 86.4,
  hoursSpent: 18,
  suggestedPrice: 1236.9,
  currency: "CAD",
};

describe("the quote's lines", () => {
  it("S9.053 S9.054 state the work, its size in inches, its costs and the artist's stage", () => {
    expect(quoteLines(work, professional, rates, words)).toEqual({
      title: "Title: Low Tide, Kamouraska",
      medium: "Medium: Oil",
      dimensions: "Dimensions: 30 × 19.685 inches (76.2 × 50 cm)",
      materials: "Materials cost: CA$86.40",
      hours: "Hours spent: 18",
      careerStage: "Career stage: Established",
      currency: "Currency: CAD",
      price: "Suggested price: CA$1,236.90",
    });
  });

  it("S9.055 give the price in the artist's currency, whatever the work was priced in", () => {
    const american: User = { ...professional, currency: "USD" };
    const { price, currency } = quoteLines(work, american, rates, words);
    expect([price, currency]).toEqual(["Suggested price: $927.68", "Currency: USD"]);
    const inDollars: QuoteFacts = { ...work, currency: "USD" };
    expect(quoteLines(inDollars, american, rates, words).price).toBe("Suggested price: $1,236.90");
  });

  it("S9.053 state only inches to an artist who chose them", () => {
    const imperial: User = { ...professional, usesMetric: false };
    expect(quoteLines(work, imperial, rates, words).dimensions).toBe(
      "Dimensions: 30 × 19.685 inches",
    );
  });

  it("S9.056 say so when there is no price", () => {
    const { price } = quoteLines({ ...work, suggestedPrice: null }, professional, rates, words);
    expect(price).toBe("Suggested price: No price set");
  });
});
