const hour = 60 * 60 * 1000;

export const dayInMilliseconds = 24 * hour;

/**
 * The earliest day that it is anywhere in Canada: Pacific standard time, without summer time. What ends with a day
 * ends when that day is over here, so that it never ends early for an artist.
 */
export function earliestToday(now: Date): string {
  return new Date(now.getTime() - 8 * hour).toISOString().slice(0, 10);
}

/** The earliest day that it is in any time zone: what happens today must not be before it. */
export function earliestTodayAnywhere(now: Date): string {
  return new Date(now.getTime() - 12 * hour).toISOString().slice(0, 10);
}

/** The latest day that it is in any time zone: an entered date must not be after it. */
export function latestToday(now: Date): string {
  return new Date(now.getTime() + 14 * hour).toISOString().slice(0, 10);
}

/** Whole days from an ISO day to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayInMilliseconds);
}

/** The day that is so many days after a day, or before it. */
export function addDays(day: string, days: number): string {
  return dayOf(new Date(Date.parse(day) + days * dayInMilliseconds));
}

/** The same day of a later month or of an earlier one, or its last day where the month is shorter. */
export function addMonths(day: string, months: number): string {
  const date = new Date(day);
  const dayOfMonth = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + months + 1, 0);
  date.setUTCDate(Math.min(dayOfMonth, date.getUTCDate()));
  return dayOf(date);
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}
