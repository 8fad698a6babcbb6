import { describe, expect, test } from "vitest";
import type { Artwork } from "#schema/artworks/artwork.ts";
import { analyzeFile } from "./analyze-file.ts";
import { type Decisions, noDecisions } from "./decisions.ts";
import { toGallery } from "./gallery.ts";
import { findWorkRows } from "./work-rows.ts";

const thaw = {
  ...{ id: "thaw", title: "Thaw", dateCreated: "2023", medium: "oil", width: 24, height: 30 },
  ...{ inventoryNumber: "2023-001", status: "available", sale: null },
  ...{ askedCents: 1_500_00, askedCurrency: "CAD" },
} as Artwork;

const heading = ["Title", "Medium", "Width (in)", "Height (in)", "Year", "Price"];
const dune = ["Dune", "oil", "30", "24", "2024", "CA$700"];

function analyze(
  rows: readonly (readonly string[])[],
  works: readonly Artwork[] = [thaw],
  decided: Partial<Decisions> = {},
) {
  const file = findWorkRows({ rows: [heading, ...rows], sheet: null });
  const gallery = toGallery(works, { CAD: 1, USD: 0.75 });
  return analyzeFile(file, { ...noDecisions, channelId: "studio", ...decided }, gallery);
}

const countLow = (...given: Parameters<typeof analyze>) =>
  analyze(...given).analysis.outcome?.lowPrices;

describe("a new work that asks less than half of what another of its medium and size was offered or sold for", () => {
  test.each([
    ["below", dune, 1],
    ["half", dune.with(5, "CA$750"), 0],
    ["a cent below half", dune.with(5, "CA$749.99"), 1],
    ["below, in another currency", dune.with(5, "US$562"), 1],
    ["half, in another currency", dune.with(5, "US$562.50"), 0],
    ["2 % smaller", dune.with(2, "29.4"), 1],
    ["3 % smaller", dune.with(2, "29.1"), 0],
    ["of another medium", dune.with(1, "gouache"), 0],
    ["without a price", dune.with(5, ""), 0],
    ["that is the work of the gallery", ["Thaw", "oil", "24", "30", "2023", "CA$700"], 0],
  ])("%s", (_what, row, count) => {
    expect(countLow([row])).toBe(count);
  });

  const sale = { id: "sale", date: "2025-06-01", discountCents: 0, buyerName: null } as const;
  test.each<[string, Partial<Artwork>, number]>([
    [
      "sold for more than it asked",
      {
        status: "sold",
        sale: { ...sale, priceCents: 1_500_00, currency: "CAD" },
        askedCents: 900_00,
      },
      1,
    ],
    [
      "sold in another currency",
      {
        status: "sold",
        sale: { ...sale, priceCents: 1_200_00, currency: "USD" },
        askedCents: null,
      },
      1,
    ],
    ["archived", { archived: true }, 1],
    ["without a price", { askedCents: null }, 0],
    ["not for sale", { status: "not-for-sale" }, 0],
  ])("beside a work that is %s", (_what, changed, count) => {
    expect(countLow([dune], [{ ...thaw, ...changed }])).toBe(count);
  });

  test("is compared with the highest of several, and with no other row of the file", () => {
    const cheap = { ...thaw, id: "cheap", askedCents: 500_00 };
    expect(countLow([dune], [cheap, thaw, cheap])).toBe(1);
    expect(countLow([dune, dune.with(0, "Ebb").with(5, "CA$9,000")], [cheap])).toBe(0);
  });

  test("is compared neither where it was sold, nor where its price follows a list or the formula", () => {
    const file = (name: string, ...cells: readonly string[]) =>
      findWorkRows({
        rows: [
          [...heading, name, "Sold on", "Sold for"],
          [...dune, ...cells],
        ],
        sheet: null,
      });
    const gallery = toGallery([thaw], { CAD: 1, USD: 0.75 });
    const decided = { ...noDecisions, channelId: "studio", dateOrder: "month-first" } as const;
    const sold = analyzeFile(file("Status", "Sold", "2025-06-01", "CA$700"), decided, gallery);
    expect(sold.analysis.outcome).toMatchObject({ ready: 1, sold: 1, lowPrices: 0 });
    const follows = analyzeFile(file("Own price", "no", "", ""), decided, gallery);
    expect(follows.ready[0]?.work.isOwnPrice).toBe(false);
    expect(follows.analysis.outcome).toMatchObject({ ready: 1, lowPrices: 0 });
  });
});

describe("such works", () => {
  const rows = [dune, dune.with(0, "Ebb").with(5, "CA$1,400"), dune.with(0, "Kelp")];
  const problems = [{ field: "price", kind: "far-below", text: "CA$700" }];

  test("wait, each named, and are corrected or left out one by one", () => {
    const { analysis, ready, notReady } = analyze(rows);
    expect(ready.map(({ row }) => row)).toEqual([3]);
    expect(analysis.outcome).toMatchObject({ ready: 1, waiting: 2, lowPrices: 2 });
    expect(analysis.outcome?.rows).toMatchObject([
      { row: 2, title: "Dune", problems },
      { row: 4, title: "Kelp", problems },
    ]);
    expect(notReady).toEqual(new Map([2, 4].map((row) => [row, problems])));
    const corrected = { 2: { price: "CA$1,500" } };
    const decided = analyze(rows, [thaw], { corrected, skipped: { 4: true } });
    expect(decided.ready.map(({ work }) => work.askingPriceCents)).toEqual([1_500_00, 1_400_00]);
    expect(decided.analysis.outcome).toMatchObject({ waiting: 0, skipped: 1, lowPrices: 0 });
  });

  test("keep the file's prices where these are meant", () => {
    const { analysis, ready } = analyze(rows, [thaw], { lowPrices: "meant" });
    expect(ready.map(({ work }) => work.askingPriceCents)).toEqual([700_00, 1_400_00, 700_00]);
    expect(analysis.outcome).toMatchObject({ ready: 3, waiting: 0, rows: [], lowPrices: 2 });
  });

  test("are all left out, but for those that are imported all the same", () => {
    const decided = { lowPrices: "leave-out", included: { 4: true } } as const;
    const { analysis, ready, notReady } = analyze(rows, [thaw], decided);
    expect(ready.map(({ row }) => row)).toEqual([3, 4]);
    expect(analysis.outcome).toMatchObject({ ready: 2, waiting: 0, skipped: 1, lowPrices: 2 });
    expect(analysis.outcome?.rows).toMatchObject([
      { row: 2, problems: [], isSkipped: true, leftOutAs: "low-price" },
      { row: 4, problems: [], isSkipped: false, leftOutAs: null, isIncluded: true },
    ]);
    expect([...notReady]).toEqual([[2, [{ kind: "low-price" }]]]);
  });

  test("are listed once where they are other works than those that they look like", () => {
    const likeThaw = ["Thaw", "oil", "24", "30", "2023", "CA$700"];
    const decided = { another: { 2: true } } as const;
    const { rows: shown } = analyze([likeThaw], [thaw], decided).analysis.outcome ?? {};
    expect(shown).toMatchObject([{ row: 2, isAnother: true, problems }]);
  });
});
