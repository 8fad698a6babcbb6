import { describe, expect, test } from "vitest";
import { bindingOffers, highestOffer, type Offer } from "./offers.ts";

const rates = { CAD: 1, USD: 0.8 } as const;

const work = {
  id: "work",
  medium: "oil",
  widthInches: 16,
  heightInches: 20,
  support: "canvas-1",
  materialsCostCents: 80_00,
  hoursSpent: 12,
  framed: true,
  framingCents: 120_00,
} as const;

function offer(changes: Partial<Offer> = {}): Offer {
  const { id, ...inputs } = work;
  return { ...inputs, workId: id, cents: 900_00, currency: "CAD", withdrawn: false, ...changes };
}

describe("the highest offer", () => {
  test("is the one that is worth most in the currency, whatever its amount says", () => {
    const inDollars = offer({ cents: 800_00, currency: "USD" });
    const offers = [offer({ cents: 950_00 }), inDollars, offer({ cents: 999_99 })];
    expect(highestOffer(offers, "CAD", rates)).toBe(inDollars);
    expect(highestOffer(offers.toReversed(), "USD", rates)).toBe(inDollars);
  });

  test("is the first of those that are worth as much, and null without any", () => {
    const first = offer({ cents: 1_000_00 });
    const alike = offer({ cents: 800_00, currency: "USD" });
    expect(highestOffer([first, alike], "CAD", rates)).toBe(first);
    expect(highestOffer([alike, first], "CAD", rates)).toBe(alike);
    expect(highestOffer([], "CAD", rates)).toBeNull();
  });
});

describe("the offers that bind what a work asks", () => {
  const bound = (changes: Partial<Offer>) =>
    (["own", "listed", "suggested"] as const).filter(
      (price) => bindingOffers([offer(changes)], work, price).length === 1,
    );

  test.each<[string, Partial<Offer>, string[]]>([
    ["of the work as it is bind every price", {}, ["own", "listed", "suggested"]],
    ["of another work bind none", { workId: "other" }, []],
    ["that were withdrawn bind none", { withdrawn: true }, []],
    ["in another medium bind its own price alone", { medium: "ink" }, ["own"]],
    ["of another width bind its own price alone", { widthInches: 16.1 }, ["own"]],
    ["of another height bind its own price alone", { heightInches: 19.9 }, ["own"]],
    ["on another support bind its own price alone", { support: "paper-0.01" }, ["own"]],
    ["with other materials bind its own price alone", { materialsCostCents: 80_01 }, ["own"]],
    ["of other hours bind its own price alone", { hoursSpent: 11 }, ["own"]],
    ["without the frame bind no listed price", { framed: false }, ["own", "suggested"]],
    ["with a dearer frame bind no listed price", { framingCents: 130_00 }, ["own", "suggested"]],
  ])("%s", (_, changes, prices) => {
    expect(bound(changes)).toEqual(prices);
  });

  test("are all of them, in their order", () => {
    const offers = [offer(), offer({ withdrawn: true }), offer({ cents: 1 })];
    expect(bindingOffers(offers, work, "own")).toEqual([offers[0], offers[2]]);
  });
});
