/**
 * Set by the page on Log out and removed once the server has ended the session. A request that carries it ends the
 * session first, so that a sign-out whose call failed holds all the same, also after a restart. A cookie because the
 * server must see it before it answers anything of the person's, and because the clean-up at logout empties storage.
 */
export function pendingSignOutCookie(isSecure: boolean): string {
  return isSecure ? "__Host-sign-out-pending" : "sign-out-pending";
}

/** The longest that browsers keep a cookie: 400 days, in seconds. */
export const longestCookieAge = 400 * 24 * 60 * 60;
