import { describe, expect, it } from "vitest";
import type { Artwork, ArtworkInput } from "#schema/artworks/artwork.ts";
import { fromCents } from "#schema/money.ts";
import type { Breakdown } from "#schema/pricing/breakdown.ts";
import type { ArtistFacts } from "#schema/pricing/calculate.ts";
import { explainPrice } from "#schema/pricing/explain.ts";
import { anArtwork } from "#tests/support/web/artwork.ts";
import { keepIdempotencyKeys } from "#web/api/idempotency.ts";
import { priceOf } from "../form/price.ts";
import { findPriceDifference } from "./use-save-messages.ts";

const input: ArtworkInput = {
  title: "Low Tide",
  dateCreated: "2025",
  width: 30,
  height: 24,
  depth: "canvas-0.75",
  medium: "oil",
  materialsCost: 86.4,
  hoursSpent: 18,
  suggestedPrice: null,
  currency: "USD",
  imageUrl: null,
};

const artist: ArtistFacts = {
  careerStage: "established",
  weeklyHours: "0-5",
  salesHistory: "1-5k",
  education: ["bfa"],
  hourlyRate: 24,
  currency: "USD",
};

function explain(facts: ArtistFacts, usd: number): Breakdown {
  const work = {
    widthInches: input.width,
    heightInches: input.height,
    support: input.depth,
    medium: input.medium,
    materialsCost: input.materialsCost,
    hoursSpent: input.hoursSpent,
  };
  return explainPrice(facts, work, { CAD: 1, USD: usd }, null);
}

function saved(breakdown: Breakdown): Artwork {
  const { currency, totalCents } = breakdown;
  const price = { currency, suggestedPrice: fromCents(totalCents), breakdown };
  return anArtwork(input.title, { ...input, ...price });
}

describe("the idempotency key", () => {
  it("S4.068 stays for every try at the same thing, until one succeeds", () => {
    let made = 0;
    const keys = keepIdempotencyKeys(() => `key ${++made}`);
    expect([keys.keyFor(input), keys.keyFor({ ...input })]).toEqual(["key 1", "key 1"]);
    expect(keys.keyFor({ ...input, title: "High Tide" })).toBe("key 2");
    keys.reset();
    expect(keys.keyFor({ ...input, title: "High Tide" })).toBe("key 3");
  });
});

describe("a price that the server worked out otherwise", () => {
  const seen = priceOf(explain(artist, 0.75));

  it("is put down to the rate, or to the profile", () => {
    const byRate = findPriceDifference(seen, saved(explain(artist, 0.73)));
    expect(byRate?.reason).toBe("rateChanged");
    const promoted: ArtistFacts = { ...artist, careerStage: "echelon" };
    expect(findPriceDifference(seen, saved(explain(promoted, 0.75)))?.reason).toBe(
      "profileChanged",
    );
    const inDollars: ArtistFacts = { ...artist, currency: "CAD" };
    expect(findPriceDifference(seen, saved(explain(inDollars, 0.75)))?.reason).toBe(
      "profileChanged",
    );
    expect(findPriceDifference(seen, { ...saved(explain(artist, 0.73)), breakdown: null })).toEqual(
      expect.objectContaining({ reason: "otherwiseChanged" }),
    );
  });

  it("is not mentioned when it is the same, or when there was none to see", () => {
    expect(findPriceDifference(seen, saved(explain(artist, 0.75)))).toBeNull();
    expect(findPriceDifference(null, saved(explain(artist, 0.75)))).toBeNull();
  });
});
