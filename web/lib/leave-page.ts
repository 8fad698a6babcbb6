let isLeaving = false;

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
