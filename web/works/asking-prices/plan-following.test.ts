import { describe, expect, it } from "vitest";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { fitCurve } from "#schema/price-lists/curve.ts";
import type { PriceList } from "#schema/price-lists/price-list.ts";
import { firstDraft } from "#schema/price-lists/price-list-input.ts";
import { planFollowing } from "./plan-following.ts";

const now = new Date("2026-06-01T12:00:00Z");
const anchor = { medium: "oil", widthInches: 20, heightInches: 16, priceCents: 64_000 } as const;
const list: PriceList = {
  ...firstDraft,
  anchors: [anchor],
  curves: { oil: fitCurve([{ ...anchor, kind: "anchor" }]) },
  ...{ id: "list", number: 1, publishedAt: now.toISOString(), holdsFrom: "2026-05-01" },
  ...{ appliedAt: now.toISOString(), undoneAt: null },
  ...{ createdAt: now.toISOString(), updatedAt: now.toISOString() },
};

function work(id: string, changed: Partial<Artwork> = {}): Artwork {
  return {
    ...{ id, title: id, dateCreated: "2024", width: 20, height: 16, depth: "canvas-0.75" },
    ...{ medium: "oil", materialsCost: 0, hoursSpent: 0, suggestedPrice: null, currency: "CAD" },
    ...{ imageUrl: null, breakdown: null, inventoryNumber: id, status: "available" },
    ...{ createdAt: "2026-01-01T00:00:00.000Z", updatedAt: "2026-01-01T00:00:00.000Z" },
    statusDetails: { who: null, until: null, channelId: null, since: null, dueBack: null },
    ...{ location: "", askingPriceCents: 50_000, listedCents: null, listedCurrency: "CAD" },
    ...{ askedCents: 50_000, askedCurrency: "CAD", framed: false, framingCents: 0, notes: "" },
    ...{ archived: false, mediumLine: "", sale: null },
    ...changed,
  } as Artwork;
}

function plan(works: readonly Artwork[], of: PriceList | null = list) {
  return planFollowing(works, of, { CAD: 1, USD: 0.8 }, now).map(
    ({ work: { id }, next, outcome, waits }) => [id, next?.cents ?? null, outcome, waits],
  );
}

describe("planFollowing", () => {
  it("says what works with their own price would ask by the list, and which are held or wait", () => {
    const works = [
      work("below"),
      work("same", { askingPriceCents: 64_000 }),
      work("above", { askingPriceCents: 90_000 }),
      work("held", { status: "on-hold" }),
      work("not covered", { medium: "ink" }),
    ];
    expect(plan(works)).toEqual([
      ["below", 64_000, "rises", false],
      ["same", 64_000, "same", false],
      ["above", 64_000, "held", false],
      ["held", 64_000, "rises", true],
      ["not covered", null, "held", false],
    ]);
  });

  it("leaves out works that follow already, and those that are not on offer", () => {
    const works = [
      work("follows", { askingPriceCents: null }),
      work("sold", { status: "sold" }),
      work("kept", { status: "not-for-sale" }),
      work("archived", { archived: true }),
    ];
    expect(plan(works)).toEqual([]);
  });

  it("takes the suggestion without a list", () => {
    expect(plan([work("below", { suggestedPrice: 600 })], null)).toEqual([
      ["below", 60_000, "rises", false],
    ]);
  });
});
