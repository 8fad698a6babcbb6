import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { AppContext } from "../context.ts";
import { resumeSession } from "../domain/sessions.ts";
import { AppError, unauthorized } from "../errors.ts";
import { readSessionToken } from "../session-cookie.ts";

/**
 * Only for the signed in: puts session and artist, read in one query, at the route's disposal and holds
 * the person to their requests a minute.
 * @throws AppError UNAUTHORIZED, TOKEN_EXPIRED or RATE_LIMITED.
 */
export const requireSession = createMiddleware<AppContext>(async (c, next) => {
  const token = readSessionToken(c);
  if (token === null) throw unauthorized();
  const signedIn = await resumeSession(c.get("db"), token, new Date());
  await limitPerson(c, signedIn.user.id);
  c.set("signedIn", signedIn);
  await next();
});

async function limitPerson(c: Context<AppContext>, userId: string): Promise<void> {
  const { success } = await c.env.PERSON_LIMIT.limit({ key: userId });
  if (!success) {
    throw new AppError("RATE_LIMITED", "That is a lot at once. Please wait a minute.", {
      headers: { "Retry-After": "60" },
    });
  }
}
