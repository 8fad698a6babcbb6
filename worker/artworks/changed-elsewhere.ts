import { type AppError, conflict } from "#worker/errors.ts";

/** The error CONFLICT for a change of a version that is not the current one. */
export function changedElsewhere(): AppError {
  return conflict("This artwork has been changed elsewhere since you opened it.");
}
