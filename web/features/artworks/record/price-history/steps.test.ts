import { expect, test } from "vitest";
import type { HistoryEntry } from "#schema/artworks/price-history.ts";
import { stepsOf } from "./steps.ts";

const view = { currency: "CAD", rates: { CAD: 1, USD: 0.75 } } as const;

function entry(day: string, change: Partial<HistoryEntry>): HistoryEntry {
  return {
    at: `2026-${day}T12:00:00.000Z`,
    kind: "asking",
    amountCents: null,
    currency: "CAD",
    status: null,
    reason: "",
    ...change,
  };
}

const suggested = (day: string, amountCents: number) =>
  entry(day, { kind: "suggested", amountCents });
const asking = (day: string, amountCents: number | null) => entry(day, { amountCents });
const sold = (day: string, amountCents: number) =>
  entry(day, { kind: "sold", amountCents, status: "sold" });

function shown(...history: HistoryEntry[]) {
  return stepsOf(history, view).map((run) =>
    run.map(({ at, cents, isSale }) => [new Date(at).toISOString().slice(5, 10), cents, isSale]),
  );
}

test("the artist's own price counts before what the formula says", () => {
  expect(
    shown(suggested("05-09", 171634), asking("05-16", 175000), suggested("06-01", 180000)),
  ).toEqual([
    [
      ["05-09", 171634, false],
      ["05-16", 175000, false],
    ],
  ]);
});

test("without an own price any more, the last one of the formula is asked again", () => {
  const history = [
    suggested("05-09", 100),
    asking("05-10", 200),
    suggested("05-11", 150),
    asking("05-12", null),
  ];
  expect(shown(...history)).toEqual([
    [
      ["05-09", 100, false],
      ["05-10", 200, false],
      ["05-12", 150, false],
    ],
  ]);
});

test("the price of the list comes after the artist's own, and before the formula's", () => {
  const listed = (day: string, amountCents: number | null) =>
    entry(day, { kind: "listed", amountCents });
  const history = [
    suggested("05-09", 100),
    listed("05-10", 300),
    asking("05-11", 400),
    listed("05-12", 350),
    asking("05-13", null),
    listed("05-14", null),
  ];
  expect(shown(...history)).toEqual([
    [
      ["05-09", 100, false],
      ["05-10", 300, false],
      ["05-11", 400, false],
      ["05-13", 350, false],
      ["05-14", 100, false],
    ],
  ]);
});

test("a price that is set again, and a status, are no steps", () => {
  const history = [
    asking("05-09", 100),
    entry("05-10", { kind: "status", status: "on-hold", currency: null }),
    asking("05-11", 100),
  ];
  expect(shown(...history)).toEqual([[["05-09", 100, false]]]);
});

test("a sale ends the line, and a return begins another at the price that is asked", () => {
  const history = [
    asking("05-09", 1000),
    sold("06-01", 900),
    entry("06-10", { kind: "returned", status: "available", currency: null }),
    sold("07-01", 1000),
  ];
  expect(shown(...history)).toEqual([
    [
      ["05-09", 1000, false],
      ["06-01", 900, true],
    ],
    [
      ["06-10", 1000, false],
      ["07-01", 1000, true],
    ],
  ]);
});

test("a corrected sale ends the line at what was paid in truth", () => {
  const history = [
    asking("05-09", 240_000),
    sold("06-01", 2_400_000),
    entry("06-02", { kind: "corrected", amountCents: 240_000 }),
  ];
  expect(shown(...history)).toEqual([
    [
      ["05-09", 240_000, false],
      ["06-01", 240_000, true],
    ],
  ]);
});

test("a list's price counts as the artist's, and another currency is converted", () => {
  const listed = entry("05-09", { kind: "listed", amountCents: 7500, currency: "USD" });
  expect(shown(listed)).toEqual([[["05-09", 10000, false]]]);
  expect(shown()).toEqual([]);
});
