import {
  currencyIn,
  type DiscountUnit,
  discountUnitIn,
  isBlankCell,
  namesSides,
  readAmount,
  readCurrency,
  readLength,
  readSides,
  unitIn,
} from "#schema/imports/cells.ts";
import { dateOrderOf, readDay } from "#schema/imports/day-cells.ts";
import { foldHeader, type ImportField } from "#schema/imports/fields.ts";
import { unitNamed } from "#schema/imports/units-column.ts";
import { roundHalfUp } from "#schema/money.ts";
import { type NumberSeparators, readNumber } from "#schema/read-number.ts";
import { unitOfHeadings } from "../reading/read-work.ts";
import { type ColumnText, readColumn } from "../reading/table-column.ts";
import type { Decisions } from "./decisions.ts";
import type { Question } from "./file-analysis.ts";
import type { WorkRows } from "./work-rows.ts";

/** The rows of a file by field. */
export interface FieldCells {
  readonly file: WorkRows;
  readonly columns: Partial<Readonly<Record<ImportField, number>>>;
  readonly separators: NumberSeparators;
}

/** So many values are shown beside a question. */
const shownSamples = 3;

/** What a file leaves undecided. Each question is put only where an answer changes something. */
export function questionsOf(cells: FieldCells, decisions: Decisions): Question[] {
  const all = [
    unitQuestion(cells, decisions),
    sizeQuestion(cells, decisions),
    dateQuestion(cells, decisions),
    currencyQuestion(cells, decisions),
    discountQuestion(cells, decisions),
  ];
  return all.filter((question) => question !== null);
}

/** The unit that the headings name, which holds for all lengths. */
export function headedUnit(cells: FieldCells) {
  return unitOfHeadings(headersOf(cells, ["width", "height", "depth", "size"]));
}

function daysOf(cells: FieldCells): string[] {
  return (["soldOn", "statusSince", "statusUntil"] as const).flatMap((field) =>
    valuesOf(cells, field),
  );
}

/** The order of days that the file itself decides. */
export function evidentDateOrder(cells: FieldCells) {
  const order = dateOrderOf(daysOf(cells));
  return order === "month-first" || order === "day-first" ? order : null;
}

function unitQuestion(cells: FieldCells, { unit }: Decisions): Question | null {
  if (headedUnit(cells) !== null) return null;
  const { file, separators } = cells;
  const hasUnit = readField(cells, "units", (text) => unitNamed(text) !== null);
  const lengths = (["width", "height", "depth", "size"] as const).flatMap((field) => {
    const readAs = field === "size" ? readSides : readLength;
    const lengthOf = readField(cells, field, (text) => {
      const isAsked = unitIn(text) === null;
      return isAsked && readAs(text, "in", separators) !== null ? text : "";
    });
    return file.rows.flatMap((_, row) => {
      const text = lengthOf(row);
      return text === "" || hasUnit(row) ? [] : [text];
    });
  });
  if (lengths.length === 0) return null;
  const answer = unit ?? (isArtworkArchive(cells) ? "in" : null);
  return { kind: "unit", answer, samples: few(lengths) };
}

function sizeQuestion(cells: FieldCells, { sizeBeginsWith }: Decisions): Question | null {
  const { columns, separators, file } = cells;
  if (columns.size === undefined) return null;
  if (columns.width !== undefined && columns.height !== undefined) return null;
  const sizes = valuesOf(cells, "size").filter(
    (value) => readSides(value, "in", separators) !== null && !namesSides(value),
  );
  if (sizes.length === 0) return null;
  const header = file.headers[columns.size] ?? "";
  return { kind: "sizeBeginsWith", answer: sizeBeginsWith ?? sideIn(header), samples: few(sizes) };
}

/** `Dimensions (H x W)`, `Format (L × H)`. */
function sideIn(header: string): "width" | "height" | null {
  if (/\bh\w*\s*[x×*]\s*[wl]/i.test(header)) return "height";
  return /\b[wl]\w*\s*[x×*]\s*h/i.test(header) ? "width" : null;
}

function dateQuestion(cells: FieldCells, { dateOrder }: Decisions): Question | null {
  if (evidentDateOrder(cells) !== null) return null;
  const days = daysOf(cells).filter(
    (value) => readDay(value, "month-first") !== readDay(value, "day-first"),
  );
  if (days.length === 0) return null;
  const answer = dateOrder ?? (isArtworkArchive(cells) ? "month-first" : null);
  return { kind: "dateOrder", answer, samples: few(days) };
}

function currencyQuestion(cells: FieldCells, { currency }: Decisions): Question | null {
  const { columns, file, separators } = cells;
  const fields = (["price", "soldPrice"] as const).filter((field) => columns[field] !== undefined);
  const namesCurrency = readField(cells, "currency", (text) => readCurrency(text) !== null);
  const amountsOf = fields.map((field) =>
    readField(cells, field, (text) => ({ text, ...readAmount(text, separators) })),
  );
  const amounts = file.rows.flatMap((_, row) => {
    if (namesCurrency(row)) return [];
    const found = amountsOf.map((amountOf) => amountOf(row));
    if (found.some(({ currency }) => currency)) return [];
    return found.filter(({ cents = 0 }) => cents > 0).map(({ text }) => text);
  });
  if (amounts.length === 0) return null;
  const headed = new Set(headersOf(cells, fields).map((header) => currencyIn(header)));
  headed.delete(null);
  const [only = null] = headed.size === 1 ? headed : [];
  return { kind: "currency", answer: currency ?? only, samples: few(amounts) };
}

function discountQuestion(cells: FieldCells, { discountUnit }: Decisions): Question | null {
  const bare = bareDiscounts(cells);
  if (bare.length === 0 || evidentDiscountUnit(cells) !== null) return null;
  return { kind: "discountUnit", answer: discountUnit, samples: few(bare) };
}

function bareDiscounts(cells: FieldCells): string[] {
  return valuesOf(cells, "discount").filter(
    (text) => discountUnitIn(text) === null && Number(readNumber(text, cells.separators)) > 0,
  );
}

/**
 * What discounts without a sign are by the file's own evidence: the heading, the marks of others, a number that no percentage
 * is, or prices that are lower by just so much; null when that says nothing, or both.
 */
export function evidentDiscountUnit(cells: FieldCells): DiscountUnit | null {
  const headed = headersOf(cells, ["discount"]).map(headedDiscountUnit);
  const units = valuesOf(cells, "discount").map(discountUnitIn);
  const found = new Set([...headed, ...units, ...bareDiscountUnits(cells)]);
  found.delete(null);
  return found.size === 1 ? ([...found][0] ?? null) : null;
}

function headedDiscountUnit(header: string): DiscountUnit | null {
  if (/%|percent|pourcent|rate|taux/i.test(header)) return "percent";
  return /amount|montant/i.test(header) ? "amount" : discountUnitIn(header);
}

/** By the bare numbers, and the prices beside them. */
function bareDiscountUnits(cells: FieldCells): Set<DiscountUnit> {
  const found = new Set<DiscountUnit>();
  const bare = new Set(bareDiscounts(cells));
  if (bare.size === 0) return found;
  const centsIn = (text: string) => readAmount(text, cells.separators)?.cents ?? 0;
  const discountIn = readField(cells, "discount", (text) =>
    bare.has(text) ? centsIn(text) : null,
  );
  const priceOf = readField(cells, "price", centsIn);
  const paidOf = readField(cells, "soldPrice", centsIn);
  for (const row of cells.file.rows.keys()) {
    const discount = discountIn(row);
    if (discount === null) continue;
    const price = priceOf(row);
    const paid = paidOf(row);
    if (discount < 100) found.add("percent");
    else if (discount > 100_00) found.add("amount");
    else if (price > 0 && paid === price - discount) found.add("amount");
    else if (price > 0 && paid === roundHalfUp(price * (1 - discount / 100_00)))
      found.add("percent");
  }
  return found;
}

/** Its lengths are inches and its days month first, as it writes no others. */
export function isArtworkArchive({ file }: FieldCells): boolean {
  return file.headers.some((header) => foldHeader(header) === "piece name");
}

function headersOf({ file, columns }: FieldCells, fields: readonly ImportField[]): string[] {
  return fields.flatMap((field) => file.headers[columns[field] ?? -1] ?? []);
}

/** The texts of a field's column; none without one. */
export function textsOf(
  { file, columns }: Pick<FieldCells, "file" | "columns">,
  field: ImportField,
): readonly ColumnText[] {
  return file.table[columns[field] ?? -1]?.texts ?? [];
}

/** What a row's cell of a field says. */
export function readField<Value extends NonNullable<unknown> | null>(
  { file, columns }: FieldCells,
  field: ImportField,
  read: (text: string) => Value,
) {
  return readColumn(file.table[columns[field] ?? -1], read);
}

/** Each text once, without blank ones. */
function valuesOf(cells: FieldCells, field: ImportField): string[] {
  return textsOf(cells, field)
    .map(({ text }) => text)
    .filter((text) => !isBlankCell(text));
}

/** A few of the values, each once. */
export function few(values: readonly string[]): string[] {
  return [...new Set(values)].slice(0, shownSamples);
}
