import { createMiddleware } from "hono/factory";
import { apiPaths } from "#schema/api-paths.ts";
import { AppError } from "#worker/errors.ts";
import type { AppContext } from "./context.ts";

const safeMethods = ["GET", "HEAD", "OPTIONS"];

/**
 * Refuses state-changing requests that do not come from the application's own pages: by `Origin` or, without one, by
 * `Sec-Fetch-Site: same-origin`. Stripe's webhook is exempt, because it is signed. Hono's csrf() is not used, because it
 * accepts cross-origin JSON.
 * @throws AppError FORBIDDEN.
 */
export const sameOrigin = createMiddleware<AppContext>(async (c, next) => {
  const isExempt = safeMethods.includes(c.req.method) || c.req.path === apiPaths.stripeWebhook;
  if (!isExempt && !isOwnOrigin(c.req.raw, c.get("settings").APP_URL)) {
    throw new AppError("FORBIDDEN", "This request did not come from the application's own pages.");
  }
  await next();
});

function isOwnOrigin(request: Request, appUrl: string): boolean {
  const origin = request.headers.get("Origin");
  return origin === null
    ? request.headers.get("Sec-Fetch-Site") === "same-origin"
    : origin === appUrl;
}
