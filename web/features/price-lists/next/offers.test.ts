import { expect, test } from "vitest";
import type { Artwork } from "#schema/artwork.ts";
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
  expect(offersOf([work()])).toEqual([{ ...offer, soldOn: null }]);
  expect(offersOf([work({ status: "sold", sale })])).toEqual([{ ...offer, soldOn: "2026-06-01" }]);
});

test("one that was added after its sale was on offer for that day", () => {
  const added = work({ status: "sold", sale: { ...sale, date: "2026-03-01" } });
  expect(offersOf([added])).toEqual([{ ...offer, offeredOn: "2026-03-01", soldOn: "2026-03-01" }]);
});

test("an archived work counts if it was sold", () => {
  expect(offersOf([work({ archived: true })])).toEqual([]);
  expect(offersOf([work({ archived: true, status: "sold", sale })])).toHaveLength(1);
});

test("a work without a price, or not for sale, is on no offer", () => {
  expect(offersOf([work({ askedCents: null }), work({ status: "not-for-sale" })])).toEqual([]);
});
