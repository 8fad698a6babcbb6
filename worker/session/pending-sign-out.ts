import { createMiddleware } from "hono/factory";
import type { AppContext } from "#worker/http/context.ts";
import { limitUnsealed } from "#worker/http/rate-limit.ts";
import {
  clearSessionToken,
  isSignOutPending,
  readSessionCookie,
} from "#worker/http/session-cookie.ts";
import { revokeSession } from "./sessions.ts";

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
