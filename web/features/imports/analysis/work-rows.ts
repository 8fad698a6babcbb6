import { matchColumns } from "#schema/imports/columns.ts";
import { importLimits } from "#schema/imports/import-input.ts";
import { type FileTable, isBlankRow, RefusedFile } from "../file/table.ts";
import { findHeadings } from "../reading/heading-row.ts";
import { type TableColumn, tableColumn } from "../reading/table-column.ts";
import type { FileColumn, OpenedFile } from "./file-analysis.ts";
import { readableRows } from "./readable-rows.ts";

/** A file's rows of works, below its headings. */
export interface WorkRows {
  readonly headers: readonly string[];
  readonly rows: readonly WorkRow[];
  /** The columns' texts. */
  readonly table: readonly TableColumn[];
  readonly columns: readonly FileColumn[];
}

interface WorkRow {
  readonly number: number;
  /** As they are read. */
  readonly cells: readonly string[];
  readonly cellsInFile: readonly string[];
}

const sampleCount = 3;

/**
 * Finds headings and works in a table. A table without headings that are known begins at its first row with two cells.
 * @throws RefusedFile when there are no rows below, or more than an import takes.
 */
export function findWorkRows({ rows }: FileTable): WorkRows {
  const { heading, first } = findHeadings(rows) ?? withoutKnownNames(rows);
  const headers = (rows[heading] ?? []).map((header) => header.trim());
  const works = rows
    .map((cells, index) => ({ number: index + 1, cells }))
    .slice(first)
    .filter(({ cells }) => !isBlankRow(cells));
  if (works.length === 0) throw new RefusedFile("empty");
  if (works.length > importLimits.rows) throw new RefusedFile("too-many-rows");
  const cells = readableRows(
    headers,
    works.map((work) => work.cells),
  );
  const matched = new Map(matchColumns(headers, cells).map(({ column, field }) => [column, field]));
  const table = headers.map((_, column) => tableColumn(cells, column));
  const columns = headers
    .map((header, index) => ({
      index,
      header,
      samples: samplesOf(table[index]),
      field: matched.get(index) ?? null,
    }))
    .filter(({ header, samples }) => header !== "" || samples.length > 0);
  const read = works.map(({ number, cells: cellsInFile }, at): WorkRow => {
    return { number, cells: cells[at] ?? cellsInFile, cellsInFile };
  });
  return { headers, rows: read, table, columns };
}

function withoutKnownNames(rows: FileTable["rows"]) {
  const heading = rows.findIndex((row) => row.filter((cell) => cell.trim() !== "").length >= 2);
  if (heading === -1) throw new RefusedFile("no-table");
  return { heading, first: heading + 1 };
}

function samplesOf(column: TableColumn | undefined): string[] {
  const found = new Set<string>();
  for (const { text: cell } of column?.texts ?? []) {
    const text = cell.trim();
    if (text !== "") found.add(text);
    if (found.size === sampleCount) break;
  }
  return [...found];
}

export function describeFile(
  { sheet }: FileTable,
  { rows, columns }: WorkRows,
  file: Pick<OpenedFile, "name" | "hash">,
): OpenedFile {
  return { ...file, sheet, rowCount: rows.length, columns };
}
