import Papa from "papaparse";
import { importLimits } from "#schema/import/import-input.ts";
import { columnLimit, type FileTable, RefusedFile } from "./table.ts";

/** Titles, headings and blank rows above and between the works. */
const otherRows = 200;
const separators = [",", ";", "\t", "|"];

/**
 * The cells of a CSV text, whichever separator it has.
 * @throws RefusedFile for too many rows, a web page, or what has one column only.
 */
export function readCsv(text: string): FileTable {
  if (/^\s*(?:<!doctype html|<html|<table|<\?xml)/i.test(text)) throw new RefusedFile("web-page");
  // Excel writes the separator into the first line.
  const [line, named] = /^sep=(.)\r?\n/i.exec(text) ?? [""];
  const { data, meta } = Papa.parse<string[]>(text.slice(line.length), {
    delimiter: named ?? "",
    delimitersToGuess: separators,
    preview: importLimits.rows + otherRows,
  });
  if (meta.truncated) throw new RefusedFile("too-many-rows");
  if (data.every((row) => row.length < 2)) throw new RefusedFile("no-table");
  return { rows: data.map((row) => row.slice(0, columnLimit)), sheet: null };
}
