import { createMiddleware } from "hono/factory";
import type { AppContext } from "./context.ts";

/**
 * The page for every address that neither the API nor a file has. The files' own answer to a missing one would
 * carry the headers that `_headers` sets for its path, such as a year's caching below /assets.
 */
export const notFoundPage = createMiddleware<AppContext>(async (c, next) => {
  const { path } = c.req;
  if (path.startsWith("/api/")) {
    await next();
    return;
  }
  const page = path.startsWith("/fr/") ? "/fr/404" : "/404";
  const { body, headers } = await c.env.ASSETS.fetch(new URL(page, c.req.url));
  const own = new Headers(headers);
  // It is never answered 304.
  own.delete("ETag");
  c.res = new Response(c.req.method === "HEAD" ? null : body, { status: 404, headers: own });
});
