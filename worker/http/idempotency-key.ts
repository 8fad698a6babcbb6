import type { Context } from "hono";
import { isCleanLine } from "#schema/text.ts";
import { type AppError, conflict } from "#worker/errors.ts";
import type { AppContext } from "./context.ts";
import { sha256 } from "./digest.ts";
import { invalid } from "./validation.ts";

/**
 * The key with which a request takes effect once, however often it is sent; null without one.
 * @throws AppError VALIDATION_FAILED.
 */
export function readIdempotencyKey(c: Context<AppContext>): string | null {
  const key = c.req.header("Idempotency-Key");
  if (key === undefined) return null;
  if (key.length < 1 || key.length > 200 || !isCleanLine(key)) {
    throw invalid([{ path: "Idempotency-Key", message: "Use 1 to 200 characters." }]);
  }
  return key;
}

/**
 * What distinguishes requests with the same key; null without one. The fields of validated requests are in the order of
 * their schema, so the same request always has the same hash.
 */
export async function hashRequest(key: string | null, request: unknown): Promise<string | null> {
  return key === null ? null : sha256(JSON.stringify(request));
}

/**
 * The row that an earlier request with the same key has written; null without one.
 * @param used What the key was used for if not for the same request, such as "another sale".
 * @throws AppError CONFLICT when it was another request.
 */
export function requireSameRequest<Row extends { readonly requestHash: string | null }>(
  earlier: Row | null,
  requestHash: string | null,
  used: string,
): Row | null {
  if (earlier !== null && earlier.requestHash !== requestHash) throw keyUsedFor(used);
  return earlier;
}

export function keyUsedFor(used: string): AppError {
  return conflict(`This Idempotency-Key was used for ${used}.`);
}
