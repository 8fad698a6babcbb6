import { createMiddleware } from "hono/factory";
import type { AppContext } from "./context.ts";

/**
 * Headers of every API answer. Nothing under /api is a page, so its policy allows nothing; a route may
 * set its own Cache-Control, the rest is not stored. They are there before the answer is, as each one added
 * to an answer that exists would copy it.
 */
export const securityHeaders = createMiddleware<AppContext>(async (c, next) => {
  c.header("X-Content-Type-Options", "nosniff");
  c.header("Referrer-Policy", "strict-origin-when-cross-origin");
  c.header("Permissions-Policy", "camera=(), geolocation=(), microphone=()");
  c.header(
    "Content-Security-Policy",
    "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
  );
  // Without includeSubDomains: what else the owner of the domain serves below it is not ours to decide.
  if (c.req.url.startsWith("https:")) {
    c.header("Strict-Transport-Security", "max-age=31536000");
  }
  c.header("Cache-Control", "no-store");
  await next();
});
