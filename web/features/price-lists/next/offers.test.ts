import { expect, test } from "vitest";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { anArtwork } from "#tests/support/web/artwork.ts";
import { offersOf } from "./offers.ts";

const sale = {
  ...{ id: "s", priceCents: 900_00, discountCents: 0, buyerName: null, date: "2026-06-01" },
  currency: "CAD" as const,
};

function work(changes: Partial<Artwork> = {}) {
  return anArtwork("Sumac", {
    ...{ id: "one", createdAt: "2026-05-01T18:00:00Z", askedCents: 900_00 },
    ...changes,
  });
}

const offer = { id: "one", title: "Sumac", offeredOn: "2026-05-01", withdrawnOn: null };

test("a work is on offer from the day that it was added to its sale", () => {
  const offers = (changes: Partial<Artwork> = {}) => offersOf([work(changes)]);
  expect(offers()).toEqual({ offers: [{ ...offer, soldOn: null }], unknown: 0 });
  expect(offers({ status: "sold", sale })).toEqual({
    offers: [{ ...offer, soldOn: "2026-06-01" }],
    unknown: 0,
  });
  const onTheDay = { ...sale, date: "2026-05-01" };
  expect(offers({ status: "sold", sale: onTheDay }).unknown).toBe(0);
});

test("one that was imported, or sold before it was added, was on offer since a day that is not known", () => {
  const before = work({ status: "sold", sale: { ...sale, date: "2026-03-01" } });
  const imported = work({ suggestedPrice: null, askingPriceCents: 900_00, askedCents: 900_00 });
  const sold = { ...imported, status: "sold", sale } as const;
  const unpriced = work({ suggestedPrice: null, askedCents: null });
  expect(offersOf([before, imported, sold, unpriced])).toEqual({ offers: [], unknown: 3 });
});

test("an archived work counts if it was sold", () => {
  expect(offersOf([work({ archived: true })]).offers).toEqual([]);
  expect(offersOf([work({ archived: true, status: "sold", sale })]).offers).toHaveLength(1);
});

test("a work without a price, or not for sale, is on no offer", () => {
  const works = [work({ askedCents: null }), work({ status: "not-for-sale" })];
  expect(offersOf(works)).toEqual({ offers: [], unknown: 0 });
});
