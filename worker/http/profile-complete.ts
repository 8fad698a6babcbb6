import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { isProfileComplete } from "#schema/artist/profile.ts";
import { AppError } from "#worker/errors.ts";
import type { AppContext } from "./context.ts";

/**
 * Admits only users with a complete profile (specification, section 4). Mount after `requireSession`.
 * @throws AppError PROFILE_INCOMPLETE.
 */
export const requireCompleteProfile = createMiddleware<AppContext>(async (c, next) => {
  admitCompleteProfile(c);
  await next();
});

/** What `requireCompleteProfile` does before the route. */
export function admitCompleteProfile(c: Context<AppContext>): void {
  if (!isProfileComplete(c.get("context").artist)) {
    throw new AppError("PROFILE_INCOMPLETE", "Complete your profile first.");
  }
}
