import * as v from "valibot";

const storedSchema = v.object({ userId: v.string(), ids: v.array(v.string()) });

/** One selection in each tab, so that a reload or a log-in finds it; every sign-out clears the session storage. */
const key = "gallery-selection";

/** What this artist has selected in this tab; null when nothing is being selected. */
export function readSelection(userId: string): ReadonlySet<string> | null {
  try {
    const stored = v.safeParse(storedSchema, JSON.parse(sessionStorage.getItem(key) ?? "null"));
    return stored.success && stored.output.userId === userId ? new Set(stored.output.ids) : null;
  } catch {
    return null;
  }
}

export function keepSelection(userId: string, selected: ReadonlySet<string> | null): void {
  try {
    if (selected === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify({ userId, ids: [...selected] }));
  } catch {
    // Storage is disabled or full: the selection lasts as long as the page.
  }
}
