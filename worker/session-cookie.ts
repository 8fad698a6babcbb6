import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { AppContext } from "./context.ts";

/**
 * The cookie outlives the session row (30 days at most), so that an expired session can be told from
 * none. 400 days is the longest that browsers keep one.
 */
const cookieSeconds = 400 * 24 * 60 * 60;

function isSecure(c: Context<AppContext>): boolean {
  return c.get("settings").APP_URL.startsWith("https:");
}

function cookieName(c: Context<AppContext>): string {
  return isSecure(c) ? "__Host-session" : "session";
}

/** Left by a sign-out, so that the next sign-in on a shared computer has the provider ask who it is. */
function markerName(c: Context<AppContext>): string {
  return isSecure(c) ? "__Host-signed-out" : "signed-out";
}

function attributes(c: Context<AppContext>) {
  return { httpOnly: true, sameSite: "Lax", secure: isSecure(c), path: "/" } as const;
}

export function readSessionToken(c: Context<AppContext>): string | null {
  return getCookie(c, cookieName(c)) ?? null;
}

export function writeSessionToken(c: Context<AppContext>, token: string): void {
  setCookie(c, cookieName(c), token, { ...attributes(c), maxAge: cookieSeconds });
  deleteCookie(c, markerName(c), attributes(c));
}

export function clearSessionToken(c: Context<AppContext>): void {
  deleteCookie(c, cookieName(c), attributes(c));
  setCookie(c, markerName(c), "1", { ...attributes(c), maxAge: cookieSeconds });
}

/** Whether the last session of this browser ended with a sign-out. */
export function wasSignedOut(c: Context<AppContext>): boolean {
  return getCookie(c, markerName(c)) !== undefined;
}
