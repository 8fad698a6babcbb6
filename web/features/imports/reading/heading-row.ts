import { fitsField, matchColumns } from "#schema/imports/columns.ts";
import { countNames } from "#schema/imports/heading-names.ts";

import { countPersonNames } from "../people/person-columns.ts";

/** Where a file's headings are, and its first row of a work, as indices. */
interface Headings {
  readonly heading: number;
  readonly first: number;
}

/** How many rows are searched for the headings. */
const searchedRows = 20;
/** The title alone is a table of one column; fewer names are no headings. */
const leastNames = 2;

/**
 * Finds the row of headings: the first of those with the most names of fields. What is above it, such as a title or an
 * index, is left out, and so are rows below that number the columns or explain them, as Artwork Archive's files do.
 * Null when no row has two names.
 */
export function findHeadings(rows: readonly (readonly string[])[]): Headings | null {
  const counts = rows.slice(0, searchedRows).map(countAnyNames);
  const most = Math.max(0, ...counts);
  if (most < leastNames) return null;
  const heading = counts.indexOf(most);
  let first = heading + 1;
  while (first < rows.length && isAroundHeadings(rows[heading] ?? [], rows[first] ?? [])) first++;
  return { heading, first };
}

function countAnyNames(row: readonly string[]): number {
  return Math.max(countNames(row), countPersonNames(row));
}

function isAroundHeadings(headers: readonly string[], row: readonly string[]): boolean {
  return isBlank(row) || isIndex(row) || isHelp(headers, row);
}

function isBlank(row: readonly string[]): boolean {
  return row.every((cell) => cell.trim() === "");
}

/** `1, 2, 3 …` or `A, B, C …`. */
function isIndex(row: readonly string[]): boolean {
  const cells = row.map((cell) => cell.trim()).filter((cell) => cell !== "");
  if (cells.length < 3) return false;
  return (
    cells.every((cell, at) => cell === String(Number(cells[0]) + at)) ||
    cells.every((cell, at) => cell === String.fromCharCode(65 + at))
  );
}

/** A row that names no medium, and whose measures, amounts and days are all something else: it says what to enter. */
function isHelp(headers: readonly string[], row: readonly string[]): boolean {
  const filled = matchColumns(headers, []).filter(
    ({ column }) => (row[column] ?? "").trim() !== "",
  );
  const fits = ({ field, column }: (typeof filled)[number]) => fitsField(field, row[column] ?? "");
  const judged = filled.filter(({ field }) => measured.has(field));
  const namesMedium = filled.some((match) => match.field === "medium" && fits(match));
  return judged.length >= 2 && !judged.some(fits) && !namesMedium;
}

const measured: ReadonlySet<string> = new Set([
  ...["width", "height", "size", "price", "year", "soldOn"],
]);
