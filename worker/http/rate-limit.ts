import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { AppError } from "#worker/errors.ts";
import type { AppContext } from "./context.ts";
import type { SessionCookie } from "./session-cookie.ts";

/**
 * Holds an address to its sign-ins a minute; each step of one (leaving, coming back) is counted by itself.
 * @throws AppError RATE_LIMITED.
 */
export const limitSignIn = createMiddleware<AppContext>(async (c, next) => {
  if (!(await isWithinSignInLimit(c))) {
    throw new AppError("RATE_LIMITED", "That is a lot of sign-ins. Please wait a minute.", {
      headers: { "Retry-After": "60" },
    });
  }
  await next();
});

/** Counts a request that has the provider asked something, against the address that it came from. */
export async function isWithinSignInLimit(c: Context<AppContext>): Promise<boolean> {
  const address = c.req.header("CF-Connecting-IP") ?? "unknown";
  const { success } = await c.env.SIGN_IN_LIMIT.limit({ key: `${c.req.path} ${address}` });
  return success;
}

/**
 * Holds an address to its looks at our health a minute, since each asks every store.
 * @throws AppError RATE_LIMITED.
 */
export const limitHealth = createMiddleware<AppContext>(async (c, next) => {
  const address = c.req.header("CF-Connecting-IP") ?? "unknown";
  const { success } = await c.env.HEALTH_LIMIT.limit({ key: address });
  if (!success) {
    throw new AppError("RATE_LIMITED", "That is a lot at once. Please wait a minute.", {
      headers: { "Retry-After": "60" },
    });
  }
  await next();
});

/**
 * Holds an address to its sessions without our seal a minute, before the database is asked about one: they are
 * made up, or from before there were seals. What is sealed is not counted, so that nobody is kept out by what
 * others send from their address.
 * @throws AppError RATE_LIMITED.
 */
export async function limitUnsealed(
  c: Context<AppContext>,
  { isSealed }: SessionCookie,
): Promise<void> {
  if (isSealed) return;
  const address = c.req.header("CF-Connecting-IP") ?? "unknown";
  const { success } = await c.env.UNSEALED_LIMIT.limit({ key: address });
  if (!success) {
    throw new AppError("RATE_LIMITED", "That is a lot at once. Please wait a minute.", {
      headers: { "Retry-After": "60" },
    });
  }
}

/**
 * Holds a person to their beginnings of a payment a minute. Comes after the session.
 * @throws AppError RATE_LIMITED.
 */
export const limitSubscribing = createMiddleware<AppContext>(async (c, next) => {
  const { success } = await c.env.SUBSCRIBE_LIMIT.limit({ key: c.get("signedIn").user.id });
  if (!success) {
    throw new AppError("RATE_LIMITED", "That is a lot at once. Please wait a minute.", {
      headers: { "Retry-After": "60" },
    });
  }
  await next();
});
