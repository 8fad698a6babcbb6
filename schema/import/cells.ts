import type { Currency } from "../currency.ts";
import { measureMarks, type NumberSigns, readNumber } from "../read-number.ts";
import { toInches } from "../units.ts";

/** The unit of lengths that a file's cells or headings do not name. */
export type LengthUnit = "in" | "cm";

const inchesOf: Readonly<Record<LengthUnit | "mm" | "ft", (length: number) => number>> = {
  in: (inches) => inches,
  cm: toInches,
  mm: (millimetres) => toInches(millimetres / 10),
  ft: (feet) => feet * 12,
};

const unitMark =
  /\s*(cm|mm|in(?:ch(?:es)?|s)?|po(?:uces?)?|ft|feet|["″”]|''|['′])\.?\s*(?:[hwdlp]\.?)?\s*$/i;

/** The unit that a heading or cell names at its end or in brackets; null for none. */
export function unitIn(text: string): LengthUnit | "mm" | "ft" | null {
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
  unit: keyof typeof inchesOf,
  signs: NumberSigns,
): number | null {
  const number = readNumber(cell.replace(unitMark, ""), signs, measureMarks.inches);
  const value = number === null || number === "" ? 0 : Number(number);
  return value > 0 ? inchesOf[unitIn(cell) ?? unit](value) : null;
}

/**
 * The sides of a size in one cell, in inches and in the order of the cell: `16 x 20 in`, `40,6 × 50,8 cm`,
 * `H 16" x W 20"`. Null unless there are two or three of them. When letters name the sides, height comes first.
 */
export function readSides(
  cell: string,
  unit: LengthUnit,
  signs: NumberSigns,
): readonly number[] | null {
  // A size is often given in both units: what is in brackets repeats it.
  const parts = cell
    .replace(/\(.*?\)/g, " ")
    .split(/\s*(?:[x×X*]|\bby\b|\bsur\b)\s*/)
    .map((part) => part.trim());
  if (parts.length < 2 || parts.length > 3) return null;
  const shared = unitIn(parts.at(-1) ?? "");
  const sides = parts.map((part) => {
    const bare = part.replace(/^[hwdlp]\.?\s*:?\s*/i, "");
    // "16 x 20 cm": the last unit is that of all.
    return readLength(bare, shared ?? unit, signs);
  });
  if (!sides.every((side) => side !== null)) return null;
  return /^w|^l/i.test(parts[0] ?? "") && /^h/i.test(parts[1] ?? "")
    ? [sides[1] ?? 0, sides[0] ?? 0, ...sides.slice(2)]
    : sides;
}

/** An amount in whole cents, and its currency where the cell names one. */
export interface Amount {
  readonly cents: number;
  readonly currency: Currency | null;
}

/** Reads `1,550.00`, `1 550,00 $`, `CA$900`, `US$ 1,200`; null for what cannot be read, or another currency. */
export function readAmount(cell: string, signs: NumberSigns): Amount | null {
  const text = cell.replace(/[\u00a0\u202f]/g, " ").trim();
  const currency = currencyIn(text);
  const bare = text.replace(/\b(?:CAD|CDN|USD|CA|US|C)\b ?\$?|\$ ?(?:CAD|CA|USD|US)?\b|\$/gi, "");
  const number = readNumber(bare.trim(), signs);
  if (number === null || number === "") return null;
  return { cents: Math.round(Number(number) * 100), currency };
}

/** The currency that a text names; a bare dollar sign names none. */
export function currencyIn(text: string): Currency | null {
  if (/\bUSD\b|\bUS ?\$|\$ ?US\b/i.test(text)) return "USD";
  return /\b(?:CAD|CDN)\b|\bC(?:A|AD)? ?\$|\$ ?C(?:A|AD)?\b/i.test(text) ? "CAD" : null;
}

/** A share from 0 to 1: `40`, `40 %`, `0.4`; null for what cannot be read. */
export function readShare(cell: string, signs: NumberSigns): number | null {
  const number = readNumber(cell.replace(/\s*%\s*$/, ""), signs);
  if (number === null || number === "") return null;
  const value = Number(number);
  const share = value > 1 || cell.includes("%") ? value / 100 : value;
  return share <= 1 ? share : null;
}

/** A year from 1000 to 2999 within a text, such as `2024`, `c. 2024` or `2024-05-01`; null for none. */
export function readYear(cell: string): string | null {
  return /(?<!\d)([12]\d{3})(?!\d)/.exec(cell)?.[1] ?? null;
}
