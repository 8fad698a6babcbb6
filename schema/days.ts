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
