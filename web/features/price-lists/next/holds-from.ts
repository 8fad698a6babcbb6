import * as v from "valibot";
import { daySchema } from "#schema/day-schema.ts";
import { earliestToday } from "#schema/days.ts";
import { localDay } from "#web/browser/local-day.ts";

type DayError = "day" | "past";

/** What keeps a list from being published from this day. */
export function dayError(text: string, now: Date): DayError | null {
  if (!v.is(daySchema, text)) return "day";
  return text < earliestToday(now) ? "past" : null;
}

/** The first day of a month that comes after today, where the artist is, and after the latest list's day. */
export function usualDay(now: Date, latest: string | null): string {
  const today = localDay(now);
  const [year = 0, month = 0] = (latest !== null && latest > today ? latest : today)
    .split("-")
    .map(Number);
  return localDay(new Date(year, month, 1));
}
