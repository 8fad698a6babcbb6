import { localDay } from "#web/browser/local-day.ts";

export type DayProblem = "empty" | "future";

/** What keeps a text from being the day of something that has happened. */
export function dayProblemOf(day: string): DayProblem | null {
  if (day === "") return "empty";
  return day > localDay(new Date()) ? "future" : null;
}
