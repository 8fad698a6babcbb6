import * as v from "valibot";
import { ApiError } from "#web/api/api.ts";

type StartFailure =
  | { readonly kind: "sessionExpired" }
  | { readonly kind: "profileIncomplete" }
  /** `message` is the server's own, where it could be read. */
  | { readonly kind: "failed"; readonly message: string | null };

/** What a refused subscription means for the dialog (specification, section 4). */
export function readStartFailure(error: unknown): StartFailure {
  if (!(error instanceof ApiError)) return { kind: "failed", message: null };
  if (error.status === 401) return { kind: "sessionExpired" };
  if (error.status === 403 && error.message.includes("PROFILE_INCOMPLETE")) {
    return { kind: "profileIncomplete" };
  }
  return { kind: "failed", message: readMessage(error.message) };
}

const worded = v.object({ message: v.pipe(v.string(), v.trim(), v.nonEmpty()) });

/** The body follows the status and a colon (specification, section 8). */
function readMessage(text: string): string | null {
  try {
    const result = v.safeParse(worded, JSON.parse(text.slice(text.indexOf(":") + 1)));
    return result.success ? result.output.message : null;
  } catch {
    return null;
  }
}
