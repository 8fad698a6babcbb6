import { apiPaths } from "#schema/api-paths.ts";
import { longestCookieAge, pendingSignOutCookie } from "#schema/sign-out.ts";
import { call } from "./api.ts";

/** In milliseconds: a user who signs out on a shared computer does not wait long for a server that hangs. */
const timeout = 5000;

function cookieName(): string {
  return pendingSignOutCookie(location.protocol === "https:");
}

function writeCookie(value: string, maxAge: number): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${cookieName()}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`;
}

/** Whether a user signed out in this browser and the server may not know yet. */
export function isSignOutPending(): boolean {
  return document.cookie.split("; ").some((pair) => pair.startsWith(`${cookieName()}=`));
}

/**
 * Ends the session on the server. In this browser it is ended at once, whatever the result of the request: a cookie
 * records it, and every later request ends the session first. Returns whether the server has answered.
 */
export async function endSession(): Promise<boolean> {
  writeCookie("1", longestCookieAge);
  try {
    await call("POST", apiPaths.logout, { timeout });
    writeCookie("", 0);
    return true;
  } catch (error) {
    console.warn("The sign-out call failed", error);
    return false;
  }
}

/** Ends now, and again when the network is back, what an earlier sign-out could not. */
export function finishPendingSignOut(): () => void {
  const finish = () => {
    if (isSignOutPending()) void endSession();
  };
  finish();
  window.addEventListener("online", finish);
  return () => window.removeEventListener("online", finish);
}
