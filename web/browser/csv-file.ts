import Papa from "papaparse";
import { formulaCell } from "./formula-cells.ts";

// Loaded with the first export only, for papaparse's weight.

/** A CSV file as spreadsheets read it: UTF-8 with a byte order mark, cells that look like formulas made harmless. */
export function csvText(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  delimiter: "," | ";",
): string {
  const csv = Papa.unparse(
    { fields: [...head], data: rows.map((row) => [...row]) },
    { delimiter, escapeFormulae: formulaCell, newline: "\r\n" },
  );
  return `\uFEFF${csv}\r\n`;
}
