import type { Currency } from "#schema/currency.ts";
import { toCents } from "#schema/money.ts";
import { readMoney } from "#schema/read-money.ts";
import { type NumberSeparators, readNumber } from "#schema/read-number.ts";
import { toInches } from "#schema/units.ts";
import {
  type FileUnit,
  feetAndInches,
  type SideLetter,
  sideIn,
  splitSide,
  splitUnit,
} from "./length-marks.ts";
import { withoutBrackets } from "./without-brackets.ts";

const inchesOf: Readonly<Record<FileUnit, (length: number) => number>> = {
  in: (inches) => inches,
  cm: toInches,
  mm: (millimetres) => toInches(millimetres / 10),
  m: (metres) => toInches(metres * 100),
  ft: (feet) => feet * 12,
};

/** Nothing longer is a measure, an amount or a day; so every cell is read in linear time. */
const longestCell = 200;

/** A cell as it is read: with single spaces; `""` for one that is too long. */
function cellText(cell: string): string {
  const text = cell.trim();
  return text.length > longestCell ? "" : text.replace(/\s+/g, " ");
}

/** Whether a cell of measures, amounts or days has none: blank, a dash, or `n/a`. */
export function isBlankCell(cell: string): boolean {
  return /^(?:[-–—]+|n\/?a)?$/i.test(cell.trim());
}

/** The unit that a heading or cell names, in brackets or at its end; null for none. */
export function unitIn(text: string): FileUnit | null {
  const named: (FileUnit | null)[] = [];
  const outside = withoutBrackets(cellText(text), (content) => {
    const { bare, unit } = splitUnit(content.trim());
    // `(in)`, or `(H x W in mm)`, but not a size in the other unit.
    if (!/\d/.test(bare)) named.push(unit);
    return " ";
  });
  const [inBrackets = null] = named.filter((unit) => unit !== null);
  return inBrackets ?? splitUnit(splitSide(outside.trim()).bare).unit;
}

/**
 * A length in inches, such as `16`, `16 1/2"`, `40,6 cm`, `5' 3"`; null for what cannot be read, blank or 0.
 * @param unit holds where the cell names none.
 */
export function readLength(
  cell: string,
  unit: FileUnit,
  separators: NumberSeparators,
): number | null {
  const { bare } = splitSide(cellText(cell));
  const [, feet, beyond = ""] = feetAndInches.exec(bare) ?? [];
  if (feet !== undefined) {
    const inches = numberIn(beyond, separators);
    return inches !== null && inches < 12 ? Number(feet) * 12 + inches || null : null;
  }
  const split = splitUnit(bare);
  const value = numberIn(split.bare, separators);
  return value ? inchesOf[split.unit ?? unit](value) : null;
}

function numberIn(text: string, separators: NumberSeparators): number | null {
  const number = readNumber(text, separators);
  return number === null || number === "" ? null : Number(number);
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
  const { texts, letters } = partsOf(cell);
  if (texts.length < 2 || texts.length > 3) return null;
  const named = texts.map((text) =>
    feetAndInches.test(text) ? "feet-and-inches" : splitUnit(text).unit,
  );
  const shared = sharedUnit(named);
  // What is 36 in `36 x 5' 3"`?
  if (shared === "feet-and-inches" && named.includes(null)) return null;
  // `16 x 20 (cm)`
  const assumed = shared === "feet-and-inches" ? unit : (shared ?? unitIn(cell) ?? unit);
  const sides = texts.map((text) => readLength(text, assumed, separators));
  if (!sides.every((side) => side !== null)) return null;
  const ordered = inOrder(sides, letters);
  return ordered !== null && isPlausible(ordered, cell) ? ordered : null;
}

/** "16 x 20 cm", "16 cm x 20": the last unit, or the only one, is that of all. */
function sharedUnit<Unit>(named: readonly (Unit | null)[]): Unit | null {
  const [only = null, ...others] = new Set(named.filter((unit) => unit !== null));
  return named.at(-1) ?? (others.length === 0 ? only : null);
}

/** Neither two sizes (`16 x 20 / 22 x 26`, where `20 / 22` looks like a fraction) nor a number of panels (`3 x 24 x 36`). */
function isPlausible([height = 0, width = 0, depth = 0]: readonly number[], cell: string): boolean {
  const isFraction = Math.min(height, width) < 1 && /[/\u2044\u2215]/.test(cell);
  return !isFraction && depth <= Math.max(height, width);
}

/** Whether a cell with a size says which side is its height or width. */
export function namesSides(cell: string): boolean {
  return partsOf(cell).letters.some((letter) => letter !== null && letter !== "d");
}

const times = /\s?(?:[x×✕*]|\bby\b|\bsur\b|\bpar\b)\s?/iu;

/** The lengths of a size, and which side each is said to be of. */
function partsOf(size: string) {
  let order: readonly (SideLetter | null)[] = [];
  const text = withoutBrackets(cellText(size), (content) => {
    if (sideIn(content) !== null) return ` (${content}) `;
    const sides = content.split(times).map(sideIn);
    if (!sides.includes(null)) order = sides;
    // A size is often given in both units: what is in brackets repeats it.
    return " ";
  });
  const parts = text.split(times).map((part) => splitSide(part.replace(/\s+/g, " ").trim()));
  const letters = parts.map(({ letter }) => letter);
  const isNamed = letters.some((letter) => letter !== null);
  return {
    texts: parts.map(({ bare }) => bare.replace(/\s+/g, " ")),
    letters: isNamed ? letters : letters.map((_, at) => order[at] ?? null),
  };
}

/** Height, width, depth; sides without a letter take the places that are left. Null when two have one place. */
function inOrder(
  sides: readonly number[],
  letters: readonly (SideLetter | null)[],
): readonly number[] | null {
  const length = !letters.includes("w") ? 1 : letters.includes("h") ? 2 : 0;
  const places: Readonly<Record<SideLetter, number>> = { h: 0, w: 1, l: length, d: 2 };
  const named = letters.map((letter) => (letter === null ? null : places[letter]));
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
 * another currency. Where the point is the decimal sign, a bare number with three decimals of which the last is not 0
 * (`199.125`) was computed by a program, so its point does not separate thousands: a price in thousands ends in 0.
 */
export function readAmount(cell: string, separators: NumberSeparators): Amount | null {
  const text = cell.trim();
  const isComputed = separators.decimal === "." && /^\d+\.\d{2}[1-9]$/.test(text);
  const read = isComputed
    ? { amount: text, currency: null }
    : readMoney(text, (amount, marks) => readNumber(amount, separators, marks));
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

/** A share from 0 to 1: `40`, `40 %`, `0.4`; null for what cannot be read, among it an amount of money and a split (`40/60`). */
export function readShare(cell: string, separators: NumberSeparators): number | null {
  const text = cellText(cell);
  if (/[$€£¥a-z]|\d\d ?\/ ?\d\d/i.test(text)) return null;
  const value = numberIn(text.replace(/ ?%$/, ""), separators);
  if (value === null) return null;
  const share = value > 1 || text.includes("%") ? value / 100 : value;
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
