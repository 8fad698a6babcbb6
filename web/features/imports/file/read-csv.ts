import Papa from "papaparse";
import { countNames } from "#schema/imports/heading-names.ts";
import { importLimits } from "#schema/imports/import-input.ts";
import { columnLimit, type FileTable, isBlankRow, RefusedFile } from "./table.ts";

/** Titles, headings and blank rows above and between the works. */
const otherRows = 200;
const separators = [",", ";", "\t", "|"];
const sampledRows = 20;
const sampledCharacters = 128 * 1024;

type LineEnd = "\r\n" | "\n" | "\r";

/**
 * The cells of a CSV text, whichever separator it has.
 * @throws RefusedFile for too many rows, a web page, what has one column only, or whose quotes make no sense.
 */
export function readCsv(text: string): FileTable {
  if (/^\s*(?:<!doctype html|<html|<table|<\?xml)/i.test(text)) throw new RefusedFile("web-page");
  // Excel writes the separator into the first line.
  const [line, named] = /^sep=(.)\r?\n/i.exec(text) ?? [""];
  const cells = withOneLineEnd(text.slice(line.length));
  const newline = lineEndOf(cells);
  const data = rowsOf(cells, named ?? separatorOf(cells, newline), newline);
  if (data.every((row) => row.length < 2)) throw new RefusedFile("no-table");
  const isWide = data.some((row) => row.length > columnLimit);
  return { rows: isWide ? data.map((row) => row.slice(0, columnLimit)) : data, sheet: null };
}

/** A quote that opens a cell and never closes it would take the rows below into that cell. */
function rowsOf(text: string, delimiter: string, newline: LineEnd): string[][] {
  const config = { delimiter, newline, preview: importLimits.rows + otherRows };
  const { data, meta, errors } = Papa.parse<string[]>(text, config);
  const usual = usualColumns(data);
  const isWhole = (row: readonly string[] = []) =>
    row.length === usual && !row.some((cell) => /[\r\n]/.test(cell));
  const faults = errors.filter(({ type }) => type === "Quotes");
  const rows = faults.every(({ row = -1 }) => isWhole(data[row])) ? data : null;
  if (rows === null ? text.split(newline).length > config.preview : meta.truncated) {
    throw new RefusedFile("too-many-rows");
  }
  return rows ?? unquotedRows(text, config);
}

/** The rows of a text in which quotes are characters like any other. */
function unquotedRows(text: string, config: { delimiter: string; newline: LineEnd }): string[][] {
  const { data } = Papa.parse<string[]>(text, { ...config, fastMode: true });
  const usual = usualColumns(data);
  const heading = data.find((row) => row.length === usual) ?? [];
  // A file can be cut within its last row; elsewhere such a row is a part of a quoted cell with separators or lines.
  const last = data.findLast((row) => !isBlankRow(row));
  const isDivided = data.some(
    (row) =>
      row.join("").includes('"') && (row.length > usual || (row.length < usual && row !== last)),
  );
  if (isDivided || heading.some((cell) => /^".*"$/.test(cell))) throw new RefusedFile("damaged");
  return data;
}

function usualColumns(rows: readonly (readonly string[])[]): number {
  const columns = rows.map((row) => row.length).toSorted((a, b) => a - b);
  return columns[Math.floor(columns.length / 2)] ?? 0;
}

/** Files that were put together, or edited in another system, end some lines in one way and some in another. */
function withOneLineEnd(text: string): string {
  const unquoted = text.slice(0, sampledCharacters).replace(/"[^"]*(?:"|$)/g, "");
  const isMixed = unquoted.includes("\r") && /(?<!\r)\n/.test(unquoted);
  return isMixed ? text.replace(/\r\n?/g, "\n") : text;
}

/** Looked for once, and at the beginning: in all of the text that takes a fifth as long as reading it. */
function lineEndOf(text: string): LineEnd {
  const beginning = text.slice(0, sampledCharacters);
  const { linebreak } = Papa.parse(beginning, { delimiter: ",", preview: 1 }).meta;
  return linebreak === "\r\n" || linebreak === "\r" ? linebreak : "\n";
}

/**
 * The separator that makes the most headings of the first rows, then the most columns: decimal commas are as regular as
 * separators.
 */
function separatorOf(text: string, newline: LineEnd): string {
  // Enough for the names and most of the sampled rows, of which only the last can be cut.
  const beginning = text.slice(0, sampledCharacters);
  const scores = separators.map((delimiter) => {
    const { data } = Papa.parse<string[]>(beginning, { delimiter, newline, preview: sampledRows });
    const names = Math.max(0, ...data.map(countNames));
    return { delimiter, names, median: usualColumns(data) };
  });
  const [best] = scores.toSorted((a, b) => b.names - a.names || b.median - a.median);
  return best?.delimiter ?? ",";
}
