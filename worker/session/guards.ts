import type { SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { isProfileComplete } from "#schema/artist/profile.ts";
import { hasUnlimitedUse, signedInAsHeader } from "#schema/artist/user.ts";
import { AppError, unauthorized } from "#worker/errors.ts";
import type { AppContext, SignedIn } from "#worker/http/context.ts";
import { limitUnsealed, limitUser } from "#worker/http/rate-limit.ts";
import {
  readSessionCookie,
  type SessionCookie,
  writeSessionToken,
} from "#worker/http/session-cookie.ts";
import { isAdmin, presentUser } from "./present-user.ts";
import { resumeSession, resumeSessionWith } from "./sessions.ts";

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

/**
 * Admits only users with a complete profile (specification, section 4). Mount after `requireSession`.
 * @throws AppError PROFILE_INCOMPLETE.
 */
export const requireCompleteProfile = createMiddleware<AppContext>(async (c, next) => {
  admitCompleteProfile(c);
  await next();
});

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

/**
 * Admits only administrators (ADMIN_EMAILS). Mount after `requireSession`.
 * @throws AppError FORBIDDEN.
 */
export const requireAdmin = createMiddleware<AppContext>(async (c, next) => {
  if (!isAdmin(c.get("signedIn").user, c.get("settings"))) {
    throw new AppError("FORBIDDEN", "Only administrators can do this.");
  }
  await next();
});

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

function admitCompleteProfile(c: Context<AppContext>): void {
  if (!isProfileComplete(c.get("context").artist)) {
    throw new AppError("PROFILE_INCOMPLETE", "Complete your profile first.");
  }
}
