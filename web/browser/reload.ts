import { type Dispatch, type SetStateAction, useEffect, useEffectEvent, useState } from "react";
import * as v from "valibot";
import { flushInput } from "#web/storage/kept-input.ts";
import { reloadKeptPage } from "./leave-page.ts";

/** What the page showed before the application reloaded it: in this tab alone, and read once. */
const storageKey = "page-before-reload";
const pageSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ states: v.looseObject({}), scrollY: v.number() }),
);

const readers = new Map<string, () => unknown>();
let restored: Map<string, unknown> | null = null;

/** Loads the page anew, with everything typed, in the same place. */
export function reloadPage(): void {
  flushInput();
  const states = Object.fromEntries([...readers].map(([key, read]) => [key, read()]));
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ states, scrollY: window.scrollY }));
  } catch {
    // Storage is switched off or full: it is back at the section that the address names.
  }
  reloadKeptPage();
}

/** State that a reload by `reloadPage` brings back. Name the key after the person whose it is. */
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

/** What the reader does, after which the page no longer moves by itself. */
const gestures = ["pointerdown", "wheel", "touchstart", "keydown"] as const;

/** Scrolls back once the page is long enough again, unless the reader has begun to do something. */
function restoreScroll(top: number): void {
  if (top === 0) return;
  const given = new AbortController();
  const observer = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight < top + window.innerHeight) return;
    // What is drawn now may itself begin at its top.
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
