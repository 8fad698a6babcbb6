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

/** Whether the application itself is leaving: then nobody has to be asked about what is kept anyway. */
export function isLeavingPage(): boolean {
  return isLeaving;
}

/** For `reloadPage`, and for a page that turns to another person: what is typed is kept first. */
export function reloadKeptPage(): void {
  isLeaving = true;
  isReloading = true;
  window.location.reload();
}

/** Whether the page is being reloaded after it was said what that loses: the browser need not ask as well. */
export function isReloadingPage(): boolean {
  return isReloading;
}
