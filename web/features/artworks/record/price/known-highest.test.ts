import { expect, test } from "vitest";
import type { Artwork } from "#schema/artwork.ts";
import { anArtwork } from "#tests/support/web/artwork.ts";
import { knownHighest } from "./known-highest.ts";

const view = { currency: "CAD", rates: { CAD: 1, USD: 0.75 } } as const;
const size = { medium: "oil", width: 16, height: 20 } as const;
const work = anArtwork("Undertow", { ...size, askedCents: 10000 });
const entry = {
  at: "2026-05-09T12:00:00.000Z",
  kind: "asking",
  amountCents: 9000,
  currency: "USD",
  status: null,
  reason: "",
} as const;

test("the highest at which a work was offered or sold", () => {
  expect(knownHighest(work, [], [], view)).toBe(10000);
  expect(knownHighest(work, [], [entry], view)).toBe(12000);
  expect(knownHighest(work, [], [{ ...entry, kind: "suggested" }], view)).toBe(10000);
  expect(knownHighest({ ...work, status: "not-for-sale" }, [], [], view)).toBe(0);
  expect(knownHighest({ ...work, archived: true }, [], [], view)).toBe(0);
});

test("or another of its medium and size, within 2 % of the area", () => {
  const dear = anArtwork("Sumac", { ...size, askedCents: 15000, askedCurrency: "USD" });
  const sale: Artwork["sale"] = {
    ...{ id: "sale", date: "2026-05-09", priceCents: 30000, discountCents: 0 },
    ...{ currency: "CAD", buyerName: null },
  };
  const sold = { ...dear, status: "not-for-sale", sale } as const;
  expect(knownHighest(work, [dear], [], view)).toBe(20000);
  expect(knownHighest(work, [sold], [], view)).toBe(30000);
  expect(knownHighest(work, [{ ...dear, width: 20, height: 16.3 }], [], view)).toBe(20000);
  expect(knownHighest(work, [{ ...dear, width: 20, height: 16.4 }], [], view)).toBe(10000);
  expect(knownHighest(work, [{ ...dear, medium: "ink" }], [], view)).toBe(10000);
});
