import { createMiddleware } from "hono/factory";
import { routePath } from "hono/route";
import type { AppContext } from "../context.ts";
import { underRequestId } from "../log.ts";

/**
 * One line a request: its id, which the answer carries as well, route pattern, status and duration. Nothing of
 * what was sent.
 */
export const requestLog = createMiddleware<AppContext>(async (c, next) => {
  const requestId = crypto.randomUUID();
  c.set("requestId", requestId);
  const started = Date.now();
  await underRequestId(requestId, next);
  c.header("X-Request-Id", requestId);
  console.log(
    JSON.stringify({
      level: "info",
      requestId,
      method: c.req.method,
      route: routePath(c, -1),
      status: c.res.status,
      milliseconds: Date.now() - started,
    }),
  );
});
