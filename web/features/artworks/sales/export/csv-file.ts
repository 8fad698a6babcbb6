import Papa from "papaparse";

// Loaded with the first export only, for papaparse's weight.

type Cell = string | number;

/** Cells that a spreadsheet would run as a formula; a negative number is none. */
const formula = /^[=+@\t\r]|^-(?!\d+(?:\.\d+)?$)/;

/** A CSV file as spreadsheets read it: UTF-8 with a byte order mark, cells that look like formulas made harmless. */
export function csvText(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const csv = Papa.unparse(
    { fields: [...head], data: rows.map((row) => [...row]) },
    { escapeFormulae: formula, newline: "\r\n" },
  );
  return `\uFEFF${csv}\r\n`;
}
