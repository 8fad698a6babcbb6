import { describe, expect, test } from "vitest";
import { roundHalfUp } from "#schema/money.ts";
import {
  artlogicXlsx,
  artworkArchiveCsv,
  fileWorks,
  frenchCsv,
} from "#tests/support/import-files.ts";
import { encodeText } from "#tests/support/spreadsheets.ts";
import { readTable } from "../file/read-table.ts";
import { analyzeFile } from "./analyze-file.ts";
import { type Decisions, noDecisions as undecided } from "./decisions.ts";
import { emptyGallery } from "./gallery.ts";
import { findWorkRows } from "./work-rows.ts";

/** Nothing but the channel of works of which the file does not say how they were sold. */
const noDecisions: Decisions = { ...undecided, channelId: "studio" };

const heading = ["Title", "Medium", "Width", "Height", "Year", "Price"];
const dune = ["Dune", "oil", "30 in", "24 in", "2024", "CA$1,550"];

function analyze(rows: readonly (readonly string[])[], decided: Partial<Decisions> = {}) {
  return analyzeFile(findWorkRows({ rows: [heading, ...rows], sheet: null }), {
    ...noDecisions,
    ...decided,
  });
}

const works = fileWorks(40);

describe("files of other programs", () => {
  test.each([
    [
      "Artwork Archive's CSV",
      encodeText(artworkArchiveCsv(works), "utf-8"),
      { currency: "CAD" },
      4,
    ],
    ["Artlogic's XLSX", artlogicXlsx(works), { sizeBeginsWith: "height", channelId: "studio" }, 2],
    [
      "a French spreadsheet",
      encodeText(frenchCsv(works), "windows-1252"),
      { currency: "CAD", channelId: "studio" },
      2,
    ],
  ] as const)("%s: each work is read to the field", async (_what, bytes, answers, firstRow) => {
    const file = findWorkRows(await readTable(bytes));
    const { analysis: found, ready } = analyzeFile(file, { ...noDecisions, ...answers });
    expect(found.outcome).toMatchObject({ ready: 40, sold: 4, rows: [], waitingForWords: 0 });
    expect(ready.map(({ row }) => row)).toEqual(works.map((_, at) => at + firstRow));
    for (const [at, { work }] of ready.entries()) {
      const made = works[at] ?? expect.unreachable();
      const { title, number, medium, year, widthInches, heightInches, priceDollars } = made;
      const { framed, location, notes, soldOn, soldDollars, soldTo } = made;
      expect(work).toMatchObject({ title, medium, dateCreated: String(year), currency: "CAD" });
      expect(work.inventoryNumber).toBe(number);
      // Centimetres are written with one decimal.
      expect(work.width).toBeCloseTo(widthInches, 1);
      expect(work.height).toBeCloseTo(heightInches, 1);
      expect(work.askingPriceCents).toBe(priceDollars * 100);
      expect(work).toMatchObject({ framed, location, notes });
      expect(work.sale?.date ?? null).toBe(soldOn);
      expect(work.sale?.priceCents ?? null).toBe(soldDollars && soldDollars * 100);
      // Artwork Archive's buyers are in another file.
      expect(["", soldTo]).toContain(work.sale?.buyerName ?? "");
      expect(work.status).toBe(soldOn === null ? "available" : "sold");
    }
  });
});

describe("questions", () => {
  const kinds = (rows: readonly (readonly string[])[]) =>
    analyze(rows).analysis.questions.map(({ kind, answer }) => [kind, answer]);

  test("are put only where the file leaves something undecided", () => {
    expect(kinds([dune])).toEqual([]);
    expect(kinds([["Dune", "oil", "30", "24", "2024", "$1,550"]])).toEqual([
      ["unit", null],
      ["currency", null],
    ]);
  });

  test("ask about a currency that a sign or another currency leaves open", () => {
    const file = (own: string) =>
      findWorkRows({
        rows: [
          [...heading, "Currency"],
          [...dune.slice(0, 5), "1550", own],
        ],
        sheet: null,
      });
    const asked = (own: string) =>
      analyzeFile(file(own), noDecisions).analysis.questions.map(({ kind }) => kind);
    expect([asked("$"), asked("EUR"), asked("CAD")]).toEqual([["currency"], ["currency"], []]);
  });

  test("ask about no unit where a cell names it in brackets", () => {
    const sized = (size: string) =>
      analyzeFile(
        findWorkRows({
          rows: [
            ["Title", "Medium", "Size", "Year"],
            ["Dune", "oil", size, "2024"],
          ],
          sheet: null,
        }),
        { ...noDecisions, unit: "in" },
      );
    const [work] = sized("H 40.64 x W 50.8 (cm)").ready;
    expect(work?.work).toMatchObject({ height: 16, width: 20 });
    const asked = (size: string) => sized(size).analysis.questions.map(({ kind }) => kind);
    expect(asked("H 40.64 x W 50.8 (cm)")).toEqual([]);
    expect(asked("H 16 x W 20 (40 x 50 cm)")).toEqual(["unit"]);
  });

  test("ask which side comes first unless letters say so", () => {
    const asked = (size: string) =>
      analyzeFile(
        findWorkRows({
          rows: [
            ["Title", "Medium", "Size", "Year"],
            ["Dune", "oil", size, "2024"],
          ],
          sheet: null,
        }),
        noDecisions,
      ).analysis.questions.map(({ kind }) => kind);
    expect(asked("20 x 16 inches")).toEqual(["sizeBeginsWith"]);
    expect(asked('20" W x 16" H')).toEqual([]);
  });

  const soldHeading = ["Title", "Medium", "Width (in)", "Height (in)", "Year", "Price (CAD)"];
  const discounted = (header: string, ...sold: readonly (readonly [string, string, string])[]) =>
    findWorkRows({
      rows: [
        [...soldHeading, "Sold on", "Sold price", header],
        ...sold.map(([price, paid, discount], at) => [
          ...[`Study ${at}`, "oil", "10", "12", "2024", price, "2025-06-01", paid, discount],
        ]),
      ],
      sheet: null,
    });

  test.each([
    ["Discount", [["900", "900", "50.00"]], "asked", null],
    [
      "Discount",
      [
        ["900", "900", "50.00"],
        ["800", "800", "10 %"],
      ],
      "percent",
      0.5,
    ],
    [
      "Discount",
      [
        ["900", "900", "90"],
        ["800", "800", "$ 20"],
      ],
      "amount",
      0.1,
    ],
    [
      "Discount",
      [
        ["900", "900", "90"],
        ["800", "800", "120"],
      ],
      "amount",
      0.1,
    ],
    [
      "Discount",
      [
        ["1000", "910", "90"],
        ["800", "750", "50"],
      ],
      "amount",
      0.09,
    ],
    ["Discount", [["1000", "800", "20"]], "percent", 0.2],
    ["Discount (%)", [["900", "900", "50.00"]], "percent", 0.5],
    ["Rabais ($)", [["900", "900", "45"]], "amount", 0.05],
    ["Discount", [["900", "900", "0.1"]], "percent", 0.1],
    ["Discount", [["900", "900", "0"]], "percent", 0],
  ] as const)("%s %j: a bare number is %s", (header, sold, unit, share) => {
    const { analysis: found, ready } = analyzeFile(discounted(header, ...sold), noDecisions);
    const asked = found.questions.filter(({ answer }) => answer === null);
    expect(asked.map(({ kind }) => kind)).toEqual(unit === "asked" ? ["discountUnit"] : []);
    if (share !== null) expect(ready[0]?.work.sale?.discount).toBeCloseTo(share, 12);
  });

  const salesIn = (file: ReturnType<typeof findWorkRows>) =>
    analyzeFile(file, noDecisions).ready.map(({ work: { sale } }) => {
      const { priceCents = 0, discount = 0 } = sale ?? {};
      return [priceCents, priceCents - roundHalfUp(priceCents * discount)];
    });

  test("what was paid is not discounted again where the asking prices say that it is after the discount", () => {
    const file = discounted(
      "Discount",
      ["1000", "900", "10 %"],
      ["800", "750", "$50"],
      ["", "90", "10 %"],
      ["500", "500", ""],
      ["500", "450", ""],
    );
    expect(salesIn(file)).toEqual([
      [1000_00, 900_00],
      [800_00, 750_00],
      [100_00, 90_00],
      [500_00, 500_00],
      [450_00, 450_00],
    ]);
  });

  test.each([
    ["one of the same amount as the asking price", ["1000", "1000", "10 %"]],
    ["all of other amounts", ["1000", "850", "10 %"]],
  ] as const)("a sold price is before its discount where there is %s", (what, sold) => {
    const others = what.startsWith("one") ? ([["800", "720", "10 %"]] as const) : [];
    expect(salesIn(discounted("Discount", ...others, sold)).at(-1)).toEqual([
      Number(sold[1]) * 100,
      Number(sold[1]) * 90,
    ]);
  });

  test.each([
    ["Artwork Archive's", "Piece Name", "Notes"],
    ["the product's own", "Title", "Discount borne by"],
  ])("a sold price of %s files is before its discount", (_whose, title, last) => {
    const rows = [
      [title, ...soldHeading.slice(1), "Sold on", "Sold price", "Sale Discount", last],
      ["Dune", "oil", "10", "12", "2024", "1000", "2025-06-01", "900", "10%", ""],
    ];
    expect(salesIn(findWorkRows({ rows, sheet: null }))).toEqual([[900_00, 810_00]]);
  });

  test("the artist's answer says what discounts without a sign are", () => {
    const file = discounted("Discount", ["900", "900", "45.00"]);
    const sharesBy = (discountUnit: "percent" | "amount") =>
      analyzeFile(file, { ...noDecisions, discountUnit }).ready[0]?.work.sale?.discount;
    expect([sharesBy("percent"), sharesBy("amount")]).toEqual([0.45, 0.05]);
  });

  test("hold the import back until they are answered", () => {
    const row = ["Dune", "oil", "30", "24", "2024", "$1,550"];
    expect(analyze([row], { unit: "cm" }).analysis.outcome).toBeNull();
    const { ready } = analyze([row], { unit: "cm", currency: "USD" });
    expect(ready[0]?.work.currency).toBe("USD");
    expect(ready[0]?.work.width).toBeCloseTo(30 / 2.54);
  });
});

describe("words", () => {
  test("that the product does not know come first, and their rows wait", () => {
    const rows = [dune, ["Low Tide", "tempera", ...dune.slice(2)], ["Field", "", ...dune.slice(2)]];
    const { analysis: found, ready } = analyze(rows);
    expect(found.words).toEqual([
      { field: "medium", key: "tempera", text: "tempera", count: 1, known: null },
      { field: "medium", key: "", text: "", count: 1, known: null },
      { field: "medium", key: "oil", text: "oil", count: 1, known: "oil" },
    ]);
    expect(found.outcome).toMatchObject({ ready: 1, waitingForWords: 2, rows: [] });
    expect(ready).toHaveLength(1);
    const answered = analyze(rows, { media: { tempera: "gouache", "": "ink" } });
    expect(answered.ready.map(({ work }) => work.medium)).toEqual(["oil", "gouache", "ink"]);
  });
});

const untouched = {
  ...{ corrected: {}, isSkipped: false, leftOutAs: null, isIncluded: false },
  ...{ isKnown: false, isAnother: false },
};

describe("rows with problems", () => {
  const rows = [
    dune,
    ["Neige", "oil", "", "24 in", "2024", "CA$900"],
    ["Étude", "oil", "30 in", "24 in", "", "à voir"],
  ];

  test("wait, and are named by their number in the file", () => {
    const { analysis: found, ready } = analyze(rows);
    expect(ready.map(({ row }) => row)).toEqual([2]);
    expect(found.outcome?.rows).toEqual([
      {
        ...{ row: 3, title: "Neige", ...untouched },
        problems: [{ field: "width", kind: "empty", text: "" }],
      },
      {
        ...{ row: 4, title: "Étude", ...untouched },
        problems: [
          { field: "price", kind: "unreadable", text: "à voir" },
          { field: "year", kind: "empty", text: "" },
        ],
      },
    ]);
    expect(found.withoutYear).toBe(1);
  });

  test("are corrected in place, also in a field that the file does not have, or left out", () => {
    const corrected = { 3: { width: "30 in", notes: "Varnish" }, 4: { price: "" } };
    const { analysis: found, ready } = analyze(rows, {
      corrected,
      year: "2020",
      skipped: { 2: true },
    });
    expect(ready.map(({ row, work }) => [row, work.width, work.notes, work.dateCreated])).toEqual([
      [3, 30, "Varnish", "2024"],
      [4, 30, "", "2020"],
    ]);
    expect(found.outcome).toMatchObject({ ready: 2, skipped: 1 });
    expect(found.outcome?.rows.map(({ row, problems }) => [row, problems])).toEqual([
      [2, []],
      [3, []],
      [4, []],
    ]);
  });

  test("an inventory number belongs to one row", () => {
    const numbered = (title: string, number: string) => [title, ...dune.slice(1), number];
    const file = findWorkRows({
      rows: [[...heading, "Inventory Number"], numbered("Dune", "A-1"), numbered("Ebb", "a-1")],
      sheet: null,
    });
    const { analysis: found, ready } = analyzeFile(file, noDecisions);
    expect(ready.map(({ row }) => row)).toEqual([2]);
    expect(found.outcome?.rows[0]?.problems).toEqual([
      { field: "inventoryNumber", kind: "number-twice", text: "a-1" },
    ]);
  });
});

describe("works that the gallery has already", () => {
  const gallery = [
    { id: "w1", title: "Dune", dateCreated: "2024", width: 30, height: 24, inventoryNumber: "A-1" },
  ];
  const file = findWorkRows({
    rows: [
      [...heading, "Inventory Number"],
      [...dune, ""],
      ["Ebb", ...dune.slice(1, 2), "60 in", "60 in", "2020", "", "A-1"],
    ],
    sheet: null,
  });

  test("are named, and no new works; a number that one has is free to no other", () => {
    const { analysis: found } = analyzeFile(file, noDecisions, { ...emptyGallery, works: gallery });
    expect(found.outcome).toMatchObject({ ready: 0, known: 1 });
    expect(found.outcome?.rows).toEqual([
      {
        ...{ row: 3, title: "Ebb", ...untouched },
        problems: [{ field: "inventoryNumber", kind: "number-in-use", text: "A-1" }],
      },
      { row: 2, title: "Dune", ...untouched, problems: [], isKnown: true },
    ]);
  });

  test("are updated where the artist says so, by the fields that the row states", () => {
    const decided = { ...noDecisions, updated: { 2: true, 9: true } } as const;
    const { analysis: found, ready } = analyzeFile(file, decided, {
      ...emptyGallery,
      works: gallery,
    });
    expect(ready).toMatchObject([
      {
        row: 2,
        update: [
          "title",
          "dateCreated",
          "width",
          "height",
          "medium",
          "mediumLine",
          "askingPriceCents",
        ],
      },
    ]);
    expect(found.outcome).toMatchObject({ ready: 0, known: 0, updated: 1 });
    expect(found.outcome?.rows.at(-1)).toMatchObject({ row: 2, isKnown: true });
  });

  test("are updated by the cells as they were corrected", () => {
    const corrected = { 2: { price: "", notes: "Signed" } };
    const decided = { ...noDecisions, corrected, updated: { 2: true } } as const;
    const [row] = analyzeFile(file, decided, { ...emptyGallery, works: gallery }).ready;
    expect(row?.update).toEqual([
      "title",
      "dateCreated",
      "width",
      "height",
      "medium",
      "mediumLine",
      "notes",
    ]);
  });

  test("are imported where the artist says that they are others", () => {
    const decided = { ...noDecisions, another: { 2: true as const } };
    const { analysis: found, ready } = analyzeFile(file, decided, {
      ...emptyGallery,
      works: gallery,
    });
    expect(ready).toMatchObject([{ row: 2, isAnother: true }]);
    expect(found.outcome).toMatchObject({ ready: 1, known: 0 });
    expect(found.outcome?.rows.at(-1)).toMatchObject({ row: 2, isKnown: false, isAnother: true });
  });
});

test("a column that the artist gives a field takes it from another one", () => {
  const decided = { columns: { 0: null, 5: "notes" as const } };
  const { analysis: found } = analyze([dune], decided);
  expect([...found.fields]).toEqual(
    expect.arrayContaining([
      [5, "notes"],
      [1, "medium"],
    ]),
  );
  expect([...found.fields.values()]).not.toContain("title");
  expect(found.outcome?.rows[0]?.problems).toEqual([{ field: "title", kind: "empty", text: "" }]);
});

test("a file of 100,000 rows is refused, and one without rows below its headings", () => {
  expect(() => analyze(Array(5_001).fill(dune))).toThrow("too-many-rows");
  expect(() => analyze([])).toThrow("empty");
});

test("each row that is not sent has the reasons why", () => {
  const { ready, notReady } = analyze(
    [
      dune,
      ["Neige", "oil", "", "24 in", "2024", "CA$900"],
      ["Low Tide", "tempera", "12 in", "16 in", "2024", "ask Odile"],
      ["Ebb", "oil", "10 in", "10 in", "2024", ""],
    ],
    { skipped: { 4: true, 5: true } },
  );
  expect(ready.map(({ row }) => row)).toEqual([2]);
  expect([...notReady]).toEqual([
    [3, [{ field: "width", kind: "empty", text: "" }]],
    [
      4,
      [
        { kind: "skipped" },
        { field: "medium", kind: "unknown-word", text: "tempera" },
        { field: "price", kind: "unreadable", text: "ask Odile" },
      ],
    ],
    [5, [{ kind: "skipped" }]],
  ]);
});

describe("the channel of sold rows", () => {
  const sold = [...heading, "Status", "Sold on", "Sold for", "Sold through", "Sale commission"];
  const soldDune = [...dune, "Sold", "2026-03-27", "CA$650"];

  function analyzeSold(
    rows: readonly (readonly string[])[],
    decided: Partial<Decisions> = {},
  ): ReturnType<typeof analyzeFile> {
    const decisions = { ...undecided, dateOrder: "month-first", ...decided } as const;
    return analyzeFile(findWorkRows({ rows: [sold, ...rows], sheet: null }), decisions);
  }
  const asked = ({ analysis: { questions } }: ReturnType<typeof analyzeFile>) =>
    questions.map(({ kind, answer, samples }) => [kind, answer, samples]);

  test("is asked once where the file states neither channel nor commission, and is that of these rows only", () => {
    const rows = [
      [...soldDune, "", ""],
      ["Ebb", ...soldDune.slice(1), "Vent", ""],
      ["Reef", ...soldDune.slice(1), "Vent", "40 %"],
      ["Kelp", ...soldDune.slice(1), "Studio", ""],
      ["Tide", ...dune.slice(1), "Available"],
    ];
    const unanswered = analyzeSold(rows);
    expect(asked(unanswered)).toEqual([["channel", null, ["Dune", "Ebb"]]]);
    expect(unanswered).toMatchObject({ analysis: { outcome: null }, ready: [] });
    const { ready } = analyzeSold(rows, { channelId: "gallery-50" });
    expect(
      ready.map(({ work }) => work.sale && [work.sale.channelId, work.sale.commission]),
    ).toEqual([["gallery-50", null], ["gallery-50", null], [null, 0.4], [null, null], null]);
  });

  test("is not asked where no row is sold, or each says it", () => {
    expect(asked(analyzeSold([[...dune, "Available"]]))).toEqual([]);
    expect(asked(analyzeSold([[...soldDune, "Galerie Vent", "50"]]))).toEqual([]);
    expect(asked(analyzeSold([[...soldDune, "Foire", ""]]))).toEqual([]);
  });
});

describe("prices that the list governs", () => {
  const rows = [
    dune,
    ["Sumac", "oil", "30 in", "24 in", "2024", ""],
    ["Thaw", "oil", "30 in", "24 in", "2024", "CA$900"],
  ];

  test("the new works with a price of their own are named, with what a list prices them by", () => {
    const { outcome } = analyze(rows, { prices: "list" }).analysis;
    expect(outcome?.ownPrices).toMatchObject([
      { row: 2, title: "Dune", askingPriceCents: 155_000, currency: "CAD", status: "available" },
      { row: 4, title: "Thaw", askingPriceCents: 90_000, medium: "oil", width: 30, height: 24 },
    ]);
  });

  test("works that the gallery has are not among them, nor any where prices are the artist's own", () => {
    const gallery = [{ id: "dune", title: "Dune", dateCreated: "2024", width: 30, height: 24 }].map(
      (work) => ({ ...work, inventoryNumber: "2024-001" }),
    );
    const table = findWorkRows({ rows: [heading, ...rows], sheet: null });
    const governed = analyzeFile(
      table,
      { ...noDecisions, prices: "list" },
      { ...emptyGallery, works: gallery },
    );
    expect(governed.analysis.outcome?.ownPrices).toMatchObject([{ row: 4, title: "Thaw" }]);
    expect(analyze(rows).analysis.outcome?.ownPrices).toEqual([]);
  });
});
