import { hideAndReload } from "#web/browser/leave-page.ts";
import { followUserOfOtherTabs, hasShownUser } from "./current-user.ts";
import { finishPendingSignOut } from "./end-session.ts";

/** Keeps the data of one user from the next in the same browser, on every page of the application. */
export function watchSession(): () => void {
  const stops = [finishPendingSignOut(), followUserOfOtherTabs(), coverLeftPage()];
  return () => {
    for (const stop of stops) stop();
  };
}

/**
 * The browser may restore a page as it was left on Back, for another user. So a page that has shown the data of a
 * user is hidden when it is left, and reloaded when it is restored.
 */
function coverLeftPage(): () => void {
  const cover = () => {
    if (hasShownUser()) document.body.hidden = true;
  };
  const reload = ({ persisted }: PageTransitionEvent) => {
    if (persisted && hasShownUser()) hideAndReload();
  };
  window.addEventListener("pagehide", cover);
  window.addEventListener("pageshow", reload);
  return () => {
    window.removeEventListener("pagehide", cover);
    window.removeEventListener("pageshow", reload);
  };
}
