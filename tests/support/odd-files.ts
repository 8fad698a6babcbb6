import { gzipSync } from "node:zlib";
import { strToU8, zipSync } from "fflate";
import type { Refusal } from "#web/features/artworks/import/file/table.ts";
import { csvOf, encodeText, type TextEncoding, xlsxFile } from "./spreadsheets.ts";

/** A file that an artist could choose: refused as a whole, or with so many rows that become works. */
export interface OddFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly expected: Refusal | number;
}

const head = ["Title", "Medium", "Width", "Height", "Year", "Price"];
const dune = ["Dune", "oil on linen", "30", "24", "2024", "1550"];
const neige = ["Neige, l’été", "huile", "40,6", "30,5", "2023", "1 550,00 $"];

function utf8(text: string): Uint8Array {
  return encodeText(text, "utf-8");
}

function csv(...rows: readonly (readonly string[])[]): Uint8Array {
  return utf8(csvOf([head, ...rows]));
}

/** A row with one cell changed. */
function but(changed: Partial<Record<number, string>>): string[] {
  return dune.map((cell, at) => changed[at] ?? cell);
}

const refused: readonly OddFile[] = [
  { name: "nothing", bytes: new Uint8Array(), expected: "empty" },
  { name: "blank lines", bytes: utf8("\r\n \r\n\t\r\n"), expected: "empty" },
  { name: "separators", bytes: utf8(",,,\r\n,,,\r\n"), expected: "empty" },
  { name: "headings alone", bytes: csv(), expected: "empty" },
  { name: "a sheet without cells", bytes: xlsxFile({ name: "A", rows: [] }), expected: "empty" },
  { name: "more than 5 MB", bytes: new Uint8Array(5 * 1024 * 1024 + 1), expected: "too-large" },
  { name: "100,000 rows", bytes: utf8("Title,Year\n".repeat(100_000)), expected: "too-many-rows" },
  {
    name: "5,001 rows",
    bytes: csv(...Array.from({ length: 5_001 }, () => dune)),
    expected: "too-many-rows",
  },
  {
    name: "a picture named .csv",
    bytes: Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13),
    expected: "picture",
  },
  {
    name: "a photograph",
    bytes: Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16),
    expected: "picture",
  },
  { name: "a PDF", bytes: utf8("%PDF-1.7\n%âãÏÓ"), expected: "pdf" },
  {
    name: "Excel's old format",
    bytes: Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0),
    expected: "old-excel",
  },
  {
    name: "a web page",
    bytes: utf8("<!doctype html><table><tr><td>Title, Medium"),
    expected: "web-page",
  },
  { name: "XML", bytes: utf8('<?xml version="1.0"?><works a="1,2"/>'), expected: "web-page" },
  { name: "a letter", bytes: utf8("Dear Odile\nit is late\n"), expected: "no-table" },
  {
    name: "bytes of nothing known",
    bytes: Uint8Array.from({ length: 999 }, (_, at) => (at * 7) % 256),
    expected: "no-table",
  },
  { name: "a compressed CSV", bytes: gzipSync(csv(dune)), expected: "no-table" },
  {
    name: "a document of a word processor",
    bytes: zipSync({ "word/document.xml": strToU8("<w/>") }),
    expected: "archive",
  },
  { name: "a ZIP of nothing", bytes: zipSync({}), expected: "archive" },
  {
    name: "LibreOffice's format",
    bytes: zipSync({ mimetype: strToU8("application/vnd.oasis.opendocument.spreadsheet") }),
    expected: "other-spreadsheet",
  },
  {
    name: "half an XLSX file",
    bytes: xlsxFile({ name: "A", rows: [head, dune] }).slice(0, 700),
    expected: "damaged",
  },
  {
    name: "a workbook that is none",
    bytes: zipSync({ "xl/workbook.xml": strToU8("<workbook") }),
    expected: "damaged",
  },
  {
    name: "an XLSX file that unpacks to 100 MB",
    bytes: zipSync({
      "xl/workbook.xml": strToU8("<w/>"),
      "xl/worksheets/sheet1.xml": new Uint8Array(100 * 1024 * 1024),
    }),
    expected: "too-large",
  },
  {
    name: "an XLSX file whose last cell is far away",
    bytes: zipSync({
      "xl/workbook.xml": strToU8("<w/>"),
      "xl/worksheets/sheet1.xml": strToU8(
        '<worksheet><sheetData><row r="1"><c r="XFD1"/></row><row r="1048576"><c r="A1048576"/></row></sheetData></worksheet>',
      ),
    }),
    expected: "too-large",
  },
];

const encodings: readonly TextEncoding[] = [
  ...(["utf-8", "utf-8-bom", "utf-16le", "utf-16be", "windows-1252", "mac"] as const),
];

const written: readonly OddFile[] = encodings.flatMap((encoding) =>
  [",", ";", "\t", "|"].map((separator) => ({
    name: `${encoding}, separated by ${JSON.stringify(separator)}`,
    bytes: encodeText(csvOf([head, neige], { separator }), encoding),
    expected: 1,
  })),
);

const archive = ["Piece Name", "Medium", "Width", "Height", "Creation Date", "Price", "Status"];

const read: readonly OddFile[] = [
  {
    name: "cells that a spreadsheet would run",
    bytes: csv(but({ 0: "=cmd|'/C calc'!A0" }), but({ 0: "+1" }), but({ 0: "@x" })),
    expected: 3,
  },
  {
    name: "headings twice, with other values",
    bytes: utf8(
      csvOf([
        [...head, ...head],
        [...dune, ...neige],
      ]),
    ),
    expected: 1,
  },
  {
    name: "a million columns",
    bytes: utf8(`${head.join(",")}${",x".repeat(1_000_000)}\n${dune.join(",")}\n`),
    expected: 1,
  },
  {
    name: "index and help rows around the headings",
    bytes: utf8(
      csvOf([
        ["1", "2", "3", "4", "5", "6", "7"],
        archive,
        ["The title", "What it is made of", "Number", "Number", "Date", "Amount", "Choose one"],
        [...dune, "For Sale"],
      ]),
    ),
    expected: 1,
  },
  {
    name: "lines that end in CR",
    bytes: utf8(csvOf([head, dune], { newline: "\r" })),
    expected: 1,
  },
  {
    name: "Excel's first line",
    bytes: utf8(`sep=;\r\n${csvOf([head, dune], { separator: ";" })}`),
    expected: 1,
  },
  {
    name: "a quote that never ends",
    bytes: utf8(`${head.join(",")}\n"Dune,oil,30,24`),
    expected: 0,
  },
  {
    name: "rows of other lengths",
    bytes: utf8(`${head.join(",")}\nDune\n${dune.join(",")},,,,\n`),
    expected: 1,
  },
  {
    name: "blank rows between",
    bytes: csv(
      dune,
      but({ 0: "" }).map(() => ""),
      but({ 0: "B" }),
    ),
    expected: 2,
  },
  { name: "a title of 201 characters", bytes: csv(but({ 0: "x".repeat(201) }), dune), expected: 1 },
  { name: "no title", bytes: csv(but({ 0: "  " })), expected: 0 },
  { name: "two media in one", bytes: csv(but({ 1: "oil and ink" })), expected: 0 },
  { name: "no medium known", bytes: csv(but({ 1: "video" })), expected: 0 },
  { name: "sizes below 0", bytes: csv(but({ 2: "-30" }), but({ 3: "0" })), expected: 0 },
  { name: "sizes beyond all", bytes: csv(but({ 2: "2001" }), but({ 3: "1e309" })), expected: 0 },
  { name: "sizes in words", bytes: csv(but({ 2: "large" }), but({ 3: "Infinity" })), expected: 0 },
  {
    name: "years that never were",
    bytes: csv(but({ 4: "0999" }), but({ 4: "2999" })),
    expected: 0,
  },
  {
    name: "a price on demand",
    bytes: csv(dune, but({ 0: "B" }), but({ 5: "sur demande" }), but({ 5: "€1,550" })),
    expected: 2,
  },
  {
    name: "a price of 0, and none",
    bytes: csv(but({ 5: "0" }), but({ 0: "B", 5: "" })),
    expected: 2,
  },
  { name: "a price beyond all", bytes: csv(but({ 5: "999999999999" })), expected: 0 },
  {
    name: "sales on days that never were",
    bytes: utf8(
      csvOf([
        [...head, "Sold on", "Sale price"],
        [...dune, "31/02/2026", "900"],
        [...dune, "13/13/2026", "900"],
        [...dune, "2026-03-27", "900"],
        [...but({ 0: "B" }), "03/28/2026", "900"],
      ]),
    ),
    expected: 2,
  },
  {
    name: "sold without a day, or a price",
    bytes: utf8(
      csvOf([
        [...head.slice(0, 5), "Status"],
        [...dune.slice(0, 5), "Sold"],
      ]),
    ),
    expected: 0,
  },
  {
    name: "numbers twice in the file",
    bytes: utf8(
      csvOf([
        ["Inventory Number", ...head],
        ["A-1", ...dune],
        ["A-1", ...but({ 0: "B" })],
      ]),
    ),
    expected: 1,
  },
  {
    name: "the numbers of another artist",
    bytes: utf8(
      csvOf([
        ["Inventory Number", ...head],
        ["2026-001", ...dune],
      ]),
    ),
    expected: 1,
  },
  { name: "the same row three times", bytes: csv(dune, dune, dune), expected: 3 },
  {
    name: "statements, markup and names of prototypes",
    bytes: csv(
      but({ 0: "'; DROP TABLE artworks; --" }),
      but({ 0: "<img src=x onerror=alert(1)>" }),
      but({ 0: "__proto__" }),
      but({ 0: "{{constructor}}" }),
    ),
    expected: 4,
  },
  {
    name: "headings that are names of prototypes",
    bytes: utf8(
      csvOf([
        [...head, "__proto__", "constructor"],
        [...dune, "x", "y"],
      ]),
    ),
    expected: 1,
  },
  {
    name: "texts from right to left, invisible ones, pictures of faces",
    bytes: csv(but({ 0: "\u202eabc" }), but({ 0: "לילה" }), but({ 0: "\u200b🌊\u0007" })),
    expected: 3,
  },
  {
    name: "an XLSX file with numbers, days and yes",
    bytes: xlsxFile({
      name: "A",
      rows: [
        [...head, "Framed", "Sold on"],
        ["Dune", "oil", 30, 24, 2024, 1550.5, true, null],
        ["Sumac", "oil", 16, 20, 2025, 900, false, new Date("2026-03-27")],
      ],
    }),
    expected: 2,
  },
  {
    name: "an XLSX file whose works are on the second sheet",
    bytes: xlsxFile({ name: "About", rows: [["Exported"]] }, { name: "Works", rows: [head, dune] }),
    expected: 1,
  },
  {
    name: "5,000 rows",
    bytes: csv(...Array.from({ length: 5_000 }, (_, at) => but({ 0: `W ${at}` }))),
    expected: 5_000,
  },
];

/** Figure 24: what an import must refuse, or read without harm. */
export const oddFiles: readonly OddFile[] = [...refused, ...written, ...read];
