import { publicPaths } from "#schema/page-paths.ts";
import { forgetCurrentUser } from "#web/api/current-user.ts";
import { endSession } from "#web/api/end-session.ts";
import { queryClient } from "#web/api/query-client.ts";
import { postToOtherTabs } from "#web/api/session-channel.ts";
import { leavePage } from "#web/browser/leave-page.ts";
import { currentLocale } from "#web/i18n/locale.ts";
import { clearStorageAtLogout } from "#web/storage/storage.ts";

/** How long the redirect waits when the call has failed (specification, section 4). */
const failedRedirectDelay = 500;

/** Removes the drafts, which the clean-up of storage leaves; null keeps them for the next sign-in. */
export type RemoveDrafts = (() => void) | null;

let isSigningOut = false;
let isOnTheWayOut = false;

/** Whether a sign-out is leaving the page: then nothing more is stored about the user. */
export function isLeaving(): boolean {
  return isOnTheWayOut;
}

/**
 * Signs out, removes the user's data and opens the landing page, also when the call
 * fails (specification, section 4). The other tabs follow. Further clicks meanwhile are ignored.
 */
export async function signOut(removeDrafts: RemoveDrafts): Promise<void> {
  if (isSigningOut) return;
  isSigningOut = true;
  const hasSignedOut = await endSession();
  leaveSignedOut(removeDrafts, hasSignedOut ? 0 : failedRedirectDelay);
}

/** Removes the user's data and opens the landing page, also in the other tabs. */
export function leaveSignedOut(removeDrafts: RemoveDrafts, delay = 0): void {
  followSignOut(removeDrafts, delay);
  postToOtherTabs({ signedOut: { keepsDrafts: removeDrafts === null } });
}

/** Signs out this tab after a sign-out in another one; does nothing if it was in this one. */
export function followSignOut(removeDrafts: RemoveDrafts, delay = 0): void {
  if (isOnTheWayOut) return;
  isOnTheWayOut = true;
  queryClient.clear();
  forgetCurrentUser();
  clearStorageAtLogout();
  removeDrafts?.();
  setTimeout(() => leavePage(publicPaths[currentLocale()].landing), delay);
}
