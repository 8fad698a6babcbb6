import { type Dispatch, type SetStateAction, useEffect, useEffectEvent, useState } from "react";
import * as v from "valibot";
import { flushInput } from "#web/storage/input-store.ts";
import { reloadWithoutAsking } from "./leave-page.ts";

/** What the page showed before the application reloaded it: only in this tab, and read once. */
const storageKey = "page-before-reload";
const pageSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ states: v.looseObject({}), scrollY: v.number() }),
);

const readers = new Map<string, () => unknown>();
let restored: Map<string, unknown> | null = null;

/** Reloads the page, and restores unsaved input, state and scroll position. */
export function reloadPage(): void {
  flushInput();
  const states = Object.fromEntries([...readers].map(([key, read]) => [key, read()]));
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ states, scrollY: window.scrollY }));
  } catch {
    // Storage is disabled or full: the page shows what its address names.
  }
  reloadWithoutAsking();
}

/** State that a reload by `reloadPage` restores. The key contains the id of the user. */
export function useStateAcrossReload<Schema extends v.GenericSchema>(
  key: string,
  schema: Schema,
  initial: () => v.InferOutput<Schema>,
): [v.InferOutput<Schema>, Dispatch<SetStateAction<v.InferOutput<Schema>>>] {
  const [state, setState] = useState<v.InferOutput<Schema>>(() => {
    const result = v.safeParse(schema, readRestored().get(key));
    return result.success ? result.output : initial();
  });
  const read = useEffectEvent(() => state);
  useEffect(() => {
    readRestored().delete(key);
    readers.set(key, () => read());
    return () => void readers.delete(key);
  }, [key]);
  return [state, setState];
}

function readRestored(): Map<string, unknown> {
  restored ??= takeRestored();
  return restored;
}

function takeRestored(): Map<string, unknown> {
  try {
    const result = v.safeParse(pageSchema, sessionStorage.getItem(storageKey));
    sessionStorage.removeItem(storageKey);
    if (!result.success) return new Map();
    restoreScroll(result.output.scrollY);
    return new Map(Object.entries(result.output.states));
  } catch {
    return new Map();
  }
}

/** Input of the user, after which the page does not scroll by itself. */
const gestures = ["pointerdown", "wheel", "touchstart", "keydown"] as const;

/** Scrolls back when the page is long enough again, unless the user has begun to do something. */
function restoreScroll(top: number): void {
  if (top === 0) return;
  const given = new AbortController();
  const observer = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight < top + window.innerHeight) return;
    // What has just been rendered may itself scroll to the top.
    requestAnimationFrame(() => requestAnimationFrame(() => finish(() => window.scrollTo(0, top))));
  });
  function finish(last = () => {}): void {
    if (!given.signal.aborted) last();
    given.abort();
    observer.disconnect();
  }
  for (const gesture of gestures) {
    window.addEventListener(gesture, () => finish(), { passive: true, signal: given.signal });
  }
  observer.observe(document.body);
}
