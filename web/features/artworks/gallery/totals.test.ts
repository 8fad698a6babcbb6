import { expect, test } from "vitest";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { anArtwork } from "#tests/support/web/artwork.ts";
import { galleryTotals } from "./totals.ts";

const rates = { CAD: 1, USD: 0.75 } as const;
const none = { works: 0, onOffer: 0, askedCents: 0, withoutPrice: 0, isConverted: false };

function totals(works: readonly Artwork[], currency: "CAD" | "USD" = "CAD") {
  return galleryTotals(works, currency, rates);
}

test("what is asked counts the works that can be bought, each at its own price or the suggested one", () => {
  const works = [
    anArtwork("suggested", { askedCents: 12_345 }),
    anArtwork("own", { askingPriceCents: 155_000, askedCents: 155_000, status: "on-hold" }),
    anArtwork("lent", { askedCents: 10_000, status: "consigned" }),
    anArtwork("sold", { askedCents: 99_900, status: "sold" }),
    anArtwork("kept", { askedCents: 99_900, status: "not-for-sale" }),
    anArtwork("archived", { askedCents: 99_900, archived: true }),
    anArtwork("bare", { suggestedPrice: null, askedCents: null }),
  ];
  expect(totals(works)).toEqual({
    works: 7,
    onOffer: 4,
    askedCents: 177_345,
    withoutPrice: 1,
    isConverted: false,
  });
  expect(totals([])).toEqual(none);
});

test("another currency is converted at the current rate, and rounded once", () => {
  const works = [
    anArtwork("a", { askedCents: 10_001, askedCurrency: "USD" }),
    anArtwork("b", { askedCents: 10_001, askedCurrency: "USD" }),
    anArtwork("c", { askedCents: 1 }),
  ];
  expect(totals(works)).toMatchObject({ askedCents: 26_670, isConverted: true });
  expect(totals(works, "USD")).toMatchObject({ askedCents: 20_003, isConverted: true });
  expect(totals(works.slice(0, 2), "USD")).toMatchObject({
    askedCents: 20_002,
    isConverted: false,
  });
});
