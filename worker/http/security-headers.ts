import { createMiddleware } from "hono/factory";
import type { AppContext } from "./context.ts";

/**
 * Sets the headers of every response that the Worker makes: of the API, redirects and errors. None of these is a page, so
 * the policy allows nothing. A route may set its own Cache-Control; all other responses are not stored. Pages and files
 * come with those of `web/public/_headers`.
 */
export const securityHeaders = createMiddleware<AppContext>(async (c, next) => {
  c.header("X-Content-Type-Options", "nosniff");
  c.header("Referrer-Policy", "strict-origin-when-cross-origin");
  c.header("Permissions-Policy", "camera=(), geolocation=(), microphone=()");
  c.header(
    "Content-Security-Policy",
    "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
  );
  // Without includeSubDomains, because the owner of the domain may serve something else on a subdomain.
  if (c.req.url.startsWith("https:")) {
    c.header("Strict-Transport-Security", "max-age=31536000");
  }
  c.header("Cache-Control", "no-store");
  await next();
});
