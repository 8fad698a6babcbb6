import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { rateLimited } from "#worker/errors.ts";
import type { AppContext } from "./context.ts";
import type { SessionCookie } from "./session-cookie.ts";

/** The period of every limit of wrangler.toml, in seconds. */
const period = 60;

/**
 * Limits an IP address to 60 sign-in requests a minute for each step (leaving, coming back).
 * @throws AppError RATE_LIMITED.
 */
export const limitSignIn = createMiddleware<AppContext>(async (c, next) => {
  if (!(await isWithinSignInLimit(c))) {
    throw rateLimited("Too many sign-ins. Please wait a minute.", period);
  }
  await next();
});

/** Counts a request that makes the Worker call the identity provider, and says whether it is within the limit. */
export async function isWithinSignInLimit(c: Context<AppContext>): Promise<boolean> {
  const { success } = await c.env.SIGN_IN_LIMIT.limit({ key: `${c.req.path} ${addressOf(c)}` });
  return success;
}

/**
 * Limits how often an IP address asks for the health, which queries every store.
 * @throws AppError RATE_LIMITED.
 */
export const limitHealth = createMiddleware<AppContext>(async (c, next) => {
  await count(c.env.HEALTH_LIMIT, addressOf(c));
  await next();
});

/**
 * Limits how often an IP address opens links, which need no session.
 * @throws AppError RATE_LIMITED.
 */
export const limitLinks = createMiddleware<AppContext>(async (c, next) => {
  await count(c.env.LINK_LIMIT, addressOf(c));
  await next();
});

/**
 * Limits an IP address's requests with an unsealed session cookie, before the database is queried: such a
 * cookie is made up, or older than the seals (decision 025). Sealed cookies are not counted, so that an artist
 * is not locked out by what others send from the same address.
 * @throws AppError RATE_LIMITED.
 */
export async function limitUnsealed(
  c: Context<AppContext>,
  { isSealed }: SessionCookie,
): Promise<void> {
  if (!isSealed) await count(c.env.UNSEALED_LIMIT, addressOf(c));
}

/**
 * Limits a user to 600 requests a minute.
 * @throws AppError RATE_LIMITED.
 */
export async function limitUser(c: Context<AppContext>, userId: string): Promise<void> {
  await count(c.env.PERSON_LIMIT, userId);
}

/**
 * Limits a user to 10 new payments a minute. Mount after `requireSession`.
 * @throws AppError RATE_LIMITED.
 */
export const limitSubscribing = createMiddleware<AppContext>(async (c, next) => {
  await count(c.env.SUBSCRIBE_LIMIT, c.get("signedIn").user.id);
  await next();
});

async function count(limit: RateLimit, key: string): Promise<void> {
  const { success } = await limit.limit({ key });
  if (!success) throw rateLimited("Too many requests. Please wait a minute.", period);
}

/** The network address that a request came from. */
export function addressOf(c: Context<AppContext>): string {
  return c.req.header("CF-Connecting-IP") ?? "unknown";
}
