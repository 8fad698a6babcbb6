import { type LazyPart, prefetchedParts } from "./lazy-part.ts";

/** The first view, and what it still requests, comes first. */
const startDelayMs = 3000;
/** Events that show that a user is present and may click something any moment. */
const activity = ["pointerdown", "pointermove"] as const;
/** Loading pauses this long after a key, because no key may wait for it. */
const typingPauseMs = 1000;

let lastKey = Number.NEGATIVE_INFINITY;

/**
 * Loads the parts one after another once the first view is shown, so that a click need not wait for one. Returns what
 * cancels it.
 */
export function prefetchParts(): () => void {
  const waiting = new AbortController();
  const typing = new AbortController();
  const timer = setTimeout(start, startDelayMs);
  const capture = { capture: true, passive: true };
  for (const event of activity) {
    window.addEventListener(event, start, { ...capture, signal: waiting.signal });
  }
  window.addEventListener("keydown", noteKey, { ...capture, signal: typing.signal });

  function start(): void {
    stopWaiting();
    void loadInTurn();
  }

  function stopWaiting(): void {
    clearTimeout(timer);
    waiting.abort();
  }

  return () => {
    stopWaiting();
    typing.abort();
  };
}

function noteKey(): void {
  lastKey = performance.now();
}

/** For a part that may be needed at any moment: it does not wait for the others. */
export async function prefetchSoon(part: LazyPart<unknown>): Promise<void> {
  await browserIdle();
  await prefetch(part);
}

async function prefetch(part: LazyPart<unknown>): Promise<void> {
  await part.load().catch(() => {
    // It is requested again when it is needed, and its failure is shown there.
  });
}

async function loadInTurn(): Promise<void> {
  // A loaded part may define others, which are added to the list.
  for (const part of prefetchedParts) {
    await typingPaused();
    await prefetch(part);
    await browserIdle();
  }
}

async function typingPaused(): Promise<void> {
  const left = lastKey + typingPauseMs - performance.now();
  if (left <= 0) return;
  await new Promise((resolve) => setTimeout(resolve, left));
  await typingPaused();
}

/** Safari has no idle callback: there it is the next task. */
function browserIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => resolve(), { timeout: 500 });
    else setTimeout(resolve);
  });
}
