import { earliestTodayAnywhere, latestToday } from "#schema/days.ts";
import { invalid } from "#worker/http/validation.ts";

/**
 * The day of issue is today, wherever the artist is.
 * @throws AppError VALIDATION_FAILED for another day.
 */
export function requireToday(issuedOn: string, now: Date): void {
  if (issuedOn < earliestTodayAnywhere(now) || issuedOn > latestToday(now)) {
    throw invalid([{ path: "issuedOn", message: "Enter today." }]);
  }
}
