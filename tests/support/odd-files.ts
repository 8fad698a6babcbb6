import { gzipSync } from "node:zlib";
import { strToU8, zipSync } from "fflate";
import type { Refusal } from "#web/features/imports/file/table.ts";
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

function oddFile(name: string, expected: Refusal | number, bytes: Uint8Array): OddFile {
  return { name, bytes, expected };
}

/** A row with one cell changed. */
function rowWith(changed: Partial<Record<number, string>>): string[] {
  return dune.map((cell, at) => changed[at] ?? cell);
}

const refused: readonly OddFile[] = [
  oddFile("nothing", "empty", new Uint8Array()),
  oddFile("blank lines", "empty", utf8("\r\n \r\n\t\r\n")),
  oddFile("separators", "empty", utf8(",,,\r\n,,,\r\n")),
  oddFile("headings alone", "empty", csv()),
  oddFile("a sheet without cells", "empty", xlsxFile({ name: "A", rows: [] })),
  oddFile("more than 5 MB", "too-large", new Uint8Array(5 * 1024 * 1024 + 1)),
  oddFile("100,000 rows", "too-many-rows", utf8("Title,Year\n".repeat(100_000))),
  oddFile("5,001 rows", "too-many-rows", csv(...Array.from({ length: 5_001 }, () => dune))),
  oddFile(
    "a picture named .csv",
    "picture",
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13),
  ),
  oddFile("a photograph", "picture", Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16)),
  oddFile("a PDF", "pdf", utf8("%PDF-1.7\n%âãÏÓ")),
  oddFile(
    "Excel's old format",
    "old-excel",
    Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0),
  ),
  oddFile("a web page", "web-page", utf8("<!doctype html><table><tr><td>Title, Medium")),
  oddFile("XML", "web-page", utf8('<?xml version="1.0"?><works a="1,2"/>')),
  oddFile("a letter", "no-table", utf8("Dear Odile\nit is late\n")),
  oddFile(
    "bytes of nothing known",
    "no-table",
    Uint8Array.from({ length: 999 }, (_, at) => (at * 7) % 256),
  ),
  oddFile("a compressed CSV", "no-table", gzipSync(csv(dune))),
  oddFile(
    "a document of a word processor",
    "archive",
    zipSync({ "word/document.xml": strToU8("<w/>") }),
  ),
  oddFile("a ZIP of nothing", "archive", zipSync({})),
  oddFile(
    "LibreOffice's format",
    "other-spreadsheet",
    zipSync({ mimetype: strToU8("application/vnd.oasis.opendocument.spreadsheet") }),
  ),
  oddFile(
    "half an XLSX file",
    "damaged",
    xlsxFile({ name: "A", rows: [head, dune] }).slice(0, 700),
  ),
  oddFile(
    "a workbook that is none",
    "damaged",
    zipSync({ "xl/workbook.xml": strToU8("<workbook") }),
  ),
  oddFile(
    "an XLSX file that unpacks to 100 MB",
    "too-large",
    zipSync({
      "xl/workbook.xml": strToU8("<w/>"),
      "xl/worksheets/sheet1.xml": new Uint8Array(100 * 1024 * 1024),
    }),
  ),
  oddFile(
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
  oddFile(
    "cells that a spreadsheet would run",
    3,
    csv(rowWith({ 0: "=cmd|'/C calc'!A0" }), rowWith({ 0: "+1" }), rowWith({ 0: "@x" })),
  ),
  oddFile("headings twice, with other values", 1, table([...head, ...head], [...dune, ...neige])),
  oddFile(
    "a million columns",
    1,
    utf8(`${head.join(",")}${",x".repeat(1_000_000)}\n${dune.join(",")}\n`),
  ),
  oddFile(
    "index and help rows around the headings",
    1,
    table(
      ["1", "2", "3", "4", "5", "6", "7"],
      archive,
      ["The title", "What it is made of", "Number", "Number", "Date", "Amount", "Choose one"],
      [...dune, "For Sale"],
    ),
  ),
  oddFile("lines that end in CR", 1, utf8(csvOf([head, dune], { newline: "\r" }))),
  oddFile("Excel's first line", 1, utf8(`sep=;\r\n${csvOf([head, dune], { separator: ";" })}`)),
  oddFile("a quote that never ends", 0, utf8(`${head.join(",")}\n"Dune,oil,30,24`)),
  oddFile("rows of other lengths", 1, utf8(`${head.join(",")}\nDune\n${dune.join(",")},,,,\n`)),
  oddFile(
    "blank rows between",
    2,
    csv(
      dune,
      rowWith({ 0: "" }).map(() => ""),
      rowWith({ 0: "B" }),
    ),
  ),
  oddFile("a title of 201 characters", 1, csv(rowWith({ 0: "x".repeat(201) }), dune)),
  oddFile("no title", 0, csv(rowWith({ 0: "  " }))),
  oddFile("two media in one", 0, csv(rowWith({ 1: "oil and ink" }))),
  oddFile("no medium known", 0, csv(rowWith({ 1: "video" }))),
  oddFile("sizes below 0", 0, csv(rowWith({ 2: "-30" }), rowWith({ 3: "0" }))),
  oddFile("sizes beyond all", 0, csv(rowWith({ 2: "2001" }), rowWith({ 3: "1e309" }))),
  oddFile("sizes in words", 0, csv(rowWith({ 2: "large" }), rowWith({ 3: "Infinity" }))),
  oddFile("years that never were", 0, csv(rowWith({ 4: "0999" }), rowWith({ 4: "2999" }))),
  oddFile(
    "a price on demand",
    2,
    csv(dune, rowWith({ 0: "B" }), rowWith({ 5: "à voir" }), rowWith({ 5: "€1,550" })),
  ),
  oddFile("a price of 0, and none", 2, csv(rowWith({ 5: "0" }), rowWith({ 0: "B", 5: "" }))),
  oddFile("a price beyond all", 0, csv(rowWith({ 5: "999999999999" }))),
  oddFile(
    "sales on days that never were",
    2,
    table(
      [...head, "Sold on", "Sale price"],
      [...dune, "31/02/2026", "900"],
      [...dune, "13/13/2026", "900"],
      [...dune, "2026-03-27", "900"],
      [...rowWith({ 0: "B" }), "03/28/2026", "900"],
    ),
  ),
  oddFile(
    "sold without a day, or a price",
    0,
    table([...head.slice(0, 5), "Status"], [...dune.slice(0, 5), "Sold"]),
  ),
  oddFile(
    "numbers twice in the file",
    1,
    table(["Inventory Number", ...head], ["A-1", ...dune], ["A-1", ...rowWith({ 0: "B" })]),
  ),
  oddFile(
    "the numbers of another artist",
    1,
    table(["Inventory Number", ...head], ["2026-001", ...dune]),
  ),
  oddFile("the same row three times", 3, csv(dune, dune, dune)),
  oddFile(
    "statements, markup and names of prototypes",
    4,
    csv(
      rowWith({ 0: "'; DROP TABLE artworks; --" }),
      rowWith({ 0: "<img src=x onerror=alert(1)>" }),
      rowWith({ 0: "__proto__" }),
      rowWith({ 0: "{{constructor}}" }),
    ),
  ),
  oddFile(
    "headings that are names of prototypes",
    1,
    table([...head, "__proto__", "constructor"], [...dune, "x", "y"]),
  ),
  oddFile(
    "texts from right to left, invisible ones, pictures of faces",
    3,
    csv(rowWith({ 0: "\u202eabc" }), rowWith({ 0: "לילה" }), rowWith({ 0: "\u200b🌊\u0007" })),
  ),
  oddFile(
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
  oddFile(
    "an XLSX file whose works are on the second sheet",
    1,
    xlsxFile({ name: "About", rows: [["Exported"]] }, { name: "Works", rows: [head, dune] }),
  ),
  oddFile(
    "5,000 rows",
    5_000,
    csv(...Array.from({ length: 5_000 }, (_, at) => rowWith({ 0: `W ${at}` }))),
  ),
];

/** Figure 24: what an import must refuse, or read without harm. */
export const oddFiles: readonly OddFile[] = [...refused, ...written, ...read];
