import type { Artwork } from "#schema/artworks/artwork.ts";
import type { StatusInput } from "#schema/artworks/status-input.ts";
import { ApiError, hasCode, isUnauthorized } from "#web/api/api.ts";
import { isOffline } from "#web/browser/connection.ts";
import { isAgreementChanged } from "#web/works/record-queries.ts";

/** A work, and what its status becomes. */
export interface Step {
  readonly work: Artwork;
  readonly input: StatusInput;
}

/** A work that was changed, as it was and as it is. */
export interface Change {
  readonly before: Artwork;
  readonly after: Artwork;
}

/** Why one work could not be changed, whatever happens to the others. */
type Refusal = "sold" | "gone" | "changed" | "agreement";

/** Why the works that follow were not tried. */
type Halt = "stopped" | "offline" | "limited" | "signed-out" | "refused" | "failed";

export interface RunOutcome {
  readonly done: readonly Change[];
  readonly refused: readonly { readonly work: Artwork; readonly why: Refusal }[];
  /** Not tried, or tried without an answer. */
  readonly remaining: readonly Step[];
  readonly halt: { readonly why: Halt; readonly error: unknown } | null;
}

interface Options {
  /** Sends one change, and resolves to the changed work. */
  readonly send: (step: Step) => Promise<Artwork>;
  /** Called before each work with the number of those before it. */
  readonly onProgress: (passed: number) => void;
  readonly isStopped: () => boolean;
}

/**
 * Changes works one after another. A work that cannot be changed is passed over; an error that the next one would
 * meet as well ends the run, and what remains can be sent again: the server takes a repeated change for the first.
 */
export async function changeInTurn(
  steps: readonly Step[],
  { send, onProgress, isStopped }: Options,
): Promise<RunOutcome> {
  const done: Change[] = [];
  const refused: RunOutcome["refused"][number][] = [];
  for (const [passed, step] of steps.entries()) {
    const halted = (why: Halt, error: unknown): RunOutcome => ({
      done,
      refused,
      remaining: steps.slice(passed),
      halt: { why, error },
    });
    if (isStopped()) return halted("stopped", null);
    onProgress(passed);
    if (step.work.status === "sold") {
      refused.push({ work: step.work, why: "sold" });
      continue;
    }
    try {
      done.push({ before: step.work, after: await send(step) });
    } catch (error) {
      const why = refusalOf(error);
      if (why === null) return halted(haltOf(error), error);
      refused.push({ work: step.work, why });
    }
  }
  return { done, refused, remaining: [], halt: null };
}

function refusalOf(error: unknown): Refusal | null {
  if (hasCode(error, "NOT_FOUND")) return "gone";
  if (isAgreementChanged(error)) return "agreement";
  return hasCode(error, "CONFLICT") ? "changed" : null;
}

function haltOf(error: unknown): Halt {
  if (isUnauthorized(error) || hasCode(error, "TOKEN_EXPIRED")) return "signed-out";
  if (hasCode(error, "RATE_LIMITED")) return "limited";
  if (hasCode(error, "VALIDATION_FAILED")) return "refused";
  return !(error instanceof ApiError) && isOffline() ? "offline" : "failed";
}
