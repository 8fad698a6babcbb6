import type { Context } from "hono";
import type { AppContext } from "./context.ts";
import { invalid } from "./validation.ts";

/**
 * The key with which a request takes effect once, however often it is sent; null without one.
 * @throws AppError VALIDATION_FAILED.
 */
export function readIdempotencyKey(c: Context<AppContext>): string | null {
  const key = c.req.header("Idempotency-Key");
  if (key === undefined) return null;
  if (key.length < 1 || key.length > 200) {
    throw invalid([{ path: "Idempotency-Key", message: "Use 1 to 200 characters." }]);
  }
  return key;
}
