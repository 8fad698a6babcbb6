import type { SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { signedInAsHeader } from "#schema/artist/user.ts";
import { unauthorized } from "#worker/errors.ts";
import { presentUser } from "#worker/session/present-user.ts";
import { resumeSession, resumeSessionWith } from "#worker/session/sessions.ts";
import type { AppContext, SignedIn } from "./context.ts";
import { limitUnsealed, limitUser } from "./rate-limit.ts";
import { readSessionCookie, type SessionCookie, writeSessionToken } from "./session-cookie.ts";

/**
 * Admits signed-in users only: gives the route session and user, read in one query, as `c.var.signedIn`, and the
 * context of verbs as `c.var.context`, and limits the user's requests a minute.
 * @throws AppError UNAUTHORIZED, TOKEN_EXPIRED or RATE_LIMITED.
 */
export const requireSession = createMiddleware<AppContext>(async (c, next) => {
  await admitSession(c);
  await next();
});

/** What `requireSession` does before the route. */
export async function admitSession(c: Context<AppContext>): Promise<void> {
  const { token, isCurrent } = await readCookie(c);
  const now = new Date();
  await admit(c, await resumeSession(c.get("db"), token, now), now);
  if (!isCurrent) await writeSessionToken(c, token);
}

/**
 * A handler for signed-in users, as after `requireSession`, which is given rows of the user from the round trip that
 * reads the session (decision 014).
 * @param selectOwn The query of these rows, by the user's id, which is found within the statement.
 */
export function withSessionAnd<Query extends BatchItem<"sqlite">>(
  selectOwn: (c: Context<AppContext>, userId: SQL) => Query,
  respond: (c: Context<AppContext>, rows: Query["_"]["result"]) => Response | Promise<Response>,
) {
  return async (c: Context<AppContext>): Promise<Response> => {
    const { token } = await readCookie(c);
    const select = (userId: SQL) => selectOwn(c, userId);
    const now = new Date();
    const { signedIn, rows } = await resumeSessionWith(c.get("db"), token, select, now);
    await admit(c, signedIn, now);
    return respond(c, rows);
  };
}

async function readCookie(c: Context<AppContext>): Promise<SessionCookie> {
  const cookie = await readSessionCookie(c);
  if (cookie === null) throw unauthorized();
  await limitUnsealed(c, cookie);
  return cookie;
}

async function admit(c: Context<AppContext>, signedIn: SignedIn, now: Date): Promise<void> {
  // A page that one user left open must neither read nor change what belongs to the next one.
  const shown = c.req.header(signedInAsHeader);
  if (shown !== undefined && shown !== signedIn.user.id) throw unauthorized();
  // A page that preloads data does not know its user yet, and compares this with them later (web/api/api.ts).
  c.header(signedInAsHeader, signedIn.user.id);
  await limitUser(c, signedIn.user.id);
  c.set("signedIn", signedIn);
  const { hasSavedFreeCalculation, listDueFrom } = signedIn.user;
  c.set("context", {
    db: c.get("db"),
    pictures: c.env.PICTURES,
    rates: c.env.RATES,
    artist: {
      ...presentUser(signedIn, c.get("settings"), now),
      hasSavedFreeCalculation,
      listDueFrom,
    },
    now,
  });
}
