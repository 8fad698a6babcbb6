import { ApiError } from "./api.ts";

/** The paths of what the server refused in a request's body; none where the error is another one. */
export function refusedPaths(error: unknown): readonly string[] {
  const body = error instanceof ApiError ? error.body : null;
  if (body?.code !== "VALIDATION_FAILED") return [];
  return body.issues?.map(({ path }) => path) ?? [];
}
