import { createMiddleware } from "hono/factory";
import { AppError } from "#worker/errors.ts";
import { isAdmin } from "#worker/session/present-user.ts";
import type { AppContext } from "./context.ts";

/**
 * Only for those whom ADMIN_EMAILS names. Comes after the session.
 * @throws AppError FORBIDDEN.
 */
export const requireAdmin = createMiddleware<AppContext>(async (c, next) => {
  if (!isAdmin(c.get("signedIn").user, c.get("settings"))) {
    throw new AppError("FORBIDDEN", "This is for admins alone.");
  }
  await next();
});
