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

/** Removes the drafts, which the storage clean-up does not know; null keeps them for the next sign-in. */
export type RemoveDrafts = (() => void) | null;

let isSigningOut = false;
let isOnTheWayOut = false;

/** Whether the page is being left by a sign-out: then nothing more is written down about the person. */
export function isLeaving(): boolean {
  return isOnTheWayOut;
}

/**
 * Signs out, forgets what belongs to the person and leaves for the landing page, also when the call
 * fails (specification, section 4). The other tabs follow. Further presses meanwhile are ignored.
 */
export async function signOut(removeDrafts: RemoveDrafts): Promise<void> {
  if (isSigningOut) return;
  isSigningOut = true;
  const hasSignedOut = await endSession();
  leaveSignedOut(removeDrafts, hasSignedOut ? 0 : failedRedirectDelay);
}

/** Forgets what belongs to the person and leaves for the landing page, and has the other tabs do so. */
export function leaveSignedOut(removeDrafts: RemoveDrafts, delay = 0): void {
  followSignOut(removeDrafts, delay);
  postToOtherTabs({ signedOut: { keepsDrafts: removeDrafts === null } });
}

/** Does in this tab what a sign-out has done in another one; does nothing when it was here. */
export function followSignOut(removeDrafts: RemoveDrafts, delay = 0): void {
  if (isOnTheWayOut) return;
  isOnTheWayOut = true;
  queryClient.clear();
  forgetCurrentUser();
  clearStorageAtLogout();
  removeDrafts?.();
  setTimeout(() => leavePage(publicPaths[currentLocale()].landing), delay);
}
