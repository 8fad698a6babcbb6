import * as v from "valibot";
import { anyAppPath, pagePaths } from "#schema/page-paths.ts";

const key = "way-back";

const wayBackSchema = v.object({
  /** One of the pages that somebody can be taken away from by a log-in; no other is ever led to. */
  path: v.pipe(
    v.string(),
    v.check((path) => path === pagePaths.adminFeedback || anyAppPath.test(path)),
  ),
  query: v.string(),
  /** The state of the entry in the history, which may say whose it is. */
  state: v.nullable(v.looseObject({})),
});

export interface WayBack {
  readonly address: string;
  readonly state: object | null;
  readonly isForAdmins: boolean;
}

/** Every log-in ends at /app. The page that it interrupts elsewhere is remembered in this tab until then. */
export function rememberWayBack(): void {
  forgetWayBack();
  const { pathname, search } = window.location;
  if (pathname === pagePaths.app) return;
  try {
    const state: unknown = window.history.state;
    const wayBack = v.safeParse(wayBackSchema, { path: pathname, query: search, state });
    if (wayBack.success) sessionStorage.setItem(key, JSON.stringify(wayBack.output));
  } catch {
    // Storage is switched off or full: it stays at /app.
  }
}

/** The page to go back to, for an artist who arrives at /app from a log-in. */
export function readWayBack(): WayBack | null {
  const isFromLogin = new URLSearchParams(window.location.search).has("flow");
  if (!isFromLogin) return null;
  try {
    const stored = v.safeParse(wayBackSchema, JSON.parse(sessionStorage.getItem(key) ?? "null"));
    if (!stored.success) return null;
    const { path, query, state } = stored.output;
    return { address: path + query, state, isForAdmins: path === pagePaths.adminFeedback };
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
