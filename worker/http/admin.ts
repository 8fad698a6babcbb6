import { createMiddleware } from "hono/factory";
import { AppError } from "#worker/errors.ts";
import { isAdmin } from "#worker/session/present-user.ts";
import type { AppContext } from "./context.ts";

/**
 * Admits only administrators (ADMIN_EMAILS). Mount after `requireSession`.
 * @throws AppError FORBIDDEN.
 */
export const requireAdmin = createMiddleware<AppContext>(async (c, next) => {
  if (!isAdmin(c.get("signedIn").user, c.get("settings"))) {
    throw new AppError("FORBIDDEN", "Only administrators can do this.");
  }
  await next();
});
