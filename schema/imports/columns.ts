import type { NumberSeparators } from "#schema/read-number.ts";
import { isBlankCell, readAmount, readLength, readShare, readSides, readYear } from "./cells.ts";
import { readDay } from "./day-cells.ts";
import { type ImportField, importFields } from "./fields.ts";
import {
  foldHeading,
  type Heading,
  isFormulaMedium,
  isOfSomethingElse,
  isOfWebShop,
  nameScore,
  readHeading,
} from "./heading-names.ts";
import { headingsOfNamedValues } from "./named-values.ts";
import { readPriceCell } from "./price-cell.ts";
import { disposalIn, forSaleIn, statusIn } from "./status-words.ts";
import { readTaxes } from "./tax-cells.ts";
import { unitNamed } from "./units-column.ts";
import { deliveryIn, discountBearerIn, flagIn, framedIn, mediumIn, supportIn } from "./words.ts";

/** A column's field; `column` is its index, `confidence` from 0 to 1. */
interface MatchedColumn {
  readonly field: ImportField;
  readonly column: number;
  readonly confidence: number;
}

/** Below it a match is a guess, and is not made. */
const leastConfidence = 0.4;
const sampledRows = 50;

/**
 * Which column becomes which field (price list, section 6): by its name in English or French, and where that says nothing by
 * what its values look like. A field has one column at most, and a column one field. In the order of the columns.
 */
export function matchColumns(
  headers: readonly string[],
  rows: readonly (readonly string[])[],
): MatchedColumn[] {
  const samples = rows.slice(0, sampledRows);
  const headings = headingsOfNamedValues(headers, samples);
  const isMediumApart = headings.some(isFormulaMedium);
  const isShop = isOfWebShop(headings);
  const candidates = headings
    .flatMap((header, column) => {
      const cells = countsOf(
        samples.map((row) => row[column] ?? "").filter((cell) => !isBlankCell(cell)),
      );
      const heading = readHeading(header);
      const isEmpty = cells.size === 0 && samples.length > 0;
      return importFields
        .filter((field) => !(isShop && isOfShop(field, heading)))
        .map((field) => {
          const confidence = isMediumApart
            ? confidenceInExport(field, heading, header, cells)
            : confidenceIn(field, heading, cells);
          // Of two columns, the one with values.
          return { field, column, confidence: isEmpty ? confidence * 0.65 : confidence };
        });
    })
    .filter(({ confidence }) => confidence >= leastConfidence)
    .toSorted((a, b) => b.confidence - a.confidence);
  const matched: MatchedColumn[] = [];
  const [fields, columns] = [new Set<ImportField>(), new Set<number>()];
  for (const candidate of candidates) {
    if (fields.has(candidate.field) || columns.has(candidate.column)) continue;
    fields.add(candidate.field);
    columns.add(candidate.column);
    matched.push(candidate);
  }
  return matched
    .map((match) => ({ ...match, field: fieldAmong(match, fields, headings) }))
    .toSorted((a, b) => a.column - b.column);
}

/** What a web shop calls an ID is its own, and what it calls a sale price is asked for a while. */
function isOfShop(field: ImportField, { words }: Heading): boolean {
  if (field === "inventoryNumber") return /^(?:id|no|number|code)$/.test(words);
  return field === "soldPrice" && /^(?:sale price|prix de vente)$/.test(words);
}

/** The field of a column whose heading means something else where another column is not there. */
function fieldAmong(
  { field, column }: MatchedColumn,
  fields: ReadonlySet<ImportField>,
  headings: readonly string[],
): ImportField {
  const name = foldHeading(headings[column] ?? "");
  // The only price of many files is what works are sold for, or are to be: that of a sold work is its asking price too.
  const isSellingPrice = /^(?:sale price|prix de vente)(?: |$)/.test(name);
  if (field === "soldPrice" && isSellingPrice && !fields.has("price")) return "price";
  // The length of a picture is the side that no other column is; of three, its depth.
  if (field === "depth" && /^(?:length|longueur)(?: |$)/.test(name)) {
    if (fields.has("width") && !fields.has("height")) return "height";
    if (fields.has("height") && !fields.has("width")) return "width";
  }
  return field;
}

/** How often each text is there. */
type Counts = ReadonlyMap<string, number>;

function countsOf(texts: readonly string[]): Counts {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

function confidenceIn(field: ImportField, heading: Heading, cells: Counts): number {
  const { score, isPlain } = nameScore(field, heading);
  const byValues = confidenceByValues[field];
  if (score === 0 && (byValues === undefined || isOfSomethingElse(field, heading))) return 0;
  const fit = valueFit(field, cells);
  if (score === 0) return fit === null || fit < 0.8 ? 0 : (byValues ?? 0);
  if (fit === null) return score;
  if (fit >= 0.5) return score * (0.7 + 0.3 * fit);
  // A cost of materials is no medium.
  if (field === "medium" && !mostly(cells, hasWords)) return score * 0.35;
  // A heading of several meanings whose values do not fit one is more likely of another; a plain one keeps its column, and
  // what is not understood is asked.
  return score * (isPlain ? 0.65 : 0.35);
}

/** The same in a file that names the medium of the formula: any other column of the medium is that of the line. */
function confidenceInExport(
  field: ImportField,
  heading: Heading,
  header: string,
  cells: Counts,
): number {
  const isFormula = isFormulaMedium(header);
  if (field === "medium") return isFormula ? 1 : 0;
  if (field === "mediumLine") return isFormula ? 0 : nameScore("medium", heading).score;
  return confidenceIn(field, heading, cells);
}

/** For fields that are recognized by their values alone. */
const confidenceByValues: Partial<Record<ImportField, number>> = {
  size: 0.5,
  medium: 0.5,
  status: 0.45,
};

const anyLanguage: readonly NumberSeparators[] = [
  { decimal: ".", grouping: "," },
  { decimal: ",", grouping: " " },
];

function isReadable(read: (separators: NumberSeparators) => unknown): boolean {
  return anyLanguage.some((separators) => read(separators) !== null);
}

type Test = (cell: string) => boolean;
const isLength: Test = (cell) => isReadable((separators) => readLength(cell, "in", separators));
const isAmount: Test = (cell) => isReadable((separators) => readAmount(cell, separators));
const isShareOrAmount: Test = (cell) =>
  isAmount(cell) || isReadable((separators) => readShare(cell, separators));

const isPrice: Test = (cell) => isReadable((separators) => readPriceCell(cell, separators));

/** Longer ones tell of a work, in whatever words. */
const longestMedium = 120;

const hasWords: Test = (cell) => /\p{L}{3}/u.test(cell);

const isDay: Test = (cell) =>
  readDay(cell, "month-first") !== null || readDay(cell, "day-first") !== null;

/** What the values of a field look like; those of other fields are any text. */
const tests: Partial<Record<ImportField, Test>> = {
  year: (cell) => readYear(cell) !== null,
  medium: (cell) => cell.length <= longestMedium && mediumIn(cell) !== null,
  support: (cell) => supportIn(cell) !== null,
  status: (cell) => statusIn(cell) !== null,
  forSale: (cell) => forSaleIn(cell) !== null,
  width: isLength,
  height: isLength,
  depth: isLength,
  size: (cell) => isReadable((separators) => readSides(cell, "in", separators)),
  units: (cell) => unitNamed(cell) !== null,
  framed: (cell) => framedIn(cell) !== null,
  price: isPrice,
  // Also another one than the product's, so that a work in it is not taken for one in dollars.
  currency: (cell) => /^(?:[a-z]{3}|(?:[a-z]{1,3} ?)?[$€£¥](?: ?[a-z]{1,3})?)$/i.test(cell.trim()),
  disposal: (cell) => disposalIn(cell) !== null || flagIn(cell) !== null,
  soldOn: isDay,
  soldPrice: isAmount,
  discount: isShareOrAmount,
  discountBorneBy: (cell) => discountBearerIn(cell) !== null,
  commission: isShareOrAmount,
  saleFees: isAmount,
  saleShipping: isAmount,
  statusSince: isDay,
  statusUntil: isDay,
  hours: (cell) => isAmount(cell) || isLength(cell),
  materials: isAmount,
  framingCost: isAmount,
  archived: (cell) => flagIn(cell) !== null,
  ownPrice: (cell) => flagIn(cell) !== null,
  consignmentCommission: isShareOrAmount,
  deliveredBy: (cell) => deliveryIn(cell) !== null,
  taxes: (cell) => readTaxes(cell) !== null,
};

/** The share of the values that look like the field's; null without values, or for fields of any text. */
function valueFit(field: ImportField, cells: Counts): number | null {
  const test = tests[field];
  return test === undefined || cells.size === 0 ? null : shareOf(cells, test);
}

function mostly(cells: Counts, test: Test): boolean {
  return shareOf(cells, test) > 0.5;
}

function shareOf(cells: Counts, test: Test): number {
  let all = 0;
  let fitting = 0;
  for (const [cell, count] of cells) {
    all += count;
    if (test(cell)) fitting += count;
  }
  return fitting / all;
}

/** Whether a cell can be read as its field's; true for fields of any text. */
export function fitsField(field: ImportField, cell: string): boolean {
  return tests[field]?.(cell) ?? true;
}
