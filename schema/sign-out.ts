/**
 * The cookie that the page sets on Log out and that is removed once the server has ended the session. A request with
 * it ends the session first, so that a sign-out whose call failed is completed, also after a restart. It is a cookie
 * because the server must see it before it answers with personal data, and because the clean-up at logout empties
 * the storage.
 */
export function pendingSignOutCookie(isSecure: boolean): string {
  return isSecure ? "__Host-sign-out-pending" : "sign-out-pending";
}

/** The longest lifetime of a cookie in browsers: 400 days, in seconds. */
export const longestCookieAge = 400 * 24 * 60 * 60;
