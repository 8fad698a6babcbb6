import { DrizzleQueryError } from "drizzle-orm";

/**
 * Notes a failure that the request or the run survives, such as an object left for the sweep. `event` says
 * what was left undone. A query's own message quotes its parameters, so only its cause is told.
 */
export function logWarning(event: string, error: unknown): void {
  const cause = error instanceof DrizzleQueryError && error.cause ? error.cause : error;
  const told =
    cause instanceof Error
      ? { error: cause.name, message: cause.message }
      : { error: "unknown", message: "" };
  console.warn(JSON.stringify({ level: "warning", event, ...told }));
}
