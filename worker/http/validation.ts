import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import { validator } from "hono/validator";
import * as v from "valibot";
import { latestToday } from "#schema/days.ts";
import type { Issue } from "#schema/errors.ts";
import { AppError } from "#worker/errors.ts";
import type { AppContext } from "./context.ts";

/** Enough for every body without a picture or a long list. */
export const ordinaryBodyBytes = 64 * 1024;

/** In characters: an unknown field's name is cut to these. */
const longestName = 100;

/** As many as a person reads: a list of thousands may have a mistake in each of its entries. */
const mostIssues = 100;

/** Objects and lists within each other; no body has half as many. */
const deepestNesting = 20;

const unknownField = "Unknown field.";

interface JsonInput<Schema extends v.GenericSchema> {
  in: { json: v.InferInput<Schema> };
  out: { json: v.InferOutput<Schema> };
}

/**
 * Reads a JSON object of at most `maximumBytes` and validates it before the route runs, which takes it from
 * `c.req.valid("json")`; an array where the schema is one, and null where the schema allows it.
 * @throws AppError PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE, or VALIDATION_FAILED with an issue per field.
 */
export function jsonBody<Schema extends v.GenericSchema>(
  schema: Schema,
  maximumBytes = ordinaryBodyBytes,
) {
  const limit = bodyLimit({ maxSize: maximumBytes });
  const validate = validator("json", (body: unknown) => parseBody(schema, body));
  return createMiddleware<AppContext, string, JsonInput<Schema>>(async (c, next) => {
    // The validator takes a body of another type for an empty object.
    const mediaType = c.req.header("Content-Type")?.split(";")[0]?.trim().toLowerCase();
    if (mediaType !== "application/json") {
      throw new AppError("UNSUPPORTED_MEDIA_TYPE", "Send the body as application/json.");
    }
    return limit(c, async () => {
      await validate(c, next);
    });
  });
}

/**
 * A JSON object as a schema has it.
 * @throws AppError VALIDATION_FAILED with an issue per field.
 */
export function parseBody<Schema extends v.GenericSchema>(
  schema: Schema,
  body: unknown,
): v.InferOutput<Schema> {
  if (body === null && schema.type === "nullable") return v.parse(schema, body);
  // Valibot accepts an array as an object without fields, which is valid where all fields are optional.
  const isArrayExpected = schema.type === "array";
  if (typeof body !== "object" || body === null || Array.isArray(body) !== isArrayExpected) {
    const expected = isArrayExpected ? "array" : "object";
    throw new AppError("VALIDATION_FAILED", `Send a JSON ${expected}.`);
  }
  refuseInheritedNames(body);
  const result = v.safeParse(schema, body);
  if (!result.success) throw invalid(toIssues(result.issues));
  return result.output;
}

/**
 * The parameters of a query as a schema has them.
 * @throws AppError VALIDATION_FAILED with an issue per parameter.
 */
export function parseQuery<Schema extends v.GenericSchema>(
  schema: Schema,
  query: Readonly<Record<string, string | undefined>>,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, query);
  if (!result.success) throw invalid(toIssues(result.issues));
  return result.output;
}

/** A strict schema accepts unknown fields with the names that every object inherits, such as `constructor`. */
function refuseInheritedNames(body: object): void {
  const names = inheritedNames(body, "", 1);
  if (names.length > 0) {
    throw invalid(names.map((path) => ({ path, message: unknownField })));
  }
}

/**
 * The paths of such fields, in objects within objects too.
 * @throws AppError VALIDATION_FAILED for a body that is nested more deeply than any valid one.
 */
function inheritedNames(value: object, within: string, depth: number): string[] {
  if (depth > deepestNesting) {
    throw new AppError("VALIDATION_FAILED", "The body has too many fields within each other.");
  }
  return Object.entries(value).flatMap(([name, field]: [string, unknown]) => {
    if (!Array.isArray(value) && name in Object.prototype) return [within + name];
    return typeof field === "object" && field !== null
      ? inheritedNames(field, `${within}${name}.`.slice(-longestName), depth + 1)
      : [];
  });
}

function toIssues(issues: readonly v.BaseIssue<unknown>[]): Issue[] {
  return issues.slice(0, mostIssues).map((issue) => ({
    path: v.getDotPath(issue)?.slice(0, longestName) ?? "",
    message: issue.type === "strict_object" ? unknownOrMissing(issue) : issue.message,
  }));
}

/** The error for invalid fields; its message is about the first of them. */
export function invalid(issues: Issue[]): AppError {
  const first = issues[0];
  const message = first?.path ? `${first.path}: ${first.message}` : "The body is not valid.";
  return new AppError("VALIDATION_FAILED", message, { issues });
}

/** @throws AppError VALIDATION_FAILED for a day that is to come, wherever the artist is. */
export function requireTodayOrEarlier(path: string, day: string, now: Date): void {
  if (day > latestToday(now)) throw invalid([{ path, message: "Enter today or an earlier day." }]);
}

function unknownOrMissing(issue: v.BaseIssue<unknown>): string {
  if (issue.expected === "never") return unknownField;
  return issue.received === "undefined" ? "This field is required." : "Send a JSON object.";
}
