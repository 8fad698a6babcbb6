import { personLimits } from "#schema/people/person.ts";
import { type AppError, conflict } from "#worker/errors.ts";
import { invalid } from "#worker/http/validation.ts";

/** The error VALIDATION_FAILED for a `personId` that is none of the artist's people. */
export function unknownPerson(): AppError {
  return invalid([{ path: "personId", message: "Choose one of your people." }]);
}

export function personChangedElsewhere(): AppError {
  return conflict("This person has been changed elsewhere meanwhile. Reload and try again.");
}

export function tooManyPeople(): AppError {
  const count = personLimits.count.toLocaleString("en-CA");
  return conflict(`You have ${count} people, which is the most there is room for.`);
}
