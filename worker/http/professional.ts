import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { hasUnlimitedUse } from "#schema/artist/user.ts";
import { AppError } from "#worker/errors.ts";
import type { AppContext } from "./context.ts";
import { admitCompleteProfile } from "./profile-complete.ts";
import { admitSession } from "./session-guard.ts";

/**
 * Admits only signed-in subscribers and administrators whose profile is complete (price list): `requireSession` and
 * `requireCompleteProfile` in one with the plan.
 * @throws AppError UNAUTHORIZED, TOKEN_EXPIRED, RATE_LIMITED, PROFILE_INCOMPLETE or UPGRADE_REQUIRED, in this order.
 */
export const requireProfessionalArtist = createMiddleware<AppContext>(async (c, next) => {
  await admitSession(c);
  admitCompleteProfile(c);
  admitProfessional(c);
  await next();
});

/**
 * Admits only subscribers and administrators. Call behind `requireSession` where the input says whether the plan is needed.
 * @throws AppError UPGRADE_REQUIRED.
 */
export function admitProfessional(c: Context<AppContext>): void {
  if (!hasUnlimitedUse(c.get("context").artist)) {
    throw new AppError(
      "UPGRADE_REQUIRED",
      "Asking prices, price lists, sales and channels are part of Professional. Upgrade to use them.",
    );
  }
}
