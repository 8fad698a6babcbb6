import { findExistingWorks, type KnownWork } from "#schema/import/existing-works.ts";
import { type ImportField, importFields } from "#schema/import/fields.ts";
import type { ImportRow } from "#schema/import/import-input.ts";
import type { ImportSettings } from "#schema/import/import-settings.ts";
import type { ImportedWork } from "#schema/import/imported-work.ts";
import { numberSeparatorsOf } from "#schema/import/number-separators.ts";
import { workReader } from "#schema/import/read-work.ts";
import { isWithoutChannel } from "#schema/import/sold-through.ts";
import { type ColumnText, tableColumn } from "#schema/import/table-column.ts";
import type { UpdateField } from "#schema/import/update-fields.ts";
import type { Decisions } from "./decisions.ts";
import type {
  AnalysisProblem,
  AnalyzedRow,
  AnalyzedRows,
  FileAnalysis,
  NotReadyReason,
  Question,
} from "./file-analysis.ts";
import { wordsOf } from "./file-words.ts";
import { findNumberProblems } from "./number-problems.ts";
import { ownPricesOf } from "./own-prices.ts";
import {
  evidentDateOrder,
  evidentDiscountUnit,
  type FieldCells,
  few,
  headedUnit,
  questionsOf,
  textsOf,
} from "./questions.ts";
import { areSoldPricesDiscounted } from "./sold-prices.ts";
import type { WorkRows } from "./work-rows.ts";

interface AnalyzedFile {
  readonly analysis: FileAnalysis;
  /** The works that can be sent. */
  readonly ready: readonly ImportRow[];
  /** Why other rows cannot. */
  readonly notReady: ReadonlyMap<number, readonly NotReadyReason[]>;
}

/** What becomes of the rows by the decisions so far. */
export function analyzeFile(
  file: WorkRows,
  decisions: Decisions,
  gallery: readonly KnownWork[] = [],
): AnalyzedFile {
  const columns = columnsBy(file, decisions);
  const numbers = numberFields.flatMap((field) => textsOf({ file, columns }, field));
  const cells = { file, columns, separators: numberSeparatorsOf(numbers) };
  const questions = questionsOf(cells, decisions);
  const seen = {
    fields: new Map(Object.entries(columns).map(([field, at]) => [at, field as ImportField])),
    questions,
    words: wordsOf(cells),
    withoutYear: file.rows.length - countRows(textsOf(cells, "year"), /[12]\d{3}/),
  };
  if (questions.some(({ answer }) => answer === null)) {
    return { analysis: { ...seen, outcome: null }, ready: [], notReady: new Map() };
  }
  const settings = settingsOf(cells, questions, decisions);
  const read = readFileRows(file, settings, decisions, gallery);
  const asked = { ...seen, questions: [...questions, ...channelQuestions(read, decisions)] };
  if (asked.questions.some(({ answer }) => answer === null)) {
    return { analysis: { ...asked, outcome: null }, ready: [], notReady: new Map() };
  }
  const { ready, notReady } = read;
  return { analysis: { ...asked, outcome: outcomeOf(read, decisions) }, ready, notReady };
}

/** Asked once the sales can be read; works that the gallery has get none. */
function channelQuestions(
  { ready, known }: FileRowsRead,
  { channelId }: Pick<Decisions, "channelId">,
): Question[] {
  const titles = ready.flatMap(({ row, work: { title, sale } }) =>
    sale !== null && !known.has(row) && isWithoutChannel(sale) ? [title] : [],
  );
  if (titles.length === 0) return [];
  return [{ kind: "channel", answer: channelId, samples: few(titles) }];
}

/** How many rows have a text like the pattern. */
function countRows(texts: readonly ColumnText[], pattern: RegExp): number {
  return texts.reduce((sum, { text, count }) => sum + (pattern.test(text) ? count : 0), 0);
}

const numberFields = [
  ...(["width", "height", "depth", "size", "price", "soldPrice", "hours", "materials"] as const),
  ...(["framingCost", "saleFees", "saleShipping"] as const),
];

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
  const { media, statuses, supports, year, channelId } = decisions;
  const settings: Omit<ImportSettings, "isSoldPriceDiscounted"> = {
    columns: cells.columns,
    separators: cells.separators,
    // Where nothing was asked, the answer changes nothing.
    unit: headedUnit(cells) ?? "in",
    sizeBeginsWith: "height",
    dateOrder: evidentDateOrder(cells) ?? "month-first",
    discountUnit: evidentDiscountUnit(cells) ?? "percent",
    currency: "CAD",
    ...answers,
    channelId,
    year: year.trim() || null,
    media: new Map(Object.entries(media)),
    statuses: new Map(Object.entries(statuses)),
    supports: new Map(Object.entries(supports)),
  };
  const isSoldPriceDiscounted = areSoldPricesDiscounted(cells, settings.discountUnit);
  return { ...settings, isSoldPriceDiscounted };
}

interface FileRowsRead {
  /** The works, those that the gallery has among them: it is the server that passes over these. */
  readonly ready: ImportRow[];
  readonly notReady: ReadonlyMap<number, readonly NotReadyReason[]>;
  readonly rows: AnalyzedRow[];
  readonly known: ReadonlySet<number>;
  readonly updated: number;
  readonly waitingForWords: number;
  readonly skipped: number;
}

interface ReadRow {
  readonly number: number;
  readonly title: string;
  readonly work: ImportedWork | null;
  readonly problems: AnalysisProblem[];
  readonly stated: () => UpdateField[];
  readonly mended: Readonly<Record<string, string>>;
  readonly isSkipped: boolean;
}

const nothing: ReadRow["mended"] = {};

function readFileRows(
  file: WorkRows,
  settings: ImportSettings,
  decisions: Decisions,
  gallery: readonly KnownWork[],
): FileRowsRead {
  const { mended, skipped, another, updated } = decisions;
  const readWork = workReader(settings, file.table);
  const read = file.rows.map(({ number, cells }, at): ReadRow => {
    const own = mended[number];
    const { work, problems, stated } =
      own === undefined ? readWork(at) : readMended(cells, own, settings);
    const title = (own?.title ?? cells[settings.columns.title ?? -1] ?? "").trim();
    const isSkipped = skipped[number] === true;
    const marks = { mended: own ?? nothing, isSkipped };
    return { number, title, work, problems: [...problems], stated, ...marks };
  });
  const candidates = read.flatMap(({ number: row, work, isSkipped }) => {
    if (work === null || isSkipped) return [];
    return another[row] === true ? { row, work, isAnother: true } : { row, work };
  });
  const known = findExistingWorks(candidates, gallery);
  const existing = read.flatMap(({ number: row, work, stated }): ImportRow[] => {
    if (work === null || !known.has(row)) return [];
    return [updated[row] ? { row, work, update: stated() } : { row, work }];
  });
  const refused = findNumberProblems(candidates, known, gallery);
  for (const row of read) row.problems.push(...(refused.get(row.number) ?? []));
  const isWaiting = ({ problems, isSkipped }: ReadRow) =>
    !isSkipped && problems.length > 0 && problems.every(isOfWords);
  return {
    // The server compares each request with the gallery by itself, so what the gallery has goes first.
    ready: [...existing, ...candidates.filter(({ row }) => !refused.has(row) && !known.has(row))],
    notReady: new Map(
      read
        .filter(({ problems, isSkipped }) => isSkipped || problems.length > 0)
        .map(({ number, problems, isSkipped }) => [
          number,
          isSkipped ? [{ kind: "skipped" as const }, ...problems] : problems,
        ]),
    ),
    known: new Set(known.keys()),
    updated: [...known.keys()].filter((row) => updated[row]).length,
    rows: read
      .filter((row) => (row.problems.length > 0 || isDecided(row)) && !isWaiting(row))
      .map((row) => analyzedRow(row))
      .concat(
        read
          .filter(({ number }) => known.has(number) || another[number])
          .map((row) => analyzedRow(row)),
      ),
    waitingForWords: read.filter(isWaiting).length,
    skipped: read.filter(({ isSkipped }) => isSkipped).length,
  };

  function isDecided({ number, mended: own, isSkipped }: ReadRow): boolean {
    const isShownBelow = known.has(number) || another[number] === true;
    return isSkipped || (own !== nothing && Object.keys(own).length > 0 && !isShownBelow);
  }

  function analyzedRow({
    number: row,
    title,
    problems,
    mended: own,
    isSkipped,
  }: ReadRow): AnalyzedRow {
    const marks = { isKnown: known.has(row), isAnother: another[row] === true };
    return { row, title, problems, mended: own, isSkipped, ...marks };
  }
}

/** A problem that the meaning of a word solves, for all rows at once. */
function isOfWords({ kind, field }: AnalysisProblem): boolean {
  return kind === "unknown-word" || (field === "medium" && kind === "empty");
}

/** Reads a row with the cells that the artist has entered, also of fields without a column. */
function readMended(
  cells: readonly string[],
  mended: Readonly<Record<string, string>>,
  settings: ImportSettings,
) {
  const fields = importFields.filter((field) => mended[field] !== undefined);
  const columns = { ...settings.columns };
  const own = [...cells];
  for (const field of fields) {
    const column = columns[field] ?? Math.max(own.length, settings.columns[field] ?? 0);
    columns[field] = column;
    own[column] = mended[field] ?? "";
  }
  const table = own.map((_, column) => tableColumn([own], column));
  return workReader({ ...settings, columns }, table)(0);
}

function outcomeOf(read: FileRowsRead, { prices }: Pick<Decisions, "prices">): AnalyzedRows {
  const { ready, rows, known, updated, waitingForWords, skipped } = read;
  const fresh = ready.filter(({ row }) => !known.has(row));
  return {
    ...{ rows, waitingForWords, skipped, ready: fresh.length },
    ...{ known: known.size - updated, updated },
    sold: fresh.filter(({ work }) => work.sale !== null).length,
    ownPrices: prices === "list" ? ownPricesOf(fresh) : [],
  };
}
