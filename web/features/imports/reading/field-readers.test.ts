import { describe, expect, test } from "vitest";
import type { ImportField } from "#schema/imports/fields.ts";
import { plainSettings } from "#tests/support/imports.ts";
import { fieldReaders } from "./field-readers.ts";
import type { ImportSettings } from "./import-settings.ts";
import { tableColumn } from "./table-column.ts";

type Readers = ReturnType<typeof fieldReaders>;

/** What a cell says that is the only one of its row, with the settings changed. */
function readCell(
  field: ImportField & keyof Readers,
  text: string,
  changed: Partial<ImportSettings> = {},
) {
  const settings = { ...plainSettings, ...changed, columns: { [field]: 0 } };
  return fieldReaders(settings, [tableColumn([[text]], 0)])[field](0);
}

describe("the cell of a field", () => {
  test.each<[ImportField & keyof Readers, string, unknown]>([
    ["title", "-", "-"],
    ["title", "n/a", "n/a"],
    ["title", "é".repeat(200), "é".repeat(200)],
    ["location", "é".repeat(200), "é".repeat(200)],
    ["inventoryNumber", "é".repeat(40), "é".repeat(40)],
    ["year", "1000", "1000"],
    ["width", "2000", 2000],
    ["width", "0.01", 0.01],
    ["depth", "0", 0],
    ["depth", "0,0", 0],
    ["depth", '0.00"', 0],
    ["depth", "00", 0],
    ["depth", "05", 5],
    ["depth", "0.5", 0.5],
    ["depth", "2001", 2001],
    ["size", "2000 x 16", { height: 2000, width: 16, depth: null }],
    ["size", "16 x 20 x 1.5", { height: 16, width: 20, depth: 1.5 }],
    ["statusSince", "3/4/2026", "2026-03-04"],
    ["framingCost", "1,000,000", 1_000_000_00],
    ["hours", "100000", 100_000],
    ["hours", "0", 0],
    ["materials", "1,000,000", 1_000_000_00],
    ["price", "100,000,000", { amount: { cents: 100_000_000_00, currency: null }, status: null }],
    ["price", "0", { amount: { cents: 0, currency: null }, status: null }],
    ["price", "POR", { amount: null, status: null }],
    ["price", "Sold to Odile, set of 2", { amount: null, status: "sold" }],
    ["soldPrice", "0.01", { cents: 1, currency: null }],
    ["consignmentCommission", "40 %", 0.4],
    ["commission", "100 %", 1],
    ["saleFees", "1,000,000", 1_000_000_00],
    ["saleShipping", "0", 0],
    ["buyerEmail", "a".repeat(254), "a".repeat(254)],
    ["buyerAddress", "4, rue Saint-Jean", "4, rue Saint-Jean"],
    ["buyerCountry", "CA", "CA"],
    ["deliveredBy", "Carrier", "carrier"],
    ["archived", "no", false],
    ["ownPrice", "yes", true],
    ["taxes", "None", []],
  ])("%s: %j", (field, text, value) => {
    expect(readCell(field, text)).toEqual({ field, text, value, problem: null });
  });

  test.each<[ImportField & keyof Readers, string, string]>([
    ["title", "é".repeat(201), "too-long"],
    ["location", "é".repeat(201), "too-long"],
    ["notes", "é".repeat(5001), "too-long"],
    ["inventoryNumber", "é".repeat(41), "too-long"],
    ["mediumLine", "é".repeat(301), "too-long"],
    ["statusWho", "é".repeat(201), "too-long"],
    ["consignedThrough", "é".repeat(201), "too-long"],
    ["soldTo", "é".repeat(201), "too-long"],
    ["soldThrough", "é".repeat(201), "too-long"],
    ["buyerEmail", "a".repeat(255), "too-long"],
    ["buyerAddress", "é".repeat(501), "too-long"],
    ["buyerRegion", "é".repeat(101), "too-long"],
    ["handedOverIn", "é".repeat(101), "too-long"],
    ["year", "0999", "unreadable"],
    ["year", "2999", "out-of-range"],
    ["width", "2001", "out-of-range"],
    ["height", "0", "unreadable"],
    ["size", "2001 x 16", "out-of-range"],
    ["size", "16 x 2001", "out-of-range"],
    ["size", "16", "unreadable"],
    ["statusSince", "13/04/2026", "unreadable"],
    ["statusUntil", "some day", "unreadable"],
    ["framingCost", "1,000,000.01", "out-of-range"],
    ["framingCost", "a lot", "unreadable"],
    ["hours", "100,001", "out-of-range"],
    ["hours", "many", "unreadable"],
    ["materials", "1,000,000.01", "out-of-range"],
    ["price", "100,000,000.01", "out-of-range"],
    ["price", "1200 framed", "with-frame"],
    ["depth", "about 0", "unreadable"],
    ["soldPrice", "0", "out-of-range"],
    ["soldPrice", "100,000,000.01", "out-of-range"],
    ["soldPrice", "3000 pair", "for-several"],
    ["consignmentCommission", "101 %", "unreadable"],
    ["commission", "CA$40", "unreadable"],
    ["saleFees", "1,000,000.01", "out-of-range"],
    ["saleShipping", "1,000,000.01", "out-of-range"],
    ["archived", "perhaps", "unreadable"],
    ["deliveredBy", "pigeon", "unreadable"],
    ["discountBorneBy", "nobody", "unreadable"],
    ["taxes", "the usual ones", "unreadable"],
    ["currency", "EUR", "unreadable"],
    ["units", "hands", "unknown-word"],
    ["medium", "tempera", "unknown-word"],
    ["support", "glass", "unknown-word"],
    ["status", "lost", "unknown-word"],
    ["forSale", "perhaps", "unknown-word"],
    ["disposal", "loan", "unknown-word"],
    ["framed", "perhaps", "unknown-word"],
    ["title", "#REF!", "unreadable"],
    ["title", "", "empty"],
    ["width", " — ", "empty"],
    ["price", "n/a", "empty"],
    ["hours", "", "empty"],
  ])("%s: %j is a problem: %s", (field, text, kind) => {
    const read = kind === "empty" ? "" : text;
    const problem = { field, kind, text: read };
    expect(readCell(field, text)).toEqual({ field, text: read, value: null, problem });
  });

  test("has no apostrophe that keeps a formula from running, nor spaces around it", () => {
    expect(readCell("title", " '= Dune ")).toMatchObject({ text: "= Dune", value: "= Dune" });
    expect(readCell("title", "'Dune")).toMatchObject({ text: "'Dune", value: "'Dune" });
  });

  test("is read by what the artist has answered", () => {
    const dayFirst = { dateOrder: "day-first" } as const;
    expect(readCell("statusSince", "3/4/2026", dayFirst).value).toBe("2026-04-03");
    const french = { separators: { decimal: ",", grouping: " " }, unit: "cm" } as const;
    expect(readCell("width", "2,54", french).value).toBeCloseTo(1, 10);
    expect(readCell("discount", "50", { discountUnit: "amount" }).value).toEqual({ cents: 50_00 });
    expect(readCell("year", "", { year: "2020" }).value).toBe("2020");
    const framed = new Map([["by the artist", true]]);
    expect(readCell("framed", "By the artist", { framed }).value).toBe(true);
    expect(readCell("framed", "", { framed: new Map([["", true]]) }).value).toBe(false);
  });
});
