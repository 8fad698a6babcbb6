import readXlsxFile from "read-excel-file/universal";
import { findHeadings } from "../reading/heading-row.ts";
import { columnLimit, type FileTable, isBlankRow, RefusedFile } from "./table.ts";
import { unpackWorkbook } from "./unpack-workbook.ts";

interface Sheet {
  readonly name: string;
  readonly isHidden: boolean;
  readonly rows: string[][];
}

/**
 * The cells of an XLSX file's sheet: the wanted one, else the first with headings of works that is not hidden, else the first
 * with a filled cell.
 * @throws RefusedFile when it is no such file.
 */
export async function readWorkbook(bytes: Uint8Array, wanted: string | null): Promise<FileTable> {
  const { workbook, hidden } = unpackWorkbook(bytes);
  const sheets = await readSheets(workbook);
  const filled = sheets
    .map(({ sheet, data }, at): Sheet => {
      return { name: sheet, isHidden: hidden[at] === true, rows: data.map(toTexts) };
    })
    .filter(({ rows }) => !rows.every(isBlankRow));
  const ofWorks = filled.filter(({ rows }) => findHeadings(rows) !== null);
  const chosen =
    ofWorks.find(({ name }) => name === wanted) ??
    ofWorks.find(({ isHidden }) => !isHidden) ??
    filled.find(({ isHidden, rows }) => !isHidden && isTable(rows)) ??
    ofWorks[0] ??
    filled[0];
  if (chosen === undefined) throw new RefusedFile("empty");
  const choices = ofWorks.map(({ name, isHidden }) => ({ name, isHidden }));
  return { rows: chosen.rows, sheet: sheets.length > 1 ? { name: chosen.name, choices } : null };
}

/** Whether a sheet without headings that are known has a table, and not only a text. */
function isTable(rows: readonly (readonly string[])[]): boolean {
  const wide = rows.filter((row) => row.filter((cell) => cell.trim() !== "").length > 2);
  return wide.length > 1;
}

async function readSheets(workbook: Uint8Array) {
  try {
    const { buffer, byteOffset, byteLength } = workbook;
    const content = buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer;
    return await readXlsxFile<string>(content, { parseNumber: toNumberText });
  } catch (error) {
    console.warn("The workbook could not be read.", error);
    throw new RefusedFile("damaged");
  }
}

/**
 * Numbers as the file has them: a year is no amount, and nothing is rounded. A fourth decimal says that `199.125` is no amount
 * of thousands.
 */
function toNumberText(text: string): string {
  return /\.\d{3}$/.test(text) ? `${text}0` : text;
}

function toTexts(row: readonly unknown[]): string[] {
  return row.slice(0, columnLimit).map(toText);
}

/** A day without a time; numbers have a decimal point. */
function toText(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (value instanceof Date) return value.toISOString().replace(/T00:00:00.*$/, "");
  return String(value);
}
