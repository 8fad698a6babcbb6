import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { utf16Of } from "./decode-text.ts";
import { type Refusal, RefusedFile } from "./table.ts";
import { hiddenSheetsOf, withFaultTexts } from "./workbook-xml.ts";

/** A file of 5 MB can unpack to gigabytes. So many bytes are as much as the largest import needs several times over. */
const unpackedLimit = 64 * 1024 * 1024;

/** The package fills every row up to the widest one: a sheet of two cells can become billions. */
const cellLimit = 4_000_000;

interface UnpackedWorkbook {
  readonly workbook: Uint8Array;
  /** Which of its sheets are hidden, in their order. */
  readonly hidden: readonly boolean[];
}

/**
 * The parts of an XLSX file that hold cells, packed again without compression: the package that reads them would unpack
 * large parts in workers of its own, which the content policy does not allow.
 * @throws RefusedFile for another kind of file, a damaged one, or one that is too large once it is unpacked.
 */
export function unpackWorkbook(bytes: Uint8Array): UnpackedWorkbook {
  const names: string[] = [];
  let unpacked = 0;
  const parts = unzip(bytes, ({ name, originalSize }) => {
    names.push(name);
    if (!/\.(?:xml|rels)$|^mimetype$/.test(name)) return false;
    unpacked += originalSize;
    return unpacked <= unpackedLimit;
  });
  if (unpacked > unpackedLimit) throw new RefusedFile("too-large");
  if (!names.some((name) => name.startsWith("xl/"))) {
    throw new RefusedFile(otherKind(names, parts.mimetype));
  }
  const texts = Object.entries(parts).map(([name, part]) => [name, toUtf8(part)] as const);
  const cells = texts.reduce((sum, [, part]) => sum + countCells(part), 0);
  if (cells > cellLimit) throw new RefusedFile("too-large");
  const readable = texts.map(([name, part]) => [name, withFaults(part)] as const);
  const hidden = hiddenSheetsOf(strFromU8(Object.fromEntries(texts)["xl/workbook.xml"] ?? noPart));
  return { workbook: zipSync(Object.fromEntries(readable), { level: 0 }), hidden };
}

const noPart = new Uint8Array();

/** A sheet with its errors and the formulas without a result as texts: the package would leave these cells blank. */
function withFaults(part: Uint8Array): Uint8Array {
  const xml = strFromU8(part);
  return isSheet(xml) ? strToU8(withFaultTexts(xml)) : part;
}

function isSheet(xml: string): boolean {
  return xml.includes("sheetData");
}

/** XML can be in UTF-16 as well, with a byte order mark or without; the package reads UTF-8. */
function toUtf8(part: Uint8Array): Uint8Array {
  const encoding = utf16Of(part);
  if (encoding === null) return part;
  const xml = new TextDecoder(encoding).decode(part);
  return strToU8(xml.replace(/^<\?xml[^>]*\?>/, ""));
}

/** How many cells a part has up to its last row and column; 0 unless it is a sheet. */
function countCells(part: Uint8Array): number {
  const xml = strFromU8(part);
  if (!isSheet(xml)) return 0;
  let rows = 0;
  let columns = 0;
  for (const [, letters = "", row] of xml.matchAll(/<(?:\w+:)?c\s[^>]*?\br=["']([A-Z]+)(\d+)/g)) {
    rows = Math.max(rows, Number(row));
    columns = Math.max(columns, columnOf(letters));
  }
  return rows * columns;
}

/** 1 for A, 27 for AA. */
function columnOf(letters: string): number {
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0);
}

type Filter = (file: { readonly name: string; readonly originalSize: number }) => boolean;

function unzip(bytes: Uint8Array, filter: Filter): Record<string, Uint8Array> {
  try {
    return unzipSync(bytes, { filter });
  } catch (error) {
    console.warn("The file could not be unpacked.", error);
    throw new RefusedFile("damaged");
  }
}

function otherKind(names: readonly string[], type: Uint8Array | undefined): Refusal {
  const isOpenDocument = type !== undefined && strFromU8(type).includes("spreadsheet");
  const isNumbers = names.some((name) => name.startsWith("Index/"));
  return isOpenDocument || isNumbers ? "other-spreadsheet" : "archive";
}
