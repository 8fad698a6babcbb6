import * as v from "valibot";
import { daySchema } from "#schema/day-schema.ts";
import { earliestToday } from "#schema/days.ts";
import { localDay } from "../../record/sale/days-on-offer.ts";

export type DayError = "day" | "past";

/** What keeps a list from being published from this day. */
export function dayError(text: string, now: Date): DayError | null {
  if (!v.is(daySchema, text)) return "day";
  return text < earliestToday(now) ? "past" : null;
}

/** The first day of the month after today, where the artist is. */
export function firstOfNextMonth(now: Date): string {
  return localDay(new Date(now.getFullYear(), now.getMonth() + 1, 1));
}
