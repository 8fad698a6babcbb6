import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { matchedRoutes } from "hono/route";
import { logAs } from "#worker/log.ts";
import type { AppContext } from "./context.ts";

/**
 * Logs one line per request: its id, which the response and every other line of the request have as well, route
 * pattern, status and duration. Nothing that was sent is logged.
 */
export const requestLog = createMiddleware<AppContext>(async (c, next) => {
  const requestId = crypto.randomUUID();
  c.set("requestId", requestId);
  const started = Date.now();
  await logAs({ requestId }, next);
  c.header("X-Request-Id", requestId);
  console.log(
    JSON.stringify({
      level: "info",
      requestId,
      method: c.req.method,
      route: routeOf(c),
      status: c.res.status,
      milliseconds: Date.now() - started,
    }),
  );
});

/** The pattern of the route that serves a request, not of middleware that is mounted after it; "/*" where none does. */
function routeOf(c: Context<AppContext>): string {
  return matchedRoutes(c).findLast(({ method }) => method !== "ALL")?.path ?? "/*";
}
