import * as v from "valibot";
import { daySchema } from "#schema/day-schema.ts";
import { foldText } from "#schema/fold-text.ts";

/** Whether `3/4/2026` is in March or in April. */
export type DateOrder = "month-first" | "day-first";

/** A day, or the days of a month or a year, as precise as a cell is. */
interface Period {
  readonly first: string;
  readonly last: string;
}

const monthNames = [
  ["jan", "january", "janvier", "janv"],
  ["feb", "february", "fevrier", "fev", "fevr"],
  ["mar", "march", "mars"],
  ["apr", "april", "avril", "avr"],
  ["may", "mai"],
  ["jun", "june", "juin"],
  ["jul", "july", "juillet", "juil"],
  ["aug", "august", "aout"],
  ["sep", "sept", "september", "septembre"],
  ["oct", "october", "octobre"],
  ["nov", "november", "novembre"],
  ["dec", "december", "decembre"],
] as const;

/** Spreadsheets may write the time of day behind it. */
const numeric = /^(\d{1,2})[/.\s-](\d{1,2})[/.\s-](\d{4}|\d{2})(?:,?\s+\d{1,2}:\d{2}.*)?$/;

/** In characters: a longer cell is no day, and is not matched against patterns. */
const longestCell = 100;

/**
 * The order in which the days of a column are written, judged by those that can be read in only one order; `undecided`
 * when all can be read in both, `mixed` when some need one order and some the other.
 */
export function dateOrderOf(cells: readonly string[]): DateOrder | "undecided" | "mixed" {
  let monthFirst = false;
  let dayFirst = false;
  for (const cell of cells) {
    const [, first, second] = numeric.exec(cell.trim()) ?? [];
    if (Number(first) > 12) dayFirst = true;
    if (Number(second) > 12) monthFirst = true;
  }
  if (monthFirst && dayFirst) return "mixed";
  if (monthFirst) return "month-first";
  return dayFirst ? "day-first" : "undecided";
}

/**
 * An ISO day from `2026-03-27`, `3/27/2026`, `27 mars 2026`, `March 27, 2026`, `27-Mar-26`; the last day of a month or a year,
 * such as `août 2024`, `2024-08`, `Aug-24` or `2024`; null for what is none of these.
 * @param order of days that are written in numbers alone.
 */
export function readDay(cell: string, order: DateOrder): string | null {
  return readPeriod(cell, order)?.last ?? null;
}

/** The same for what has happened: of a month or a year that is not over, the last day is today. */
export function readPastDay(cell: string, order: DateOrder, today: string): string | null {
  const period = readPeriod(cell, order);
  if (period === null) return null;
  return period.first <= today && today < period.last ? today : period.last;
}

function readPeriod(cell: string, order: DateOrder): Period | null {
  const text = cell.trim();
  if (text.length > longestCell) return null;
  const day = isoPart(text) ?? fromNumbers(text, order) ?? fromNames(text);
  if (day !== null) return v.is(daySchema, day) ? { first: day, last: day } : null;
  const month = monthFromNumbers(text) ?? monthFromNames(text);
  if (month !== null) return daysOfMonth(month);
  return /^[12]\d{3}$/.test(text) ? { first: `${text}-01-01`, last: `${text}-12-31` } : null;
}

function isoPart(text: string): string | null {
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(text) ?? [];
  return year === undefined ? null : iso(year, month, day);
}

function fromNumbers(text: string, order: DateOrder): string | null {
  const [, first, second, year] = numeric.exec(text) ?? [];
  if (year === undefined) return null;
  return order === "day-first" ? iso(year, second, first) : iso(year, first, second);
}

function fromNames(text: string): string | null {
  const words = foldText(text).split(/[\s/-]+/);
  const month = monthIn(words);
  const numbers = words.filter((word) => /^\d{1,2}(?:st|nd|rd|th|er)?$/.test(word));
  const [day, short] = numbers;
  // `27-Mar-26`: the day, then the year.
  const year = words.find((word) => /^\d{4}$/.test(word)) ?? (words.length === 3 ? short : null);
  if (month === 0 || !year || day === undefined) return null;
  return iso(year, String(month), day.replace(/\D+$/, ""));
}

/** `2024-08`, `08/2024`, as an ISO month. */
function monthFromNumbers(text: string): string | null {
  const [, year, month] = /^(\d{4})[-/.](\d{1,2})$/.exec(text) ?? [];
  if (year !== undefined) return isoMonth(year, month);
  const [, first, second] = /^(\d{1,2})[-/.](\d{4})$/.exec(text) ?? [];
  return second === undefined ? null : isoMonth(second, first);
}

/** `août 2024`, `Aug. 2024`, `2024 August`; `Aug-24` as spreadsheets shorten it. */
function monthFromNames(text: string): string | null {
  const folded = foldText(text);
  const words = folded.split(/[\s/-]+/);
  const month = monthIn(words);
  if (month === 0 || words.length !== 2) return null;
  const year = words.find((word) => /^\d{4}$/.test(word)) ?? /^\p{L}+-(\d{2})$/u.exec(folded)?.[1];
  return year === undefined ? null : isoMonth(year, String(month));
}

/** From 1; 0 where none is named. */
function monthIn(words: readonly string[]): number {
  return 1 + monthNames.findIndex((names) => names.some((name) => words.includes(name)));
}

function daysOfMonth(month: string): Period | null {
  const first = `${month}-01`;
  if (!v.is(daySchema, first)) return null;
  const last = new Date(`${first}T00:00:00Z`);
  last.setUTCMonth(last.getUTCMonth() + 1, 0);
  return { first, last: last.toISOString().slice(0, 10) };
}

function isoMonth(year: string, month = ""): string {
  return `${fullYear(year)}-${month.padStart(2, "0")}`;
}

function iso(year: string, month = "", day = ""): string {
  return `${isoMonth(year, month)}-${day.padStart(2, "0")}`;
}

/** `26` is 2026, `98` is 1998. */
function fullYear(year: string): string {
  if (year.length === 4) return year;
  return Number(year) < 70 ? `20${year}` : `19${year}`;
}
