import { createMiddleware } from "hono/factory";
import { findShell } from "#schema/page-paths.ts";
import type { AppContext } from "./context.ts";

/**
 * Serves paths that are neither the API's nor a file's: the application's page for each of its own paths, and the 404
 * page for all others.
 */
export const pages = createMiddleware<AppContext>(async (c, next) => {
  const { url, raw, method } = c.req;
  // Still encoded, so that a redirect can repeat it: a header cannot hold a line feed.
  const { pathname: path, search } = new URL(url);
  if (path.startsWith("/api/")) {
    await next();
    return;
  }
  const shell = findShell(path.replace(/\/$/, ""));
  if (shell !== null) {
    // As static assets redirect a trailing slash.
    if (path.endsWith("/")) return c.redirect(path.slice(0, -1) + search, 307);
    return c.env.ASSETS.fetch(new Request(new URL(shell, url), raw));
  }
  const page = path.startsWith("/fr/") ? "/fr/404" : "/404";
  // The static assets' own 404 would have the headers that `_headers` sets for the path, such as a year's caching
  // below /assets.
  const { body, headers } = await c.env.ASSETS.fetch(new URL(page, url));
  const own = new Headers(headers);
  // A 404 must not become a 304.
  own.delete("ETag");
  return new Response(method === "HEAD" ? null : body, { status: 404, headers: own });
});
