import { createMiddleware } from "hono/factory";
import { isProfileComplete } from "#schema/profile.ts";
import { AppError } from "#worker/errors.ts";
import { presentUser } from "#worker/session/present-user.ts";
import type { AppContext } from "./context.ts";

/**
 * Only for those whose profile can price a work (specification, section 4). Comes after the session.
 * @throws AppError PROFILE_INCOMPLETE.
 */
export const requireCompleteProfile = createMiddleware<AppContext>(async (c, next) => {
  if (!isProfileComplete(presentUser(c.get("signedIn"), c.get("settings"), new Date()))) {
    throw new AppError("PROFILE_INCOMPLETE", "Please complete your profile first.");
  }
  await next();
});
