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
