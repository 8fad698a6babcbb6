import { foldHeader } from "#schema/imports/fields.ts";
import { foldHeading, isFormulaMedium } from "#schema/imports/heading-names.ts";
import { isOfPrint, isPrintTitle, isWithEdition } from "../reading/print-words.ts";
import { tableColumn } from "../reading/table-column.ts";
import type { OtherRow } from "./file-analysis.ts";
import type { FieldCells } from "./questions.ts";
import type { WorkRows } from "./work-rows.ts";

type Columns = FieldCells["columns"];
type Row = WorkRows["rows"][number];

/** The rows, by their number, that are no original works, and what they are instead. */
export function findOtherRows(file: WorkRows, columns: Columns): Map<number, OtherRow> {
  const { rows, headers } = file;
  // What the product itself has exported are works.
  if (headers.some(isFormulaMedium)) return new Map();
  const kinds = headers.map(foldHeading);
  const handle = kinds.indexOf("handle");
  const ofKind = columnsHeaded(kinds, kindHeadings);
  const ofEdition = columnsHeaded(kinds, editionHeadings);
  const usual = usualCount(rows);
  const found = new Map<number, OtherRow>();
  for (const [at, row] of rows.entries()) {
    const kind = kindOf(row, rows[at - 1]);
    if (kind !== null) found.set(row.number, kind);
  }
  return found;

  function kindOf({ cells }: Row, above: Row | undefined): OtherRow | null {
    const filled = filledOf(cells);
    const text = (field: keyof Columns) => (cells[columns[field] ?? -1] ?? "").trim();
    if (filled.length > 1 && repeatsHeadings(cells, headers)) return "headings";
    const isMeasured = ["width", "height", "size"].some((field) => text(field as "size") !== "");
    if (!isMeasured && isTotal(filled, text("title"), text("medium"))) return "total";
    const isSameWork = handle !== -1 && cells[handle] === above?.cells[handle];
    if (isSameWork && text("title") === "") return "continued";
    if (filled.length === 1 && usual >= fewestCells) return "section";
    const isPrint =
      [text("medium"), text("mediumLine"), text("support")].some(isOfPrint) ||
      ofKind.some((column) => isOfPrint(cells[column] ?? "")) ||
      ofEdition.some((column) => isWithEdition(cells[column] ?? "")) ||
      isPrintTitle(text("title"));
    return isPrint ? "print" : null;
  }
}

/** Rows of fewer cells say little: one that has a single cell can be a work like the others. */
const fewestCells = 3;

const kindHeadings: ReadonlySet<string> = new Set([
  ...["type", "category", "categories", "product type", "product category", "object type", "genre"],
  ...["categorie", "type d oeuvre", "type de produit"],
]);
const editionHeadings: ReadonlySet<string> = new Set([
  ...["edition", "edition size", "edition number", "tirage"],
]);

function columnsHeaded(headings: readonly string[], names: ReadonlySet<string>): number[] {
  return headings.flatMap((heading, column) => (names.has(heading) ? [column] : []));
}

function filledOf(cells: readonly string[]): string[] {
  return cells.map((cell) => cell.trim()).filter((cell) => cell !== "");
}

/** As many cells as a third of the rows have at least. */
function usualCount(rows: readonly Row[]): number {
  const counts = rows.map(({ cells }) => filledOf(cells).length).toSorted((a, b) => a - b);
  return counts[Math.floor((counts.length * 2) / 3)] ?? 0;
}

function repeatsHeadings(cells: readonly string[], headers: readonly string[]): boolean {
  return cells.every((cell, at) => {
    const text = cell.trim();
    return text === "" || text.toLowerCase() === (headers[at] ?? "").toLowerCase();
  });
}

const total =
  /^(?:(?:grand|sub|sous|net|running) ?)?totals?(?: |$)|^(?:totaux|somme|sum|montant total)(?: |$)/;

/** Named so, or a row of bare amounts. */
function isTotal(filled: readonly string[], title: string, medium: string): boolean {
  const isNamed = filled.some((cell) => cell.length < 100 && total.test(foldHeader(cell)));
  if (isNamed)
    return medium === "" || total.test(foldHeader(medium)) || total.test(foldHeader(title));
  const areAmounts = filled.every((cell) => /^[$\s\d.,]{1,20}(?:CAD|USD|\$)?$/.test(cell));
  const isYear = filled.length === 1 && /^(?:19|20)\d{2}$/.test(filled[0] ?? "");
  return title === "" && medium === "" && filled.length > 0 && areAmounts && !isYear;
}

/** The file without these rows. */
export function withoutRows(file: WorkRows, leftOut: ReadonlyMap<number, OtherRow>): WorkRows {
  if (leftOut.size === 0) return file;
  const rows = file.rows.filter(({ number }) => !leftOut.has(number));
  const cells = rows.map((row) => row.cells);
  return { ...file, rows, table: file.table.map((_, column) => tableColumn(cells, column)) };
}
