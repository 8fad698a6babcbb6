import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import * as v from "valibot";
import type { Issue } from "#schema/errors.ts";
import type { AppContext } from "../context.ts";
import { AppError } from "../errors.ts";

/** Enough for every body that carries no picture. */
const ordinaryBodyBytes = 64 * 1024;

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
      const result = v.safeParse(schema, await readJson(c));
      if (!result.success) throw invalid(result.issues);
      c.req.addValidatedData("json", result.output as object);
      await next();
    });
  });
}

function tooLarge(): never {
  throw new AppError("PAYLOAD_TOO_LARGE", "The body is larger than this route takes.");
}

async function readJson(c: Context<AppContext>): Promise<unknown> {
  const text = await c.req.text();
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError("VALIDATION_FAILED", "The body is not valid JSON.");
  }
}

function invalid(issues: readonly v.BaseIssue<unknown>[]): AppError {
  const told: Issue[] = issues.map((issue) => ({
    path: v.getDotPath(issue) ?? "",
    message: issue.type === "strict_object" ? unknownOrMissing(issue) : issue.message,
  }));
  const first = told[0];
  const message = first?.path ? `${first.path}: ${first.message}` : "The body is not valid.";
  return new AppError("VALIDATION_FAILED", message, { issues: told });
}

function unknownOrMissing(issue: v.BaseIssue<unknown>): string {
  if (issue.expected === "never") return "This field is not known here.";
  return issue.received === "undefined" ? "This field is required." : "Send a JSON object.";
}
