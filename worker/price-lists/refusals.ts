import { type AppError, conflict } from "#worker/errors.ts";

/** The error CONFLICT for a change of a version that is not the current one. */
export function listChangedElsewhere(): AppError {
  return conflict("This list has been changed elsewhere since you opened it.");
}

/** The error CONFLICT for a second draft. */
export function draftExists(): AppError {
  return conflict("You have a draft already. Publish it or discard it first.");
}

/** The error CONFLICT for a change of a published list. */
export function listFrozen(): AppError {
  return conflict("A published list stays as it is. Start a new draft to change your prices.");
}

/** The error CONFLICT for what only the list in force can do. */
export function notInForce(): AppError {
  return conflict("Only the list in force can do that.");
}

/** The error CONFLICT for a second undo, or one of nothing. */
export function nothingToUndo(): AppError {
  return conflict("There is nothing to undo: your works do not follow this list.");
}
