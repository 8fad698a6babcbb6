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

/** A CSV file of these rows, of which the first has the headings. */
function table(...rows: readonly (readonly string[])[]): Uint8Array {
  return utf8(csvOf(rows));
}

function csv(...rows: readonly (readonly string[])[]): Uint8Array {
  return table(head, ...rows);
}

function odd(name: string, expected: Refusal | number, bytes: Uint8Array): OddFile {
  return { name, bytes, expected };
}

/** A row with one cell changed. */
function but(changed: Partial<Record<number, string>>): string[] {
  return dune.map((cell, at) => changed[at] ?? cell);
}

const refused: readonly OddFile[] = [
  odd("nothing", "empty", new Uint8Array()),
  odd("blank lines", "empty", utf8("\r\n \r\n\t\r\n")),
  odd("separators", "empty", utf8(",,,\r\n,,,\r\n")),
  odd("headings alone", "empty", csv()),
  odd("a sheet without cells", "empty", xlsxFile({ name: "A", rows: [] })),
  odd("more than 5 MB", "too-large", new Uint8Array(5 * 1024 * 1024 + 1)),
  odd("100,000 rows", "too-many-rows", utf8("Title,Year\n".repeat(100_000))),
  odd("5,001 rows", "too-many-rows", csv(...Array.from({ length: 5_001 }, () => dune))),
  odd(
    "a picture named .csv",
    "picture",
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13),
  ),
  odd("a photograph", "picture", Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16)),
  odd("a PDF", "pdf", utf8("%PDF-1.7\n%âãÏÓ")),
  odd(
    "Excel's old format",
    "old-excel",
    Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0),
  ),
  odd("a web page", "web-page", utf8("<!doctype html><table><tr><td>Title, Medium")),
  odd("XML", "web-page", utf8('<?xml version="1.0"?><works a="1,2"/>')),
  odd("a letter", "no-table", utf8("Dear Odile\nit is late\n")),
  odd(
    "bytes of nothing known",
    "no-table",
    Uint8Array.from({ length: 999 }, (_, at) => (at * 7) % 256),
  ),
  odd("a compressed CSV", "no-table", gzipSync(csv(dune))),
  odd(
    "a document of a word processor",
    "archive",
    zipSync({ "word/document.xml": strToU8("<w/>") }),
  ),
  odd("a ZIP of nothing", "archive", zipSync({})),
  odd(
    "LibreOffice's format",
    "other-spreadsheet",
    zipSync({ mimetype: strToU8("application/vnd.oasis.opendocument.spreadsheet") }),
  ),
  odd("half an XLSX file", "damaged", xlsxFile({ name: "A", rows: [head, dune] }).slice(0, 700)),
  odd("a workbook that is none", "damaged", zipSync({ "xl/workbook.xml": strToU8("<workbook") })),
  odd(
    "an XLSX file that unpacks to 100 MB",
    "too-large",
    zipSync({
      "xl/workbook.xml": strToU8("<w/>"),
      "xl/worksheets/sheet1.xml": new Uint8Array(100 * 1024 * 1024),
    }),
  ),
  odd(
    "an XLSX file whose last cell is far away",
    "too-large",
    zipSync({
      "xl/workbook.xml": strToU8("<w/>"),
      "xl/worksheets/sheet1.xml": strToU8(
        '<worksheet><sheetData><row r="1"><c r="XFD1"/></row><row r="1048576"><c r="A1048576"/></row></sheetData></worksheet>',
      ),
    }),
  ),
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
  odd(
    "cells that a spreadsheet would run",
    3,
    csv(but({ 0: "=cmd|'/C calc'!A0" }), but({ 0: "+1" }), but({ 0: "@x" })),
  ),
  odd("headings twice, with other values", 1, table([...head, ...head], [...dune, ...neige])),
  odd(
    "a million columns",
    1,
    utf8(`${head.join(",")}${",x".repeat(1_000_000)}\n${dune.join(",")}\n`),
  ),
  odd(
    "index and help rows around the headings",
    1,
    table(
      ["1", "2", "3", "4", "5", "6", "7"],
      archive,
      ["The title", "What it is made of", "Number", "Number", "Date", "Amount", "Choose one"],
      [...dune, "For Sale"],
    ),
  ),
  odd("lines that end in CR", 1, utf8(csvOf([head, dune], { newline: "\r" }))),
  odd("Excel's first line", 1, utf8(`sep=;\r\n${csvOf([head, dune], { separator: ";" })}`)),
  odd("a quote that never ends", 0, utf8(`${head.join(",")}\n"Dune,oil,30,24`)),
  odd("rows of other lengths", 1, utf8(`${head.join(",")}\nDune\n${dune.join(",")},,,,\n`)),
  odd(
    "blank rows between",
    2,
    csv(
      dune,
      but({ 0: "" }).map(() => ""),
      but({ 0: "B" }),
    ),
  ),
  odd("a title of 201 characters", 1, csv(but({ 0: "x".repeat(201) }), dune)),
  odd("no title", 0, csv(but({ 0: "  " }))),
  odd("two media in one", 0, csv(but({ 1: "oil and ink" }))),
  odd("no medium known", 0, csv(but({ 1: "video" }))),
  odd("sizes below 0", 0, csv(but({ 2: "-30" }), but({ 3: "0" }))),
  odd("sizes beyond all", 0, csv(but({ 2: "2001" }), but({ 3: "1e309" }))),
  odd("sizes in words", 0, csv(but({ 2: "large" }), but({ 3: "Infinity" }))),
  odd("years that never were", 0, csv(but({ 4: "0999" }), but({ 4: "2999" }))),
  odd(
    "a price on demand",
    2,
    csv(dune, but({ 0: "B" }), but({ 5: "sur demande" }), but({ 5: "€1,550" })),
  ),
  odd("a price of 0, and none", 2, csv(but({ 5: "0" }), but({ 0: "B", 5: "" }))),
  odd("a price beyond all", 0, csv(but({ 5: "999999999999" }))),
  odd(
    "sales on days that never were",
    2,
    table(
      [...head, "Sold on", "Sale price"],
      [...dune, "31/02/2026", "900"],
      [...dune, "13/13/2026", "900"],
      [...dune, "2026-03-27", "900"],
      [...but({ 0: "B" }), "03/28/2026", "900"],
    ),
  ),
  odd(
    "sold without a day, or a price",
    0,
    table([...head.slice(0, 5), "Status"], [...dune.slice(0, 5), "Sold"]),
  ),
  odd(
    "numbers twice in the file",
    1,
    table(["Inventory Number", ...head], ["A-1", ...dune], ["A-1", ...but({ 0: "B" })]),
  ),
  odd(
    "the numbers of another artist",
    1,
    table(["Inventory Number", ...head], ["2026-001", ...dune]),
  ),
  odd("the same row three times", 3, csv(dune, dune, dune)),
  odd(
    "statements, markup and names of prototypes",
    4,
    csv(
      but({ 0: "'; DROP TABLE artworks; --" }),
      but({ 0: "<img src=x onerror=alert(1)>" }),
      but({ 0: "__proto__" }),
      but({ 0: "{{constructor}}" }),
    ),
  ),
  odd(
    "headings that are names of prototypes",
    1,
    table([...head, "__proto__", "constructor"], [...dune, "x", "y"]),
  ),
  odd(
    "texts from right to left, invisible ones, pictures of faces",
    3,
    csv(but({ 0: "\u202eabc" }), but({ 0: "לילה" }), but({ 0: "\u200b🌊\u0007" })),
  ),
  odd(
    "an XLSX file with numbers, days and yes",
    2,
    xlsxFile({
      name: "A",
      rows: [
        [...head, "Framed", "Sold on"],
        ["Dune", "oil", 30, 24, 2024, 1550.5, true, null],
        ["Sumac", "oil", 16, 20, 2025, 900, false, new Date("2026-03-27")],
      ],
    }),
  ),
  odd(
    "an XLSX file whose works are on the second sheet",
    1,
    xlsxFile({ name: "About", rows: [["Exported"]] }, { name: "Works", rows: [head, dune] }),
  ),
  odd("5,000 rows", 5_000, csv(...Array.from({ length: 5_000 }, (_, at) => but({ 0: `W ${at}` })))),
];

/** Figure 24: what an import must refuse, or read without harm. */
export const oddFiles: readonly OddFile[] = [...refused, ...written, ...read];
