import { isBlankCell } from "#schema/imports/cells.ts";
import { foldHeader, type ImportField, importFields } from "#schema/imports/fields.ts";
import { disposalIn, forSaleIn, statusIn } from "#schema/imports/status-words.ts";
import { flagIn, framedIn, mediumIn, supportIn } from "#schema/imports/words.ts";
import { isErrorCell } from "#web/browser/formula-cells.ts";
import { analyzePeople, findPeopleColumns } from "../people/analyze-people.ts";
import { numberSeparatorsOf } from "../reading/number-separators.ts";
import { isWithoutChannel } from "../reading/sold-through.ts";
import type { Decisions } from "./decisions.ts";
import {
  type AnalyzedFile,
  type AnalyzedRow,
  type AnalyzedRows,
  type ColumnField,
  type FileWord,
  type OtherRow,
  type Question,
  type WordField,
  wordFields,
} from "./file-analysis.ts";
import { emptyGallery, type Gallery } from "./gallery.ts";
import { findOtherRows, withoutRows } from "./other-rows.ts";
import { ownPricesOf } from "./own-prices.ts";
import { type FieldCells, few, questionsOf, readField, textsOf } from "./questions.ts";
import { type FileRowsRead, readFileRows } from "./read-rows.ts";
import { isForSaleMarked, isNotForSaleAsked, settingsOf } from "./settings.ts";
import type { WorkRows } from "./work-rows.ts";

/** What becomes of the rows by the decisions so far. */
export function analyzeFile(
  file: WorkRows,
  decisions: Decisions,
  gallery = emptyGallery,
): AnalyzedFile {
  const people = findPeopleColumns(file);
  const kind = decisions.rows ?? people.suggested;
  if (kind === "people") return analyzePeople(file, people, decisions, gallery);
  return analyzeWorks(file, decisions, gallery, people.isPossible);
}

function analyzeWorks(
  whole: WorkRows,
  decisions: Decisions,
  gallery: Gallery,
  isOtherKindPossible: boolean,
): AnalyzedFile {
  const columns = columnsBy(whole, decisions);
  const others = findOtherRows(whole, columns);
  const leftOut = new Map([...others].filter(([row, kind]) => isLeftOut(row, kind, decisions)));
  const file = withoutRows(whole, leftOut);
  const numbers = numberFields.flatMap((field) => textsOf({ file, columns }, field));
  const cells = { file, columns, separators: numberSeparatorsOf(numbers) };
  const questions = questionsOf(cells, decisions);
  const seen = {
    kind: "works" as const,
    isOtherKindPossible,
    fields: new Map(Object.entries(columns).map(([field, at]) => [at, field as ImportField])),
    questions,
    words: wordsOf(cells),
    withoutYear: countWithoutYear(cells, decisions),
    prints: [...others.values()].filter((kind) => kind === "print").length,
  };
  if (questions.some(({ answer }) => answer === null)) {
    return { analysis: { ...seen, outcome: null }, ready: [], people: [], notReady: new Map() };
  }
  const settings = settingsOf(cells, questions, decisions);
  const read = readFileRows(file, settings, decisions, gallery);
  const asked = { ...seen, questions: [...questions, ...channelQuestions(read, decisions)] };
  if (asked.questions.some(({ answer }) => answer === null)) {
    return { analysis: { ...asked, outcome: null }, ready: [], people: [], notReady: new Map() };
  }
  const outcome = outcomeOf(read, leftOutRows(whole, leftOut, columns), decisions);
  const notReady = new Map([
    ...read.notReady,
    ...[...leftOut].map(([row, kind]) => [row, [{ kind }]] as const),
  ]);
  return { analysis: { ...asked, outcome }, ready: read.ready, people: [], notReady };
}

function isLeftOut(row: number, kind: OtherRow, { included, prints }: Decisions): boolean {
  return included[row] !== true && !(kind === "print" && prints === "import");
}

/** Those that are skipped need none. */
function countWithoutYear(cells: FieldCells, { skipped }: Decisions): number {
  const hasYear = readField(cells, "year", (text) => /[12]\d{3}/.test(text));
  return cells.file.rows.filter(({ number }, at) => !hasYear(at) && !skipped[number]).length;
}

/** What the rows are that are no works, named by their first cell where they have no title. */
function leftOutRows(
  { rows }: WorkRows,
  leftOut: ReadonlyMap<number, OtherRow>,
  columns: FieldCells["columns"],
): AnalyzedRow[] {
  return rows.flatMap(({ number: row, cells }): AnalyzedRow[] => {
    const leftOutAs = leftOut.get(row);
    if (leftOutAs === undefined) return [];
    const title = (cells[columns.title ?? -1] ?? "").trim();
    const first = cells.find((cell) => cell.trim() !== "")?.trim() ?? "";
    const marks = { isSkipped: true, isIncluded: false, isKnown: false, isAnother: false };
    return [{ row, title: title || first, problems: [], corrected: {}, leftOutAs, ...marks }];
  });
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

const numberFields = [
  "width",
  "height",
  "depth",
  "size",
  "price",
  "soldPrice",
  "hours",
  "materials",
  "framingCost",
  "saleFees",
  "saleShipping",
] as const;

/** The column of each field; the artist's choice takes a field from the column that it was found in. */
function columnsBy({ columns }: WorkRows, decisions: Decisions) {
  const chosen: Partial<Record<ImportField, number>> = {};
  for (const isDecided of [true, false]) {
    for (const { index, field } of columns) {
      const decided = decisions.columns[index];
      const wanted = decided === undefined ? field : decided;
      if ((decided !== undefined) === isDecided && isWorkField(wanted)) chosen[wanted] ??= index;
    }
  }
  return chosen;
}

const workFields: ReadonlySet<string> = new Set(importFields);

/** Decided for the rows as people, a column is of another field. */
function isWorkField(field: ColumnField | null): field is ImportField {
  return field !== null && workFields.has(field);
}

function outcomeOf(
  read: FileRowsRead,
  leftOut: readonly AnalyzedRow[],
  { prices }: Pick<Decisions, "prices">,
): AnalyzedRows {
  const { ready, rows, known, updated, waiting, waitingForWords, skipped } = read;
  const { withoutDay, withoutPrice, lowPrices } = read;
  const fresh = ready.filter(({ row }) => !known.has(row));
  return {
    rows: [...rows, ...leftOut],
    waiting,
    waitingForWords,
    skipped: skipped + leftOut.length,
    ready: fresh.length,
    known: known.size - updated,
    updated,
    withoutDay,
    withoutPrice,
    lowPrices,
    sold: fresh.filter(({ work }) => work.sale !== null).length,
    ownPrices: prices === "list" ? ownPricesOf(fresh) : [],
  };
}

/** What the product takes a word of a field for; null for what it does not know. */
function meaningOf(cells: FieldCells, field: WordField, text: string): string | null {
  switch (field) {
    case "medium":
      return mediumIn(text);
    case "status":
      return statusIn(text);
    case "support":
      return supportIn(text);
    case "forSale":
      return forSaleIn(text, isNotForSaleAsked(cells));
    case "disposal":
      return disposalIn(text);
    case "framed": {
      const isFramed = framedIn(text);
      return isFramed === null ? null : isFramed ? "yes" : "no";
    }
  }
}

/** Words whose meaning is plain are not listed: a yes under Framed, and a no under Sold. */
function isPlain(field: WordField, text: string): boolean {
  return (field === "framed" || field === "disposal") && flagIn(text) !== null;
}

/** The words that the file has of these fields, those without a meaning first, then the most frequent. */
function wordsOf(cells: FieldCells): FileWord[] {
  return wordFields
    .flatMap((field) => wordsOfField(cells, field))
    .toSorted((a, b) => Number(a.known !== null) - Number(b.known !== null) || b.count - a.count);
}

function wordsOfField(cells: FieldCells, field: WordField): FileWord[] {
  const { columns, file } = cells;
  // A work needs a medium, also in a file that says none.
  const isMissing = columns[field] === undefined && field === "medium";
  const texts = isMissing ? [{ text: "", count: file.rows.length }] : textsOf(cells, field);
  const isBlankAsked = field === "medium" || (field === "forSale" && isForSaleMarked(cells));
  const words = new Map<string, FileWord>();
  for (const { text: cell, count: rows } of texts) {
    const text = isBlankCell(cell) ? "" : cell.trim();
    if ((text === "" && !isBlankAsked) || isErrorCell(text) || isPlain(field, text)) continue;
    const key = foldHeader(text);
    const { count } = words.get(key) ?? { count: 0 };
    const { text: first } = words.get(key) ?? { text };
    const known = meaningOf(cells, field, text);
    words.set(key, { field, key, text: first, count: count + rows, known });
  }
  return [...words.values()];
}
