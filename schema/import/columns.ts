import type { NumberSeparators } from "../read-number.ts";
import { isBlankCell, readAmount, readLength, readShare, readSides, readYear } from "./cells.ts";
import { readDay } from "./days.ts";
import {
  columnNames,
  foldHeader,
  formulaMediumNames,
  type ImportField,
  importFields,
} from "./fields.ts";
import { readTaxes } from "./tax-cells.ts";
import {
  deliveryIn,
  discountBearerIn,
  disposalIn,
  flagIn,
  mediumIn,
  statusIn,
  supportIn,
} from "./words.ts";

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
 * Which column becomes which field (price list, section 6): by its name in English or French, and by what its values
 * look like. A field has one column at most, and a column one field. In the order of the columns.
 */
export function matchColumns(
  headers: readonly string[],
  rows: readonly (readonly string[])[],
): MatchedColumn[] {
  const samples = rows.slice(0, sampledRows);
  const isMediumApart = headers.some(isFormulaMedium);
  const candidates = headers
    .flatMap((header, column) => {
      const cells = countsOf(
        samples.map((row) => row[column] ?? "").filter((cell) => !isBlankCell(cell)),
      );
      const folded = foldHeader(header);
      return importFields.map((field) => ({
        field,
        column,
        confidence: isMediumApart
          ? confidenceInExport(field, folded, cells)
          : confidenceIn(field, folded, cells),
      }));
    })
    .filter(({ confidence }) => confidence >= leastConfidence)
    .toSorted((a, b) => b.confidence - a.confidence);
  const matched: MatchedColumn[] = [];
  for (const candidate of candidates) {
    const isTaken = matched.some(
      ({ field, column }) => field === candidate.field || column === candidate.column,
    );
    if (!isTaken) matched.push(candidate);
  }
  const hasPrice = matched.some(({ field }) => field === "price");
  return matched
    .map((match): MatchedColumn => {
      const isAsked = !hasPrice && isSellingPrice(match, headers);
      return isAsked ? { ...match, field: "price" } : match;
    })
    .toSorted((a, b) => a.column - b.column);
}

/** The only price of many files is what works are sold for, or are to be: that of a sold work is its asking price too. */
function isSellingPrice({ field, column }: MatchedColumn, headers: readonly string[]): boolean {
  const name = foldHeader(headers[column] ?? "");
  return field === "soldPrice" && /^(?:sale price|prix de vente)(?: |$)/.test(name);
}

/** How often each text is there. */
type Counts = ReadonlyMap<string, number>;

function countsOf(texts: readonly string[]): Counts {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

/** The field of each name. */
const fieldOfName = new Map(
  importFields.flatMap((field) => columnNames[field].map((name) => [name, field])),
);

/** How many of the headings are names of fields, each field counted once. */
export function countNames(headers: readonly string[]): number {
  const named = headers.map((header) => fieldOfName.get(foldHeader(header)));
  return new Set(named.filter((field) => field !== undefined)).size;
}

/** @param header As `foldHeader` writes it. */
function confidenceIn(field: ImportField, header: string, cells: Counts): number {
  const name = nameScore(field, header);
  const byValues = confidenceByValues[field];
  if (name === 0 && byValues === undefined) return 0;
  const fit = valueFit(field, cells);
  if (name === 0) return fit === null || fit < 0.8 ? 0 : (byValues ?? 0);
  if (fit === null) return name;
  // What a work is made of is said in words of every kind, which are asked about.
  if (field === "medium" && fit < 0.5 && mostly(cells, hasWords)) return name * 0.7;
  // A heading whose values do not fit it is more likely something else.
  return fit < 0.5 ? name * 0.35 : name * (0.7 + 0.3 * fit);
}

function isFormulaMedium(header: string): boolean {
  return formulaMediumNames.includes(foldHeader(header));
}

/** The same in a file that names the medium of the formula: any other column of the medium is that of the line. */
function confidenceInExport(field: ImportField, header: string, cells: Counts): number {
  const isFormula = formulaMediumNames.includes(header);
  if (field === "medium") return isFormula ? 1 : 0;
  if (field === "mediumLine") return isFormula ? 0 : nameScore("medium", header);
  return confidenceIn(field, header, cells);
}

/** For fields that are recognized by their values alone. */
const confidenceByValues: Partial<Record<ImportField, number>> = {
  size: 0.5,
  medium: 0.5,
  status: 0.45,
};

/** Each as a whole word; single letters and short words say nothing within others. */
const longNames = new Map(
  importFields.map((field) => {
    const names = columnNames[field].filter((name) => name.length > 3);
    return [field, names.map((name) => ` ${name} `)];
  }),
);

function nameScore(field: ImportField, folded: string): number {
  const names = columnNames[field];
  if (names.includes(folded)) return names[0] === folded ? 1 : 0.95;
  const withoutUnit = folded.replace(/ (?:in|inches|cm|mm|po|pouces|cad|usd|ca|us|en)$/, "");
  if (names.includes(withoutUnit)) return 0.9;
  const words = ` ${folded} `;
  const contained = (longNames.get(field) ?? []).filter((name) => words.includes(name));
  // The longer the name that it contains, the surer.
  const longest = Math.max(0, ...contained.map((name) => name.trim().length));
  return longest === 0 ? 0 : 0.5 + 0.3 * (longest / folded.length);
}

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

/** `SOLD`, `NFS`, `on request`: the column is one of prices, and the row is asked about. */
const isPrice: Test = (cell) =>
  isAmount(cell) ||
  statusIn(cell) !== null ||
  /^(?:poa|(?:price |prix )?(?:on request|sur demande))$/.test(foldHeader(cell));

const hasWords: Test = (cell) => /\p{L}{3}/u.test(cell);

const isDay: Test = (cell) =>
  readDay(cell, "month-first") !== null || readDay(cell, "day-first") !== null;

/** What the values of a field look like; those of other fields are any text. */
const tests: Partial<Record<ImportField, Test>> = {
  year: (cell) => readYear(cell) !== null,
  medium: (cell) => mediumIn(cell) !== null,
  support: (cell) => supportIn(cell) !== null,
  status: (cell) => statusIn(cell) !== null,
  width: isLength,
  height: isLength,
  depth: isLength,
  size: (cell) => isReadable((separators) => readSides(cell, "in", separators)),
  framed: (cell) => flagIn(cell) !== null,
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
