import type { Locale } from "./words.ts";

/**
 * Writes the month of a date in short: `Oct`, and in French `oct.` with the point of the Office québécois de la langue
 * française, which Intl writes only beside a day.
 */
export function shortMonthIn(locale: Locale, timeZone?: "UTC"): (date: Date | number) => string {
  const format = new Intl.DateTimeFormat(locale === "en-CA" ? "en-US" : locale, {
    day: "numeric",
    month: "short",
    ...(timeZone && { timeZone }),
  });
  return (date) => format.formatToParts(date).find(({ type }) => type === "month")?.value ?? "";
}
