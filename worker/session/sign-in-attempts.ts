import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { AppContext } from "#worker/http/context.ts";
import { sha256 } from "#worker/http/digest.ts";
import { cookieAttributes, isSecure } from "#worker/http/session-cookie.ts";
import { signInSeconds } from "./oidc/sign-in-cookies.ts";

/**
 * Each sign-in has a cookie of its own, named after the state that the provider sends back, so that sign-ins in
 * several tabs do not overwrite each other. Their number is limited, because each cookie is sent with every request
 * until it expires.
 */
const mostAttempts = 5;

/** Stores a sign-in's proofs in a cookie; beyond the limit, the oldest sign-ins are dropped. */
export async function storeAttempt(
  c: Context<AppContext>,
  state: string,
  proofs: string,
): Promise<void> {
  // Browsers send the oldest cookies first.
  const older = Object.keys(getCookie(c)).filter((name) => name.startsWith(prefix(c)));
  for (const name of older.slice(0, Math.max(0, older.length + 1 - mostAttempts))) {
    deleteCookie(c, name, cookieAttributes(c));
  }
  setCookie(c, await nameOf(c, state), proofs, { ...cookieAttributes(c), maxAge: signInSeconds });
}

/** The stored proofs of a sign-in; removes them, so that they serve one callback only. Null without any. */
export async function takeAttempt(c: Context<AppContext>, state: string): Promise<string | null> {
  const name = await nameOf(c, state);
  const proofs = getCookie(c, name);
  if (proofs === undefined) return null;
  deleteCookie(c, name, cookieAttributes(c));
  return proofs;
}

function prefix(c: Context<AppContext>): string {
  return isSecure(c) ? "__Host-sign-in-" : "sign-in-";
}

async function nameOf(c: Context<AppContext>, state: string): Promise<string> {
  return prefix(c) + (await sha256(state)).slice(0, 16);
}
