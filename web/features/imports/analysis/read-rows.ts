import { findExistingWorks, type KnownWork } from "#schema/import/existing-works.ts";
import { importFields } from "#schema/import/fields.ts";
import type { ImportRow } from "#schema/import/import-input.ts";
import type { ImportSettings, SaleGap } from "#schema/import/import-settings.ts";
import type { ImportedWork } from "#schema/import/imported-work.ts";
import { workReader } from "#schema/import/read-work.ts";
import { tableColumn } from "#schema/import/table-column.ts";
import type { UpdateField } from "#schema/import/update-fields.ts";
import type { Decisions } from "./decisions.ts";
import type { AnalysisProblem, AnalyzedRow, LeftOut, NotReadyReason } from "./file-analysis.ts";
import { findNumberProblems } from "./number-problems.ts";
import type { WorkRows } from "./work-rows.ts";

export interface FileRowsRead {
  /** The works, those that the gallery has among them: it is the server that passes over these. */
  readonly ready: ImportRow[];
  readonly notReady: ReadonlyMap<number, readonly NotReadyReason[]>;
  readonly rows: AnalyzedRow[];
  readonly known: ReadonlySet<number>;
  readonly updated: number;
  readonly waiting: number;
  readonly waitingForWords: number;
  readonly skipped: number;
  /** How many sold works have no day, and no price. */
  readonly withoutDay: number;
  readonly withoutPrice: number;
}

interface ReadRow {
  readonly number: number;
  readonly title: string;
  readonly work: ImportedWork | null;
  readonly problems: AnalysisProblem[];
  readonly gaps: readonly SaleGap[];
  readonly stated: () => UpdateField[];
  readonly mended: Readonly<Record<string, string>>;
  readonly isSkipped: boolean;
  readonly leftOutAs: LeftOut | null;
}

const nothing: ReadRow["mended"] = {};

/** What becomes of the rows of works. */
export function readFileRows(
  file: WorkRows,
  settings: ImportSettings,
  decisions: Decisions,
  gallery: readonly KnownWork[],
): FileRowsRead {
  const { mended, skipped, kept, another, updated } = decisions;
  const readWork = workReader(settings, file.table);
  const read = file.rows.map(({ number, cells }, at): ReadRow => {
    const own = mended[number];
    const row = own === undefined ? readWork(at) : readMended(cells, own, settings);
    const title = (own?.title ?? cells[settings.columns.title ?? -1] ?? "").trim();
    const isLeftOut = !kept[number] && row.gaps.some((gap) => isGapLeftOut(gap, decisions));
    return {
      ...row,
      ...{ number, title, problems: [...row.problems], mended: own ?? nothing },
      isSkipped: skipped[number] === true || isLeftOut,
      leftOutAs: isLeftOut ? "incomplete-sale" : null,
    };
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
  const waiting = read.filter(({ problems, isSkipped }) => !isSkipped && problems.length > 0);
  const waitingForWords = new Set(waiting.filter(({ problems }) => problems.every(isOfWords)));
  const countGaps = (gap: SaleGap) => read.filter(({ gaps }) => gaps.includes(gap)).length;
  return {
    // The server compares each request with the gallery by itself, so what the gallery has goes first.
    ready: [...existing, ...candidates.filter(({ row }) => !refused.has(row) && !known.has(row))],
    notReady: new Map(
      read
        .filter(({ problems, isSkipped }) => isSkipped || problems.length > 0)
        .map((row) => [row.number, reasonsOf(row)]),
    ),
    known: new Set(known.keys()),
    updated: [...known.keys()].filter((row) => updated[row]).length,
    rows: read
      .filter((row) => (row.problems.length > 0 || isDecided(row)) && !waitingForWords.has(row))
      .map((row) => analyzedRow(row))
      .concat(
        read
          .filter(({ number }) => known.has(number) || another[number])
          .map((row) => analyzedRow(row)),
      ),
    waiting: waiting.length,
    waitingForWords: waitingForWords.size,
    skipped: read.filter(({ isSkipped }) => isSkipped).length,
    ...{ withoutDay: countGaps("soldOn"), withoutPrice: countGaps("soldPrice") },
  };

  function isDecided({ number, mended: own, isSkipped }: ReadRow): boolean {
    const isShownBelow = known.has(number) || another[number] === true;
    const isMended = own !== nothing && Object.keys(own).length > 0;
    return isSkipped || ((isMended || kept[number] === true) && !isShownBelow);
  }

  function analyzedRow({
    number: row,
    title,
    problems,
    mended: own,
    isSkipped,
    leftOutAs,
  }: ReadRow): AnalyzedRow {
    const marks = { isKnown: known.has(row), isAnother: another[row] === true };
    const isKept = kept[row] === true;
    return { row, title, problems, mended: own, isSkipped, leftOutAs, isKept, ...marks };
  }
}

function isGapLeftOut(gap: SaleGap, { soldDays, soldPrices }: Decisions): boolean {
  return (gap === "soldOn" ? soldDays : soldPrices) === "leave-out";
}

function reasonsOf({ problems, isSkipped, leftOutAs }: ReadRow): readonly NotReadyReason[] {
  return isSkipped ? [{ kind: leftOutAs ?? "skipped" }, ...problems] : problems;
}

/** A problem that the meaning of a word solves, for all rows at once. */
function isOfWords({ kind, field }: AnalysisProblem): boolean {
  const isBlankAsked = field === "medium" || field === "forSale";
  return kind === "unknown-word" || (isBlankAsked && kind === "empty");
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
