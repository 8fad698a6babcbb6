import * as v from "valibot";

/** A day as `YYYY-MM-DD`, an existing one. */
export const daySchema = v.pipe(
  v.string("Enter a date, such as 2026-11-22."),
  v.isoDate("Enter a date, such as 2026-11-22."),
  v.check(isCalendarDay, "This day does not exist."),
);

/** Whether a text of the form `YYYY-MM-DD` is in the calendar; `2026-02-30` is not. */
function isCalendarDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

const hour = 60 * 60 * 1000;

/**
 * The earliest day that it is anywhere in Canada: Pacific standard time, without summer time. What ends with a day
 * ends when that day is over here, so that it never ends early for an artist.
 */
export function earliestToday(now: Date): string {
  return new Date(now.getTime() - 8 * hour).toISOString().slice(0, 10);
}

/** The latest day that it is anywhere on earth: a date that somebody can truthfully enter is not after it. */
export function latestToday(now: Date): string {
  return new Date(now.getTime() + 14 * hour).toISOString().slice(0, 10);
}
