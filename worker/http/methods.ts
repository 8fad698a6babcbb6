import type { Hono } from "hono/tiny";
import { AppError, notFound } from "#worker/errors.ts";
import type { AppContext } from "./context.ts";

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

/** Responds to a request that no route serves: with 405 where other methods are served, and with 404 elsewhere. */
export function refuseUnservedRequests(app: Hono<AppContext>): void {
  app.notFound((c) => {
    const served = methods.filter((method) => isServed(app, method, c.req.path));
    if (served.length === 0) throw notFound();
    // Hono serves HEAD wherever it serves GET.
    const allow = served.flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method]));
    throw methodNotAllowed(allow);
  });
}

/** @param allow The methods that the path has. */
export function methodNotAllowed(allow: readonly string[]): AppError {
  return new AppError("METHOD_NOT_ALLOWED", "This path does not support that method.", {
    headers: { Allow: allow.join(", ") },
  });
}

/** Middleware, which is registered for all methods, serves nothing. */
function isServed(app: Hono<AppContext>, method: string, path: string): boolean {
  const [matches] = app.router.match(method, path);
  return matches.some(([[, route]]) => route.method === method);
}
