import type { Context } from "hono";
import type { AppContext } from "./context.ts";

/**
 * The version that was edited, quoted as an entity tag or bare; null for none and for `*`. A proxy that compresses a
 * response makes its tag weak, and the client sends it back so.
 */
export function readIfMatch(c: Context<AppContext>): string | null {
  const header = c.req.header("If-Match")?.trim();
  if (header === undefined || header === "*") return null;
  return header.replace(/^(?:W\/)?"(.*)"$/, "$1");
}

/** Whether a row has been changed since the version that was edited; `editedVersion` is null for any version. */
export function hasChangedSince(
  { updatedAt }: { readonly updatedAt: Date },
  editedVersion: string | null,
): boolean {
  return editedVersion !== null && editedVersion !== updatedAt.toISOString();
}
