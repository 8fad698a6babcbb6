let isLeaving = false;
let isReloading = false;

/** Opens another address in place of the page, without a question about unsaved input. */
export function leavePage(path: string): void {
  isLeaving = true;
  window.location.assign(path);
}

/** Opens a server address in the top window, also from inside a frame. */
export function openInTopWindow(path: string): void {
  isLeaving = true;
  (window.top ?? window).location.href = path;
}

/** Whether the application itself is leaving the page: then it does not ask, because unsaved input is stored. */
export function isLeavingPage(): boolean {
  return isLeaving;
}

/** Reloads without a question. The caller stores unsaved input first. */
export function reloadWithoutAsking(): void {
  isLeaving = true;
  isReloading = true;
  window.location.reload();
}

/**
 * Hides the page, because another user may have signed in, and reloads it. A navigation within the page, such as Back
 * again, cancels a reload that has not been answered yet, so the reload is repeated.
 */
export function hideAndReload(): void {
  document.body.hidden = true;
  window.addEventListener("popstate", repeatReload, { capture: true });
  reloadWithoutAsking();
}

function repeatReload(event: PopStateEvent): void {
  event.stopImmediatePropagation();
  window.location.reload();
}

/** Whether the application is reloading the page, so that the browser need not ask as well. */
export function isReloadingPage(): boolean {
  return isReloading;
}
