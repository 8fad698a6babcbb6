import { artworkLimits } from "#schema/artworks/artwork.ts";
import { type Cents, toCents } from "#schema/money.ts";
import { priceListLimits } from "#schema/price-lists/price-list-input.ts";
import { areaOf, type FaceSize, sizeKey } from "#schema/price-lists/sizes.ts";
import { isDecimalText, measureMarks } from "#schema/read-number.ts";
import { toInches, type Units } from "#schema/units.ts";

/** A size with its price, in whole cents of the currency that the artist chose beside it. */
export interface PricedSize extends FaceSize {
  readonly priceCents: Cents;
}

/** What keeps a row from being a price of a list. `other` is the row that it contradicts. */
type RowProblem =
  | { readonly kind: "size" | "sizeRange" | "price" | "zero" | "tooMuch" }
  | { readonly kind: "twice" | "falls"; readonly other: PricedSize };

export interface TypedRow {
  /** Counts the lines from 1. */
  readonly line: number;
  readonly text: string;
  /** Null where size or price cannot be read. */
  readonly priced: PricedSize | null;
  readonly problem: RowProblem | null;
}

interface Reading {
  /** Of a size without a unit. */
  readonly units: Units;
  /** As the artist's language writes numbers: decimal text, or null. */
  readonly readNumber: (typed: string, marks?: readonly string[]) => string | null;
  /** Likewise an amount of the currency. */
  readonly readMoney: (typed: string) => string | null;
}

/**
 * Reads an old list as it is typed or pasted, a size and its price on each line: `8x10 350`, `8 × 10 in: $350.00`, or
 * two or three columns of a spreadsheet. Every line that is not blank is a row, whatever it says.
 */
export function readTypedRows(typed: string, reading: Reading): TypedRow[] {
  const rows = typed.split(/\r?\n/).flatMap((text, index): TypedRow[] => {
    if (text.trim() === "") return [];
    return [{ line: index + 1, text: text.trim(), ...readRow(text, reading) }];
  });
  return rows.map((row) => (row.problem ? row : { ...row, problem: findContradiction(row, rows) }));
}

type ReadRow = Pick<TypedRow, "priced" | "problem">;

function readRow(text: string, reading: Reading): ReadRow {
  const parts = splitRow(text.trim());
  const size = parts && readSize(parts, reading);
  if (!size) return refuse("size");
  const { widthInches, heightInches } = size;
  const isMeasurable = [widthInches, heightInches].every(
    (inches) => inches > 0 && inches <= artworkLimits.dimensionInches,
  );
  if (!isMeasurable) return refuse("sizeRange");
  const price = reading.readMoney(parts.price);
  if (price === null || !isDecimalText(price)) return refuse("price");
  const priceCents = toCents(Number(price));
  if (priceCents === 0) return refuse("zero");
  if (priceCents >= priceListLimits.amountCents) return refuse("tooMuch");
  return { priced: { ...size, priceCents }, problem: null };
}

function refuse(kind: "size" | "sizeRange" | "price" | "zero" | "tooMuch"): ReadRow {
  return { priced: null, problem: { kind } };
}

interface RowParts {
  readonly width: string;
  readonly height: string;
  readonly price: string;
}

const times = "(?:[x×*]|by|par|sur)";
const length = String.raw`\d+(?:[.,]\d+)?(?: \d+\/\d+| ?[¼½¾⅛⅜⅝⅞])?`;
const mark = String.raw`(?: ?(?:inches|inch|in\.?|"|″|pouces|po\.?|cm\.?))?`;
/** `8 × 10 in: 350`; between size and price at least a space, a mark or a unit. */
const sizeAndPrice = new RegExp(
  String.raw`^(${length}${mark}) ?${times} ?(${length}${mark})(?: ?[:;=|–—-] ?|, | |(?<=\D))(.*)$`,
  "i",
);
/** `8x10,350` of a spreadsheet. */
const commaSeparated = new RegExp(String.raw`^(\d+) ?${times} ?(\d+),(\$?\d{3}.*|\$.+)$`, "i");
const sizeAlone = new RegExp(`^(${length}${mark}) ?${times} ?(${length}${mark})$`, "i");

/** Null where there is no size. */
function splitRow(text: string): RowParts | null {
  const columns = text.split("\t").map((column) => column.replace(/\s+/g, " ").trim());
  const [first = "", second = "", third = ""] = columns.filter((column) => column !== "");
  // Width, height and price are in three columns.
  if (third !== "" && isMeasure(first) && isMeasure(second)) {
    return { width: first, height: second, price: third };
  }
  const line = columns.join(" ").trim();
  for (const pattern of [commaSeparated, sizeAlone, sizeAndPrice]) {
    const found = pattern.exec(line);
    if (found) return { width: found[1] ?? "", height: found[2] ?? "", price: found[3] ?? "" };
  }
  return null;
}

function isMeasure(text: string): boolean {
  return new RegExp(`^${length}${mark}$`, "i").test(text);
}

function readSize({ width, height }: RowParts, { units, readNumber }: Reading): FaceSize | null {
  // A unit behind the height is the width's as well.
  const own = unitsOf(height) ?? unitsOf(width) ?? units;
  const [widthInches, heightInches] = [width, height].map((side) => {
    const text = readNumber(side, lengthMarks);
    if (text === null || !isDecimalText(text)) return null;
    return (unitsOf(side) ?? own) === "metric" ? toInches(Number(text)) : Number(text);
  });
  if (widthInches == null || heightInches == null) return null;
  return { widthInches, heightInches };
}

/** The longest first, so that `inches` is not read as `inch` and `es`. */
const lengthMarks = [...measureMarks.inches, ...measureMarks.centimetres].sort(
  (one, other) => other.length - one.length,
);

/** The units that a length names; null where it names none. */
function unitsOf(side: string): Units | null {
  if (/cm\.?$/i.test(side)) return "metric";
  return /[a-z"″]\.?$/i.test(side) ? "imperial" : null;
}

/** One size has one price, and a larger one costs no less than a smaller one. */
function findContradiction(
  { line, priced }: TypedRow,
  rows: readonly TypedRow[],
): RowProblem | null {
  if (!priced) return null;
  for (const { line: otherLine, priced: other } of rows) {
    if (!other || otherLine === line) continue;
    if (sizeKey(other) === sizeKey(priced) && other.priceCents !== priced.priceCents) {
      return { kind: "twice", other };
    }
    if (areaOf(other) < areaOf(priced) && other.priceCents > priced.priceCents) {
      return { kind: "falls", other };
    }
  }
  return null;
}

/** The prices of a list in the order of the area, each once; without those that something is wrong with. */
export function pricesOf(rows: readonly TypedRow[]): PricedSize[] {
  const bySize = new Map(
    rows.flatMap(({ priced, problem }) =>
      priced && !problem ? [[sizeKey(priced), priced] as const] : [],
    ),
  );
  return [...bySize.values()].sort((one, other) => areaOf(one) - areaOf(other));
}
