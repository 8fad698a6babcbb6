import { createMiddleware } from "hono/factory";
import { revokeSession } from "#worker/session/sessions.ts";
import type { AppContext } from "./context.ts";
import { limitUnsealed } from "./rate-limit.ts";
import { clearSessionToken, isSignOutPending, readSessionCookie } from "./session-cookie.ts";

/** Ends the session of a user who signed out in this browser while the server could not be reached (decision 023). */
export const finishPendingSignOut = createMiddleware<AppContext>(async (c, next) => {
  const cookie = isSignOutPending(c) ? await readSessionCookie(c) : null;
  if (cookie !== null) {
    await limitUnsealed(c, cookie);
    await revokeSession(c.get("db"), cookie.token);
    clearSessionToken(c);
  }
  await next();
});
