import { createMiddleware } from "hono/factory";
import { hasUnlimitedUse } from "#schema/user.ts";
import { AppError } from "#worker/errors.ts";
import { presentUser } from "#worker/session/present-user.ts";
import type { AppContext } from "./context.ts";

/**
 * Admits only subscribers and administrators (price list). Mount after `requireSession`.
 * @throws AppError UPGRADE_REQUIRED.
 */
export const requireProfessional = createMiddleware<AppContext>(async (c, next) => {
  if (!hasUnlimitedUse(presentUser(c.get("signedIn"), c.get("settings"), new Date()))) {
    throw new AppError(
      "UPGRADE_REQUIRED",
      "Asking prices, price lists, sales and channels are part of Professional. Upgrade to use them.",
    );
  }
  await next();
});
