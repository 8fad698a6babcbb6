import { latestToday } from "../days.ts";

/** Why a work cannot have been sold on a day: it is yet to come, or before the year in which the work was made. */
export type SaleDayProblem = "future" | "before-work";

/** Null for a day on which a work of this year can have been sold. */
export function saleDayProblem(day: string, dateCreated: string, now: Date): SaleDayProblem | null {
  if (day > latestToday(now)) return "future";
  return Number(day.slice(0, 4)) < Number(dateCreated) ? "before-work" : null;
}

export const saleDayMessages: Readonly<Record<SaleDayProblem, string>> = {
  future: "Enter today or an earlier day.",
  "before-work": "The work was made after this day.",
};
