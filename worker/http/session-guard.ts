import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { signedInAsHeader } from "#schema/user.ts";
import { AppError, unauthorized } from "#worker/errors.ts";
import {
  resumeSession,
  resumeSessionWithArtwork,
  resumeSessionWithArtworks,
} from "#worker/session/sessions.ts";
import type { AppContext } from "./context.ts";
import { readKnownArtworks } from "./entity-tags.ts";
import { limitUnsealed } from "./rate-limit.ts";
import { readSessionCookie, type SessionCookie, writeSessionToken } from "./session-cookie.ts";

/**
 * Only for the signed in: puts session and artist, read in one query, at the route's disposal and holds
 * the person to their requests a minute.
 * @throws AppError UNAUTHORIZED, TOKEN_EXPIRED or RATE_LIMITED.
 */
export const requireSession = createMiddleware<AppContext>(async (c, next) => {
  const { token, isCurrent } = await readCookie(c);
  await admit(c, await resumeSession(c.get("db"), token, new Date()));
  if (!isCurrent) await writeSessionToken(c, token);
  await next();
});

/** As `requireSession`, with all the artist's works in the same round trip, but for those that the client has. */
export const requireSessionWithArtworks = createMiddleware<AppContext>(async (c, next) => {
  const known = readKnownArtworks(c);
  const now = new Date();
  const { token } = await readCookie(c);
  const found = await resumeSessionWithArtworks(c.get("db"), token, known, now);
  await admit(c, found.signedIn);
  c.set("artworks", found.artworks);
  await next();
});

/** As `requireSession`, with the work that the path names in the same round trip, if it is the artist's. */
export const requireSessionWithArtwork = createMiddleware<AppContext, "/:id">(async (c, next) => {
  const id = c.req.param("id");
  const { token } = await readCookie(c);
  const found = await resumeSessionWithArtwork(c.get("db"), token, id, new Date());
  await admit(c, found.signedIn);
  c.set("artwork", found.artworks[0] ?? null);
  await next();
});

async function readCookie(c: Context<AppContext>): Promise<SessionCookie> {
  const cookie = await readSessionCookie(c);
  if (cookie === null) throw unauthorized();
  await limitUnsealed(c, cookie);
  return cookie;
}

async function admit(c: Context<AppContext>, signedIn: AppContext["Variables"]["signedIn"]) {
  // A page that one person left open must neither read nor change what is the next one's.
  const shown = c.req.header(signedInAsHeader);
  if (shown !== undefined && shown !== signedIn.user.id) throw unauthorized();
  const { success } = await c.env.PERSON_LIMIT.limit({ key: signedIn.user.id });
  if (!success) {
    throw new AppError("RATE_LIMITED", "That is a lot at once. Please wait a minute.", {
      headers: { "Retry-After": "60" },
    });
  }
  c.set("signedIn", signedIn);
}
