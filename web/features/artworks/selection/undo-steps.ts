import { undoInput } from "../record/status/status-form.ts";
import type { Change, Step } from "./change-in-turn.ts";

/** What puts works back to the status that they had, the last one first. */
export function undoSteps(done: readonly Change[]): Step[] {
  const now = new Date();
  return done
    .map(({ before, after }) => ({ work: after, input: undoInput(before, now) }))
    .toReversed();
}
