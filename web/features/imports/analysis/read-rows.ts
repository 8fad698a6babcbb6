import { inventoryNumberKey } from "#schema/artworks/artwork-record.ts";
import { highestOfferFinder } from "#schema/artworks/highest-offer.ts";
import { findExistingWorks, type KnownWork } from "#schema/imports/existing-works.ts";
import { importFields } from "#schema/imports/fields.ts";
import type { ImportRow } from "#schema/imports/import-input.ts";
import type { ImportedWork } from "#schema/imports/imported-work.ts";
import type { UpdateField } from "#schema/imports/update-fields.ts";
import { grossPriceFactor } from "#schema/price-lists/outliers.ts";
import type { ImportSettings, SaleGap } from "../reading/import-settings.ts";
import { workReader } from "../reading/read-work.ts";
import { tableColumn } from "../reading/table-column.ts";
import type { Decisions } from "./decisions.ts";
import type { AnalysisProblem, AnalyzedRow, LeftOut, NotReadyReason } from "./file-analysis.ts";
import type { Gallery } from "./gallery.ts";
import { ownPricesOf } from "./own-prices.ts";
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
  /** How many new works ask far less than works alike. */
  readonly lowPrices: number;
}

interface ReadRow {
  readonly number: number;
  readonly title: string;
  /** What it asks, as the file or the artist has it. */
  readonly price: string;
  readonly work: ImportedWork | null;
  readonly problems: AnalysisProblem[];
  readonly gaps: readonly SaleGap[];
  readonly stated: () => UpdateField[];
  readonly corrected: Readonly<Record<string, string>>;
  readonly isSkipped: boolean;
  readonly leftOutAs: LeftOut | null;
}

const nothing: ReadRow["corrected"] = {};

/** What becomes of the rows of works. */
export function readFileRows(
  file: WorkRows,
  settings: ImportSettings,
  decisions: Decisions,
  gallery: Gallery,
): FileRowsRead {
  const { corrected, skipped, included, another, updated, lowPrices } = decisions;
  const readWork = workReader(settings, file.table);
  const readOne = file.rows.map(({ number, cells }, at): ReadRow => {
    const own = corrected[number];
    const row = own === undefined ? readWork(at) : readCorrected(cells, own, settings);
    const textOf = (field: "title" | "price") =>
      (own?.[field] ?? cells[settings.columns[field] ?? -1] ?? "").trim();
    const isLeftOut = !included[number] && row.gaps.some((gap) => isGapLeftOut(gap, decisions));
    return {
      ...row,
      number,
      title: textOf("title"),
      price: textOf("price"),
      problems: [...row.problems],
      corrected: own ?? nothing,
      isSkipped: skipped[number] === true || isLeftOut,
      leftOutAs: isLeftOut ? "incomplete-sale" : null,
    };
  });
  const candidates = readOne.flatMap(({ number: row, work, isSkipped }) => {
    if (work === null || isSkipped) return [];
    return another[row] === true ? { row, work, isAnother: true } : { row, work };
  });
  const known = findExistingWorks(candidates, gallery.works);
  const fresh = candidates.filter(({ row }) => !known.has(row));
  const low = findLowPrices(fresh, gallery);
  const isLowLeftOut = (row: number) =>
    lowPrices === "leave-out" && low.has(row) && included[row] !== true;
  const read = readOne.map((row): ReadRow => {
    if (!isLowLeftOut(row.number)) return row;
    return { ...row, isSkipped: true, leftOutAs: "low-price" };
  });
  const existing = read.flatMap(({ number: row, work, stated }): ImportRow[] => {
    if (work === null || !known.has(row)) return [];
    return [updated[row] ? { row, work, update: stated() } : { row, work }];
  });
  const refused = findNumberProblems(candidates, known, gallery.works);
  for (const { number, problems, price: text } of read) {
    problems.push(...(refused.get(number) ?? []));
    if (lowPrices === "each" && low.has(number)) {
      problems.push({ field: "price", kind: "far-below", text });
    }
  }
  const waiting = read.filter(({ problems, isSkipped }) => !isSkipped && problems.length > 0);
  const waitingForWords = new Set(waiting.filter(({ problems }) => problems.every(isOfWords)));
  const countGaps = (gap: SaleGap) => read.filter(({ gaps }) => gaps.includes(gap)).length;
  return {
    // The server compares each request with the gallery by itself, so what the gallery has goes first.
    ready: [...existing, ...fresh.filter(({ row }) => isReady(row))],
    notReady: new Map(
      read
        .filter(({ problems, isSkipped }) => isSkipped || problems.length > 0)
        .map((row) => [row.number, reasonsOf(row)]),
    ),
    known: new Set(known.keys()),
    updated: [...known.keys()].filter((row) => updated[row]).length,
    rows: read
      .filter(isShownFirst)
      .map((row) => analyzedRow(row))
      .concat(
        read
          .filter((row) => (known.has(row.number) || another[row.number]) && !isShownFirst(row))
          .map((row) => analyzedRow(row)),
      ),
    waiting: waiting.length,
    waitingForWords: waitingForWords.size,
    skipped: read.filter(({ isSkipped }) => isSkipped).length,
    withoutDay: countGaps("soldOn"),
    withoutPrice: countGaps("soldPrice"),
    lowPrices: low.size,
  };

  function isReady(row: number): boolean {
    const isLowHeld = lowPrices === "each" && low.has(row);
    return !refused.has(row) && !isLowHeld && !isLowLeftOut(row);
  }

  function isShownFirst(row: ReadRow): boolean {
    return (row.problems.length > 0 || isDecided(row)) && !waitingForWords.has(row);
  }

  function isDecided({ number, corrected: own, isSkipped }: ReadRow): boolean {
    const isShownBelow = known.has(number) || another[number] === true;
    const isCorrected = own !== nothing && Object.keys(own).length > 0;
    return isSkipped || ((isCorrected || included[number] === true) && !isShownBelow);
  }

  function analyzedRow({
    number: row,
    title,
    problems,
    corrected: own,
    isSkipped,
    leftOutAs,
  }: ReadRow): AnalyzedRow {
    const marks = { isKnown: known.has(row), isAnother: another[row] === true };
    const isIncluded = included[row] === true;
    return { row, title, problems, corrected: own, isSkipped, leftOutAs, isIncluded, ...marks };
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
function readCorrected(
  cells: readonly string[],
  corrected: Readonly<Record<string, string>>,
  settings: ImportSettings,
) {
  const fields = importFields.filter((field) => corrected[field] !== undefined);
  const columns = { ...settings.columns };
  const own = [...cells];
  for (const field of fields) {
    const column = columns[field] ?? Math.max(own.length, settings.columns[field] ?? 0);
    columns[field] = column;
    own[column] = corrected[field] ?? "";
  }
  const table = own.map((_, column) => tableColumn([own], column));
  return workReader({ ...settings, columns }, table)(0);
}

/**
 * The new works whose own price is far below the highest at which a work of the gallery of their medium and size was offered
 * or sold (price list, section 2): what artists do not ask for works alike unless they mean it. What a work was sold for is
 * past.
 */
function findLowPrices(
  rows: readonly ImportRow[],
  { offers, rates }: Gallery,
): ReadonlySet<number> {
  const highestOffer = highestOfferFinder(offers, rates);
  const low = ownPricesOf(rows).filter((work) => {
    const { row, medium, width, height, status, askingPriceCents, currency } = work;
    if (status === "sold" || askingPriceCents === null) return false;
    const sized = { id: String(row), medium, widthInches: width, heightInches: height };
    return askingPriceCents * grossPriceFactor < highestOffer(sized, currency);
  });
  return new Set(low.map(({ row }) => row));
}

/** The problems of rows whose inventory number is another row's, or another work's of the gallery. */
function findNumberProblems(
  candidates: readonly ImportRow[],
  known: ReadonlyMap<number, string>,
  gallery: readonly KnownWork[],
): Map<number, AnalysisProblem[]> {
  const inUse = new Set(gallery.map(({ inventoryNumber }) => inventoryNumberKey(inventoryNumber)));
  const given = new Set<string>();
  const refused = new Map<number, AnalysisProblem[]>();
  for (const { row, work } of candidates) {
    const text = work.inventoryNumber;
    if (text === null || known.has(row)) continue;
    const key = inventoryNumberKey(text);
    const kind = inUse.has(key) ? "number-in-use" : given.has(key) ? "number-twice" : null;
    if (kind !== null) refused.set(row, [{ field: "inventoryNumber", kind, text }]);
    given.add(key);
  }
  return refused;
}
