import * as v from "valibot";
import { anyAppPath, pagePaths } from "#schema/page-paths.ts";

const key = "return-path";

const returnPathSchema = v.object({
  /** One of the pages that a log-in can interrupt; no other is ever opened. */
  path: v.pipe(
    v.string(),
    v.check((path) => path === pagePaths.adminFeedback || anyAppPath.test(path)),
  ),
  query: v.string(),
  /** The state of the history entry, which may name its user. */
  state: v.nullable(v.looseObject({})),
});

export interface ReturnPath {
  readonly address: string;
  readonly state: object | null;
  readonly isForAdmins: boolean;
}

/** Every log-in ends at /app. The page that it interrupts elsewhere is stored in this tab until then. */
export function storeReturnPath(): void {
  clearReturnPath();
  const { pathname, search } = window.location;
  if (pathname === pagePaths.app) return;
  try {
    const state: unknown = window.history.state;
    const returnPath = v.safeParse(returnPathSchema, { path: pathname, query: search, state });
    if (returnPath.success) sessionStorage.setItem(key, JSON.stringify(returnPath.output));
  } catch {
    // Storage is disabled or full: the log-in ends at /app.
  }
}

/** The page to return to from a log-in; null if there is none. */
export function readReturnPath(): ReturnPath | null {
  const isFromLogin = new URLSearchParams(window.location.search).has("flow");
  if (!isFromLogin) return null;
  try {
    const stored = v.safeParse(returnPathSchema, JSON.parse(sessionStorage.getItem(key) ?? "null"));
    if (!stored.success) return null;
    const { path, query, state } = stored.output;
    return { address: path + query, state, isForAdmins: path === pagePaths.adminFeedback };
  } catch {
    return null;
  }
}

export function clearReturnPath(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is disabled, so nothing was stored.
  }
}
