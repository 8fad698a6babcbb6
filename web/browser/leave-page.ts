let isLeaving = false;
let isReloading = false;

/** Leaves the page for another address, on the application's own decision. */
export function leavePage(path: string): void {
  isLeaving = true;
  window.location.assign(path);
}

/** Leaves the page for a server address, out of any frame. */
export function openInTopWindow(path: string): void {
  isLeaving = true;
  (window.top ?? window).location.href = path;
}

/** Whether the application itself leaves the page: then no question is needed, as unsaved input is stored. */
export function isLeavingPage(): boolean {
  return isLeaving;
}

/** What is typed is kept first, by the caller. */
export function reloadKeptPage(): void {
  isLeaving = true;
  isReloading = true;
  window.location.reload();
}

/**
 * For a page whose person may be another by now: nothing of it is seen any more, and it loads anew. A move within
 * the page, such as a second press of Back, cancels a reload that has not been answered yet, so it is repeated.
 */
export function coverAndReload(): void {
  document.body.hidden = true;
  window.addEventListener("popstate", reloadAgain, { capture: true });
  reloadKeptPage();
}

function reloadAgain(event: PopStateEvent): void {
  event.stopImmediatePropagation();
  window.location.reload();
}

/** Whether the page is being reloaded after it was said what that loses: the browser need not ask as well. */
export function isReloadingPage(): boolean {
  return isReloading;
}
