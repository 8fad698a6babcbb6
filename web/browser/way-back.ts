import { pagePaths } from "#schema/page-paths.ts";

const key = "way-back";

/** Pages beside /app that somebody can be taken away from by a log-in; no other is ever led to. */
const pagesToReturnTo: readonly string[] = [pagePaths.adminFeedback];

/** Every log-in ends at /app. What it interrupts elsewhere is remembered in this tab until then. */
export function rememberWayBack(): void {
  if (!pagesToReturnTo.includes(window.location.pathname)) return;
  try {
    sessionStorage.setItem(key, window.location.pathname);
  } catch {
    // Storage is switched off or full: it stays at /app.
  }
}

/** The page to go back to, for whoever arrives at /app from a log-in. */
export function readWayBack(): string | null {
  const isFromLogin = new URLSearchParams(window.location.search).has("flow");
  if (!isFromLogin) return null;
  try {
    const path = sessionStorage.getItem(key);
    return path !== null && pagesToReturnTo.includes(path) ? path : null;
  } catch {
    return null;
  }
}

export function forgetWayBack(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is switched off, so nothing was kept.
  }
}
