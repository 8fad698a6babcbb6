import type { Currency } from "../currency.ts";
import { toCents } from "../money.ts";
import { readMoney } from "../read-money.ts";
import { measureMarks, type NumberSeparators, readNumber } from "../read-number.ts";
import { toInches } from "../units.ts";

/** The unit of lengths that a file's cells or headings do not name. */
export type LengthUnit = "in" | "cm";

/** The units that cells and headings name. */
export type FileUnit = LengthUnit | "mm" | "ft";

const inchesOf: Readonly<Record<FileUnit, (length: number) => number>> = {
  in: (inches) => inches,
  cm: toInches,
  mm: (millimetres) => toInches(millimetres / 10),
  ft: (feet) => feet * 12,
};

/** Whether a cell of measures, amounts or days has none: blank, a dash, or `n/a`. */
export function isBlankCell(cell: string): boolean {
  return /^\s*(?:[-–—]+|n\/?a)?\s*$/i.test(cell);
}

const unitMark =
  /\s*(cm|mm|in(?:ch(?:es)?|s)?|po(?:uces?)?|ft|feet|["″”]|''|['′])\.?\s*(?:[hwdlp]\.?)?\s*$/i;

/** The unit that a heading or cell names at its end or in brackets; null for none. */
export function unitIn(text: string): FileUnit | null {
  const mark = (/[([]\s*(cm|mm|in|inches|po|pouces|ft)\.?\s*[)\]]/i.exec(text) ??
    unitMark.exec(text))?.[1]?.toLowerCase();
  if (mark === undefined) return null;
  if (mark === "cm" || mark === "mm") return mark;
  return /^(?:ft|feet|['′])$/.test(mark) ? "ft" : "in";
}

/**
 * A length in inches, such as `16`, `16 1/2"`, `40,6 cm`; null for what cannot be read, blank or 0.
 * @param unit holds where the cell names none.
 */
export function readLength(
  cell: string,
  unit: FileUnit,
  separators: NumberSeparators,
): number | null {
  const number = readNumber(cell.replace(unitMark, ""), separators, measureMarks.inches);
  const value = number === null || number === "" ? 0 : Number(number);
  return value > 0 ? inchesOf[unitIn(cell) ?? unit](value) : null;
}

/**
 * The sides of a size in one cell, in inches and in the order of the cell: `16 x 20 in`, `40,6 × 50,8 cm`,
 * `H 16" x W 20"`. Null unless there are two or three of them. When letters name the sides, height comes first, then
 * width, then depth.
 */
export function readSides(
  cell: string,
  unit: FileUnit,
  separators: NumberSeparators,
): readonly number[] | null {
  const parts = partsOf(cell);
  if (parts.length < 2 || parts.length > 3) return null;
  const shared = unitIn(parts.at(-1) ?? "");
  const sides = parts.map((part) => {
    const bare = part
      .replace(/^[hwdlp]\.?\s*:?\s*/i, "")
      .replace(/(?<!\p{L})[hwdlp]\.?$/iu, "")
      .trim();
    // "16 x 20 cm": the last unit is that of all.
    return readLength(bare, shared ?? unit, separators);
  });
  if (!sides.every((side) => side !== null)) return null;
  const ordered = inOrder(sides, parts.map(letterOf));
  return ordered !== null && isPlausible(ordered, cell) ? ordered : null;
}

/** Neither two sizes (`16 x 20 / 22 x 26`, where `20 / 22` looks like a fraction) nor a number of panels (`3 x 24 x 36`). */
function isPlausible([height = 0, width = 0, depth = 0]: readonly number[], cell: string): boolean {
  const isFraction = Math.min(height, width) < 1 && /[/\u2044\u2215]/.test(cell);
  return !isFraction && depth <= Math.max(height, width);
}

/** Whether letters in a cell with a size say which side is its height or width. */
export function namesSides(cell: string): boolean {
  return partsOf(cell).some((part) => /[hwl]/.test(letterOf(part) ?? ""));
}

function partsOf(size: string): string[] {
  // A size is often given in both units: what is in brackets repeats it.
  return size
    .replace(/\(.*?\)/g, " ")
    .split(/\s*(?:[x×X*]|\bby\b|\bsur\b)\s*/)
    .map((part) => part.trim());
}

/** The letter before or after a length, such as the h of `H: 16`, `16" H`. */
function letterOf(part: string): string | null {
  const [, letter] =
    /^([hwdlp])(?!\p{L})/iu.exec(part) ?? /(?<!\p{L})([hwdlp])\.?$/iu.exec(part) ?? [];
  return letter?.toLowerCase() ?? null;
}

/** Height, width, depth; sides without a letter take the places that are left. Null when two have one place. */
function inOrder(
  sides: readonly number[],
  letters: readonly (string | null)[],
): readonly number[] | null {
  // L is the French word for width, and an English one beside a W.
  const length = !letters.includes("w") ? 1 : letters.includes("h") ? 2 : 0;
  const places: Readonly<Record<string, number>> = { h: 0, w: 1, l: length, d: 2, p: 2 };
  const named = letters.map((letter) => (letter === null ? null : (places[letter] ?? null)));
  const free = sides.map((_, at) => at).filter((at) => !named.includes(at));
  const order = named.map((place) => place ?? free.shift());
  const sorted = sides.map((_, at) => sides[order.indexOf(at)]);
  return sorted.every((side) => side !== undefined) ? sorted : null;
}

/** An amount in whole cents, and its currency where the cell names one. */
interface Amount {
  readonly cents: number;
  readonly currency: Currency | null;
}

/**
 * Reads `1,550.00`, `1 550,00 $`, `CA$900`, `1200 US` by `readMoney`; null for what cannot be read, blank, two amounts, or
 * another currency. A bare number with a point and three decimals that a program computed (`199.125`) is no thousands
 * where the point sets decimals apart: nobody's price, and no number that is computed, ends so in 0.
 */
export function readAmount(cell: string, separators: NumberSeparators): Amount | null {
  const isComputed = separators.decimal === "." && /^\s*\d{1,3}\.\d{2}[1-9]\s*$/.test(cell);
  const read = isComputed
    ? { amount: cell.trim(), currency: null }
    : readMoney(cell, (text, marks) => readNumber(text, separators, marks));
  if (read === null || read.amount === "") return null;
  return { cents: toCents(Number(read.amount)), currency: read.currency };
}

/** The currency that a text names; a bare dollar sign names none. */
export function currencyIn(text: string): Currency | null {
  if (/\bUSD\b|\bUS ?\$|\$ ?US\b/i.test(text)) return "USD";
  return /\b(?:CAD|CDN)\b|\bC(?:A|AD)? ?\$|\$ ?C(?:A|AD)?\b/i.test(text) ? "CAD" : null;
}

/** The currency of a cell that holds nothing else; null for another one, and for a bare dollar sign. */
export function readCurrency(cell: string): Currency | null {
  const text = cell.trim();
  if (/^(?:USD|US ?\$|\$ ?USD?)$/i.test(text)) return "USD";
  return /^(?:CAD|CDN|CA? ?\$|\$ ?CAD?)$/i.test(text) ? "CAD" : null;
}

/** A share from 0 to 1: `40`, `40 %`, `0.4`; null for what cannot be read, an amount of money among it. */
export function readShare(cell: string, separators: NumberSeparators): number | null {
  if (/[$€£¥]|[a-z]/i.test(cell)) return null;
  const number = readNumber(cell.replace(/\s*%\s*$/, ""), separators);
  if (number === null || number === "") return null;
  const value = Number(number);
  const share = value > 1 || cell.includes("%") ? value / 100 : value;
  return share <= 1 ? share : null;
}

/** A discount as a cell gives it: a share of the price, from 0 to 1, or an amount in whole cents. */
export type Discount = { readonly share: number } | { readonly cents: number };

/** What a discount is whose cell has no sign. */
export type DiscountUnit = "percent" | "amount";

/** Reads `10 %`, `$50.00`, `0.1`; null for what cannot be read. */
export function readDiscount(
  cell: string,
  bare: DiscountUnit,
  separators: NumberSeparators,
): Discount | null {
  if ((discountUnitIn(cell) ?? bare) === "amount") {
    const amount = readAmount(cell, separators);
    return amount && { cents: amount.cents };
  }
  const share = readShare(cell, separators);
  return share === null ? null : { share };
}

/** The unit that a discount's cell names; null for a bare number. */
export function discountUnitIn(cell: string): DiscountUnit | null {
  if (cell.includes("%")) return "percent";
  return /\$|\b(?:CAD|CDN|USD)\b/i.test(cell) ? "amount" : null;
}

/** A year from 1000 to 2999 within a text, such as `2024`, `c. 2024` or `2024-05-01`; null for none. */
export function readYear(cell: string): string | null {
  return /(?<!\d)([12]\d{3})(?!\d)/.exec(cell)?.[1] ?? null;
}
