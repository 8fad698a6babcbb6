import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { withoutResult } from "#web/browser/formula-cells.ts";
import { utf16Of } from "./decode-text.ts";
import { checkExtent } from "./sheet-extent.ts";
import { type Refusal, RefusedFile } from "./table.ts";

/** A file of 5 MB can unpack to gigabytes. So many bytes are as much as the largest import needs several times over. */
const unpackedLimit = 64 * 1024 * 1024;

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
  const workbook = strFromU8(Object.fromEntries(texts)["xl/workbook.xml"] ?? noPart);
  checkExtent(workbook, sheetsOf(texts.map(([, part]) => part)));
  const readable = texts.map(([name, part]) => [name, withFaults(part)] as const);
  const hidden = hiddenSheetsOf(workbook);
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

/** One at a time, as they can be large. */
function* sheetsOf(parts: readonly Uint8Array[]): Generator<string> {
  for (const part of parts) {
    const xml = strFromU8(part);
    if (isSheet(xml)) yield xml;
  }
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

/** Which of a workbook's sheets are hidden, in their order. */
function hiddenSheetsOf(workbookXml: string): boolean[] {
  const sheets = workbookXml.match(/<(?:\w+:)?sheet\s[^<>]*>/g) ?? [];
  return sheets
    .filter((sheet) => /\sname=["'][^"']/.test(sheet))
    .map((sheet) => /\sstate=["'](?:hidden|veryHidden)["']/.test(sheet));
}

/** A formula without its result, which a program has written that calculates none; one that gives a text can give none. */
const resultless =
  /<((?:\w+:)?)c(\s[^<>]*|)><\1f(?:\s[^<>]*)?>([^<]*)<\/\1f>(?:<\1v\s?\/>|<\1v><\/\1v>)?<\/\1c>/g;

/**
 * The XML of a sheet in which errors, such as `#REF!`, and formulas without a result are texts, so that they
 * are not taken for blank cells.
 */
function withFaultTexts(sheetXml: string): string {
  return sheetXml
    .replace(/<(?:\w+:)?c\s[^<>]*>/g, (cell) => cell.replace(/(\st=["'])e(?=["'])/, "$1str"))
    .replace(resultless, (cell, prefix: string, attributes: string, formula: string) => {
      if (/\st=["'](?:str|inlineStr|s)["']/.test(attributes)) return cell;
      const otherAttributes = attributes.replace(/\s[ts]=["'][^"']*["']/g, "");
      return `<${prefix}c${otherAttributes} t="str"><${prefix}v>${withoutResult(formula)}</${prefix}v></${prefix}c>`;
    });
}
