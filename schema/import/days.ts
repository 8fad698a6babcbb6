import * as v from "valibot";
import { daySchema } from "../day-schema.ts";
import { foldText } from "../fold-text.ts";

/** Whether `3/4/2026` is in March or in April. */
export type DateOrder = "month-first" | "day-first";

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
 * An ISO day from `2026-03-27`, `3/27/2026`, `27 mars 2026`, `March 27, 2026`; null for what is not a day.
 * @param order of days that are written in numbers alone.
 */
export function readDay(cell: string, order: DateOrder): string | null {
  const text = cell.trim();
  return existing(isoPart(text) ?? fromNumbers(text, order) ?? fromNames(text));
}

function isoPart(text: string): string | null {
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(text) ?? [];
  return year === undefined ? null : iso(year, month, day);
}

function fromNumbers(text: string, order: DateOrder): string | null {
  const [, first, second, year] = numeric.exec(text) ?? [];
  if (year === undefined) return null;
  const century = Number(year) < 70 ? "20" : "19";
  const full = year.length === 2 ? `${century}${year}` : year;
  return order === "day-first" ? iso(full, second, first) : iso(full, first, second);
}

function fromNames(text: string): string | null {
  const words = foldText(text).split(/[\s/-]+/);
  const month = 1 + monthNames.findIndex((names) => names.some((name) => words.includes(name)));
  const year = words.find((word) => /^\d{4}$/.test(word));
  const day = words.find((word) => /^\d{1,2}(?:st|nd|rd|th|er)?$/.test(word));
  if (month === 0 || year === undefined || day === undefined) return null;
  return iso(year, String(month), day.replace(/\D+$/, ""));
}

function iso(year: string, month = "", day = ""): string {
  return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}

function existing(day: string | null): string | null {
  return v.is(daySchema, day) ? day : null;
}
