import { matchColumns } from "#schema/import/columns.ts";
import { type ImportField, importFields } from "#schema/import/fields.ts";
import { findHeadings } from "#schema/import/heading-row.ts";
import { type ImportRow, importLimits } from "#schema/import/import-input.ts";
import { numberSignsOf } from "#schema/import/number-signs.ts";
import { type ImportSettings, readWork } from "#schema/import/read-work.ts";
import { type FileTable, isBlankRow, RefusedFile } from "../file/table.ts";
import type { Decisions } from "./decisions.ts";
import { wordsOf } from "./file-words.ts";
import {
  evidentDateOrder,
  type FieldCells,
  headedUnit,
  questionsOf,
  valuesOf,
} from "./questions.ts";
import type { FileColumn, OpenedFile, Question, StudiedRow, Study, StudyProblem } from "./study.ts";

/** A file's rows of works, below its headings. */
export interface WorkRows {
  readonly headers: readonly string[];
  readonly rows: readonly { readonly number: number; readonly cells: readonly string[] }[];
  readonly columns: readonly FileColumn[];
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
  const cells = works.map((work) => work.cells);
  const matched = new Map(matchColumns(headers, cells).map(({ column, field }) => [column, field]));
  const columns = headers
    .map((header, index) => ({
      index,
      header,
      samples: samplesOf(cells, index),
      field: matched.get(index) ?? null,
    }))
    .filter(({ header, samples }) => header !== "" || samples.length > 0);
  return { headers, rows: works, columns };
}

function withoutKnownNames(rows: FileTable["rows"]) {
  const heading = rows.findIndex((row) => row.filter((cell) => cell.trim() !== "").length >= 2);
  if (heading === -1) throw new RefusedFile("no-table");
  return { heading, first: heading + 1 };
}

function samplesOf(cells: readonly (readonly string[])[], column: number): string[] {
  const found = new Set<string>();
  for (const row of cells) {
    const text = (row[column] ?? "").trim();
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

/** What becomes of the rows by the decisions so far, and the works that are ready to be sent. */
export function studyFile(
  file: WorkRows,
  decisions: Decisions,
): { readonly study: Study; readonly ready: readonly ImportRow[] } {
  const columns = columnsBy(file, decisions);
  const rows = file.rows.map(({ cells }) => cells);
  const bare: FieldCells = { headers: file.headers, columns, rows, signs: numberSignsOf([]) };
  const cells = { ...bare, signs: numberSignsOf(numberFields.flatMap((at) => valuesOf(bare, at))) };
  const questions = questionsOf(cells, decisions);
  const seen = {
    fields: new Map(Object.entries(columns).map(([field, at]) => [at, field as ImportField])),
    questions,
    words: wordsOf(cells),
    withoutYear: rows.filter((row) => !/[12]\d{3}/.test(row[columns.year ?? -1] ?? "")).length,
  };
  if (questions.some(({ answer }) => answer === null)) {
    return { study: { ...seen, outcome: null }, ready: [] };
  }
  const settings = settingsOf(cells, questions, decisions);
  const read = readRows(file, settings, decisions);
  return { study: { ...seen, outcome: outcomeOf(read) }, ready: read.ready };
}

const numberFields = ["width", "height", "depth", "size", "price", "soldPrice"] as const;

/** The column of each field; the artist's choice takes a field from the column that it was found in. */
function columnsBy({ columns }: WorkRows, decisions: Decisions) {
  const chosen: Partial<Record<ImportField, number>> = {};
  for (const isDecided of [true, false]) {
    for (const { index, field } of columns) {
      const decided = decisions.columns[index];
      const wanted = decided === undefined ? field : decided;
      if ((decided !== undefined) === isDecided && wanted !== null) chosen[wanted] ??= index;
    }
  }
  return chosen;
}

function settingsOf(
  cells: FieldCells,
  questions: readonly Question[],
  decisions: Decisions,
): ImportSettings {
  const answers = Object.fromEntries(questions.map(({ kind, answer }) => [kind, answer]));
  const { media, statuses, supports, year } = decisions;
  return {
    columns: cells.columns,
    signs: cells.signs,
    // Where nothing was asked, the answer changes nothing.
    unit: headedUnit(cells) ?? "in",
    sizeBeginsWith: "height",
    dateOrder: evidentDateOrder(cells) ?? "month-first",
    currency: "CAD",
    ...answers,
    year: year.trim() || null,
    media: new Map(Object.entries(media)),
    statuses: new Map(Object.entries(statuses)),
    supports: new Map(Object.entries(supports)),
  };
}

interface ReadRows {
  readonly ready: ImportRow[];
  readonly rows: StudiedRow[];
  waitingForWords: number;
  skipped: number;
}

function readRows(
  { rows }: WorkRows,
  settings: ImportSettings,
  { mended, skipped }: Decisions,
): ReadRows {
  const found: ReadRows = { ready: [], rows: [], waitingForWords: 0, skipped: 0 };
  const numbers = new Set<string>();
  for (const { number, cells } of rows) {
    const own = mended[number] ?? {};
    const { work, problems } = readMended(cells, own, settings);
    const all: StudyProblem[] = [...problems];
    const text = work?.inventoryNumber ?? null;
    if (text !== null && numbers.has(text)) {
      all.push({ field: "inventoryNumber", kind: "number-twice", text });
    }
    const isSkipped = skipped[number] === true;
    const title = own.title ?? cells[settings.columns.title ?? -1] ?? "";
    if (isSkipped) found.skipped++;
    else if (work !== null && all.length === 0) found.ready.push({ row: number, work });
    if (text !== null && !isSkipped) numbers.add(text);
    const isWaiting = all.length > 0 && all.every(isOfWords);
    if (isWaiting && !isSkipped) found.waitingForWords++;
    else if (all.length > 0 || Object.keys(own).length > 0 || isSkipped) {
      found.rows.push({ row: number, title: title.trim(), problems: all, mended: own, isSkipped });
    }
  }
  return found;
}

/** A problem that the meaning of a word solves, for all rows at once. */
function isOfWords({ kind, field }: StudyProblem): boolean {
  return kind === "unknown-word" || (field === "medium" && kind === "empty");
}

/** Reads a row with the cells that the artist has entered, also of fields without a column. */
function readMended(
  cells: readonly string[],
  mended: Readonly<Record<string, string>>,
  settings: ImportSettings,
) {
  const fields = importFields.filter((field) => mended[field] !== undefined);
  if (fields.length === 0) return readWork(cells, settings);
  const columns = { ...settings.columns };
  const own = [...cells];
  for (const field of fields) {
    const column = columns[field] ?? Math.max(own.length, settings.columns[field] ?? 0);
    columns[field] = column;
    own[column] = mended[field] ?? "";
  }
  return readWork(own, { ...settings, columns });
}

function outcomeOf({ ready, rows, waitingForWords, skipped }: ReadRows) {
  return {
    ...{ rows, waitingForWords, skipped, ready: ready.length },
    sold: ready.filter(({ work }) => work.sale !== null).length,
    priced: ready.filter(({ work }) => work.askingPriceCents !== null).length,
  };
}
