import { createMiddleware } from "hono/factory";
import type { AppContext } from "../context.ts";
import { revokeSession } from "../domain/sessions.ts";
import { clearSessionToken, isSignOutPending, readSessionToken } from "../session-cookie.ts";

/** Ends the session of someone who signed out in this browser while the server could not be reached. */
export const finishPendingSignOut = createMiddleware<AppContext>(async (c, next) => {
  const token = readSessionToken(c);
  if (token !== null && isSignOutPending(c)) {
    await revokeSession(c.get("db"), token);
    clearSessionToken(c);
  }
  await next();
});
