import type { Hono } from "hono/tiny";
import { AppError } from "#worker/errors.ts";
import type { AppContext } from "./context.ts";

/**
 * Responds with 405 to other methods on known paths. The paths and methods are those of the routes mounted so far, so
 * call this after them. Hono serves HEAD wherever it serves GET.
 */
export function refuseOtherMethods(app: Hono<AppContext>): void {
  for (const [path, methods] of methodsByPath(app)) {
    const allow = [...methods].flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method]));
    app.all(path, () => {
      throw new AppError("METHOD_NOT_ALLOWED", "This path does not support that method.", {
        headers: { Allow: allow.join(", ") },
      });
    });
  }
}

function methodsByPath(app: Hono<AppContext>): Map<string, Set<string>> {
  const methods = new Map<string, Set<string>>();
  for (const route of app.routes) {
    // Middleware is registered as "ALL".
    if (route.method === "ALL") continue;
    const known = methods.get(route.path) ?? new Set();
    methods.set(route.path, known.add(route.method));
  }
  return methods;
}
