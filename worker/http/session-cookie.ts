import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { longestCookieAge, pendingSignOutCookie } from "#schema/sign-out.ts";
import type { AppContext } from "./context.ts";
import { hmac, toHex } from "./digest.ts";

/** The cookie outlives the session row (30 days at most), which distinguishes an expired session from none. */
const cookieSeconds = longestCookieAge;

export function isSecure(c: Context<AppContext>): boolean {
  return c.get("settings").APP_URL.startsWith("https:");
}

function cookieName(c: Context<AppContext>): string {
  return isSecure(c) ? "__Host-session" : "session";
}

/** Set by a sign-out: at the next sign-in the identity provider asks for a log-in again (shared computers). */
function markerName(c: Context<AppContext>): string {
  return isSecure(c) ? "__Host-signed-out" : "signed-out";
}

function probeName(c: Context<AppContext>): string {
  return isSecure(c) ? "__Host-own-navigation" : "own-navigation";
}

/** The attributes of all cookies that only the Worker reads. */
export function cookieAttributes(c: Context<AppContext>) {
  return { httpOnly: true, sameSite: "Lax", secure: isSecure(c), path: "/" } as const;
}

/** The session cookie of a request. */
export interface SessionCookie {
  readonly token: string;
  /** Whether the token was issued by this Worker; an unsealed one is older than the seals, or made up. */
  readonly isSealed: boolean;
  /** Whether the newest secret sealed it; otherwise the cookie has to be written again. */
  readonly isCurrent: boolean;
}

/** The request's session cookie with its seal checked; null without one. */
export async function readSessionCookie(c: Context<AppContext>): Promise<SessionCookie | null> {
  const [token = "", seal = ""] = getCookie(c, cookieName(c))?.split(".") ?? [];
  if (token === "") return null;
  const sealer = await findSealer(token, seal, c.get("settings").AUTH_SECRET);
  return { token, isSealed: sealer >= 0, isCurrent: sealer === 0 };
}

/** The index of the secret that made this seal, the newest being first; -1 for none. */
async function findSealer(
  token: string,
  seal: string,
  secrets: readonly string[],
): Promise<number> {
  for (const [index, secret] of secrets.entries()) {
    if ((await sealOf(token, secret)) === seal) return index;
  }
  return -1;
}

/** The value of a session's cookie, sealed with the newest secret. */
export async function sealedToken(
  token: string,
  [secret = ""]: readonly string[],
): Promise<string> {
  return `${token}.${await sealOf(token, secret)}`;
}

/**
 * The signature after a session's token in its cookie (decision 025). It proves without a database query that this
 * Worker issued the token; whether the session is valid is in its row.
 */
async function sealOf(token: string, secret: string): Promise<string> {
  return toHex(await hmac(`session ${token}`, secret));
}

/** Sets the session cookie, sealed with the newest secret, and removes the marks of a sign-out. */
export async function writeSessionToken(c: Context<AppContext>, token: string): Promise<void> {
  const value = await sealedToken(token, c.get("settings").AUTH_SECRET);
  setCookie(c, cookieName(c), value, { ...cookieAttributes(c), maxAge: cookieSeconds });
  deleteCookie(c, markerName(c), cookieAttributes(c));
  clearPendingSignOut(c);
}

/** Removes the session cookie, and marks that the last session ended with a sign-out. */
export function clearSessionToken(c: Context<AppContext>): void {
  deleteCookie(c, cookieName(c), cookieAttributes(c));
  clearPendingSignOut(c);
  setCookie(c, markerName(c), "1", { ...cookieAttributes(c), maxAge: cookieSeconds });
}

/** Whether a user signed out in this browser without getting a response. */
export function isSignOutPending(c: Context<AppContext>): boolean {
  return getCookie(c, pendingSignOutCookie(isSecure(c))) !== undefined;
}

function clearPendingSignOut(c: Context<AppContext>): void {
  if (isSignOutPending(c)) deleteCookie(c, pendingSignOutCookie(isSecure(c)), cookieAttributes(c));
}

/** Whether the last session of this browser ended with a sign-out. */
export function wasSignedOut(c: Context<AppContext>): boolean {
  return getCookie(c, markerName(c)) !== undefined || isSignOutPending(c);
}

/** Longer than a redirect to the same address takes, in seconds. */
const probeSeconds = 60;

/** Browsers do not send this cookie with a navigation that another site started, even after redirects. */
export function writeOwnNavigationProbe(c: Context<AppContext>): void {
  setCookie(c, probeName(c), "1", {
    ...cookieAttributes(c),
    sameSite: "Strict",
    maxAge: probeSeconds,
  });
}

/** Whether the browser sent the probe; removes it. */
export function takeOwnNavigationProbe(c: Context<AppContext>): boolean {
  const isThere = getCookie(c, probeName(c)) !== undefined;
  deleteCookie(c, probeName(c), { ...cookieAttributes(c), sameSite: "Strict" });
  return isThere;
}
