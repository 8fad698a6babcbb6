import { expect, test } from "vitest";
import { holdEndedReason } from "#schema/artworks/hold.ts";
import {
  type HistoryEntry,
  offeredPriceReason,
  undoneReason,
} from "#schema/artworks/price-history.ts";
import { describeEntries, reasonShown } from "./describe.ts";

function entry(change: Partial<HistoryEntry>): HistoryEntry {
  return {
    at: "2026-05-09T12:00:00.000Z",
    kind: "asking",
    amountCents: 100,
    currency: "CAD",
    status: null,
    reason: "",
    ...change,
  };
}

test("each entry says what it changed from those before it", () => {
  const history = [
    entry({ kind: "suggested" }),
    entry({ amountCents: 200 }),
    entry({ amountCents: 300 }),
    entry({ amountCents: 250, reason: "Another series" }),
    entry({ amountCents: 300, reason: undoneReason }),
    entry({ amountCents: 200, currency: "USD" }),
    entry({ kind: "suggested" }),
    entry({ amountCents: 200, currency: "USD", reason: offeredPriceReason }),
    entry({ amountCents: null, currency: null }),
    entry({ amountCents: 100 }),
    entry({ kind: "listed" }),
    entry({ kind: "status", status: "on-hold" }),
    entry({ kind: "status", status: "available", reason: holdEndedReason }),
    entry({ kind: "status", status: "not-for-sale" }),
    entry({ kind: "sold", status: "sold" }),
    entry({ kind: "corrected" }),
    entry({ kind: "returned", status: "available" }),
  ];
  expect(describeEntries(history).map(({ event }) => event)).toEqual([
    "firstSuggested",
    "firstOwn",
    "raised",
    "lowered",
    "putBack",
    "own",
    "suggested",
    "kept",
    "ownRemoved",
    "own",
    "listed",
    "on-hold",
    "holdEnded",
    "not-for-sale",
    "sold",
    "corrected",
    "returned",
  ]);
});

test("the artist's reasons are shown, the product's own are not", () => {
  expect(reasonShown(entry({ reason: "Another series" }))).toBe("Another series");
  expect(reasonShown(entry({ reason: undoneReason }))).toBe("");
  expect(reasonShown(entry({ reason: offeredPriceReason }))).toBe("");
  expect(reasonShown(entry({ reason: holdEndedReason }))).toBe("");
});

test("a listed price that becomes the artist's own is neither raised nor lowered", () => {
  const history = [entry({ kind: "listed", amountCents: 200 }), entry({ amountCents: 200 })];
  expect(describeEntries(history).map(({ event }) => event)).toEqual(["listed", "own"]);
});
