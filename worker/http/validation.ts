import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import * as v from "valibot";
import type { Issue } from "#schema/errors.ts";
import { AppError } from "#worker/errors.ts";
import type { AppContext } from "./context.ts";

/** Enough for every body that carries no picture. */
const ordinaryBodyBytes = 64 * 1024;

/** Of a name that somebody has made up: enough to find it by. */
const longestName = 100;

const unknownField = "This field is not known here.";

interface JsonInput<Schema extends v.GenericSchema> {
  in: { json: v.InferInput<Schema> };
  out: { json: v.InferOutput<Schema> };
}

/**
 * Reads a JSON body of at most `maximumBytes` and validates it, before the route runs; the route takes it
 * from `c.req.valid("json")`.
 * @throws AppError PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE or VALIDATION_FAILED with an issue a field.
 */
export function jsonBody<Schema extends v.GenericSchema>(
  schema: Schema,
  maximumBytes = ordinaryBodyBytes,
) {
  const limit = bodyLimit({ maxSize: maximumBytes, onError: tooLarge });
  return createMiddleware<AppContext, string, JsonInput<Schema>>(async (c, next) => {
    const mediaType = c.req.header("Content-Type")?.split(";")[0]?.trim().toLowerCase();
    if (mediaType !== "application/json") {
      throw new AppError("UNSUPPORTED_MEDIA_TYPE", "Send the body as application/json.");
    }
    return limit(c, async () => {
      const body = await readJson(c);
      refuseInheritedNames(body);
      const result = v.safeParse(schema, body);
      if (!result.success) throw invalid(toIssues(result.issues));
      c.req.addValidatedData("json", result.output as object);
      await next();
    });
  });
}

function tooLarge(): never {
  throw new AppError("PAYLOAD_TOO_LARGE", "The body is larger than this route takes.");
}

async function readJson(c: Context<AppContext>): Promise<object> {
  const text = await c.req.text();
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new AppError("VALIDATION_FAILED", "The body is not valid JSON.");
  }
  // An array counts as an object without fields for valibot, which would pass where all are optional.
  if (typeof body !== "object" || body === null || Array.isArray(body)) {
    throw new AppError("VALIDATION_FAILED", "Send a JSON object.");
  }
  return body;
}

/** A strict schema takes a field named as something every object inherits (`constructor`) for known. */
function refuseInheritedNames(body: object): void {
  const names = Object.keys(body).filter((name) => name in Object.prototype);
  if (names.length > 0) {
    throw invalid(names.map((path) => ({ path, message: unknownField })));
  }
}

function toIssues(issues: readonly v.BaseIssue<unknown>[]): Issue[] {
  return issues.map((issue) => ({
    path: v.getDotPath(issue)?.slice(0, longestName) ?? "",
    message: issue.type === "strict_object" ? unknownOrMissing(issue) : issue.message,
  }));
}

/** The answer to a field that is not as it should be, with the first one in its message. */
export function invalid(issues: Issue[]): AppError {
  const first = issues[0];
  const message = first?.path ? `${first.path}: ${first.message}` : "The body is not valid.";
  return new AppError("VALIDATION_FAILED", message, { issues });
}

function unknownOrMissing(issue: v.BaseIssue<unknown>): string {
  if (issue.expected === "never") return unknownField;
  return issue.received === "undefined" ? "This field is required." : "Send a JSON object.";
}
