import Papa from "papaparse";
import { countNames } from "#schema/import/columns.ts";
import { importLimits } from "#schema/import/import-input.ts";
import { columnLimit, type FileTable, RefusedFile } from "./table.ts";

/** Titles, headings and blank rows above and between the works. */
const otherRows = 200;
const separators = [",", ";", "\t", "|"];
const sampledRows = 20;
const sampledCharacters = 128 * 1024;

type LineEnd = "\r\n" | "\n" | "\r";

/**
 * The cells of a CSV text, whichever separator it has.
 * @throws RefusedFile for too many rows, a web page, or what has one column only.
 */
export function readCsv(text: string): FileTable {
  if (/^\s*(?:<!doctype html|<html|<table|<\?xml)/i.test(text)) throw new RefusedFile("web-page");
  // Excel writes the separator into the first line.
  const [line, named] = /^sep=(.)\r?\n/i.exec(text) ?? [""];
  const cells = text.slice(line.length);
  const newline = lineEndOf(cells);
  const { data, meta } = Papa.parse<string[]>(cells, {
    delimiter: named ?? separatorOf(cells, newline),
    newline,
    preview: importLimits.rows + otherRows,
  });
  if (meta.truncated) throw new RefusedFile("too-many-rows");
  if (data.every((row) => row.length < 2)) throw new RefusedFile("no-table");
  const isWide = data.some((row) => row.length > columnLimit);
  return { rows: isWide ? data.map((row) => row.slice(0, columnLimit)) : data, sheet: null };
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
  const scores = separators.map((delimiter) => {
    const { data } = Papa.parse<string[]>(text, { delimiter, newline, preview: sampledRows });
    const columns = data.map((row) => row.length).toSorted((a, b) => a - b);
    const median = columns[Math.floor(columns.length / 2)] ?? 0;
    return { delimiter, names: Math.max(0, ...data.map(countNames)), median };
  });
  const [best] = scores.toSorted((a, b) => b.names - a.names || b.median - a.median);
  return best?.delimiter ?? ",";
}
