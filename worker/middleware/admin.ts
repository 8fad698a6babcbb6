import { createMiddleware } from "hono/factory";
import type { AppContext } from "../context.ts";
import { isAdmin } from "../domain/present-user.ts";
import { AppError } from "../errors.ts";

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
