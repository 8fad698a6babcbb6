import type { ConsignmentProblem } from "#schema/documents/issued-content.ts";
import { type AppError, conflict } from "#worker/errors.ts";
import { invalid } from "#worker/http/validation.ts";

/** The error for works of which no consignment list can be made; its sentence says what to do first. */
export function consignmentRefusal(problem: ConsignmentProblem): AppError {
  switch (problem.kind) {
    case "not-consigned":
      return conflict(`“${problem.title}” is not consigned. Change its status first.`);
    case "no-price":
      return conflict(`“${problem.title}” has no price yet. Set one first.`);
    case "no-channel":
      return conflict(
        `It is not known through which channel “${problem.title}” is consigned. Choose it in its status first.`,
      );
    case "no-since":
      return conflict(
        `It is not known since when “${problem.title}” is consigned. Enter the day in its status first.`,
      );
    case "no-consignee":
      return conflict("Enter who has the works in their status first.");
    case "two-consignees":
      return refused("Choose works that one consignee has, through one channel.");
    case "two-currencies":
      return refused("Choose works that are priced in one currency.");
    case "no-artist":
      return nameMissing();
  }
}

/** The error CONFLICT for an artist without a name. */
export function nameMissing(): AppError {
  return conflict("Enter your name in your business details first.");
}

function refused(message: string): AppError {
  return invalid([{ path: "artworkIds", message }]);
}
