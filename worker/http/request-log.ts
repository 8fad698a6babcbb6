import { createMiddleware } from "hono/factory";
import { routePath } from "hono/route";
import { logAs } from "#worker/log.ts";
import type { AppContext } from "./context.ts";

/** By then, in milliseconds, the answer is on its way: it need not wait for the line to be written. */
const afterAnswer = 1;

/**
 * One line a request: its id, which the answer and every other line of the request carry as well, route
 * pattern, status and duration. Nothing of what was sent.
 */
export const requestLog = createMiddleware<AppContext>(async (c, next) => {
  const requestId = crypto.randomUUID();
  c.set("requestId", requestId);
  const started = Date.now();
  await logAs({ requestId }, next);
  c.header("X-Request-Id", requestId);
  const line = JSON.stringify({
    level: "info",
    requestId,
    method: c.req.method,
    route: routePath(c, -1),
    status: c.res.status,
    milliseconds: Date.now() - started,
  });
  c.executionCtx.waitUntil(
    new Promise<void>((resolve) => setTimeout(resolve, afterAnswer)).then(() => console.log(line)),
  );
});
