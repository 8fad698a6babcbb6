import { apiPaths } from "#schema/api-paths.ts";
import { longestCookieAge, pendingSignOutCookie } from "#schema/sign-out.ts";
import { call } from "./api.ts";

/** Whoever signs out on somebody else's computer does not wait long for a server that hangs; milliseconds. */
const timeout = 5000;

function cookieName(): string {
  return pendingSignOutCookie(location.protocol === "https:");
}

function writeCookie(value: string, maxAge: number): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${cookieName()}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`;
}

/** Whether someone signed out in this browser and the server may not have heard so. */
export function isSignOutPending(): boolean {
  return document.cookie.split("; ").some((pair) => pair.startsWith(`${cookieName()}=`));
}

/**
 * Ends the session at the server. From the first moment on it counts as ended in this browser, whatever becomes
 * of the call: a cookie says so, and every later request ends it first. Returns whether the server has answered.
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
