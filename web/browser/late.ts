import { startTransition, useEffect, useEffectEvent, useState } from "react";
import { onConnected } from "#web/api/connection.ts";
import { forgetReloadFor, type PartFailure, recoverPart } from "./recover-part.ts";
import { useMissingToast } from "./use-missing-words.ts";

/** A part of the application that its first view does without. */
export interface LatePart<Part> {
  /** Names it to the page after a reload. */
  readonly name: string;
  /** Whether the page does well without it. */
  readonly isOptional: boolean;
  /** Rejects when it cannot be had; the next call tries again, as far as the browser does. */
  readonly load: () => Promise<unknown>;
  readonly current: () => Part | null;
  readonly subscribe: (listener: () => void) => () => void;
}

/** What `loadLateParts` fetches, in the order in which their modules were read. */
const soon: LatePart<unknown>[] = [];

interface LateOptions {
  /** Fetched when it is needed, and not before. */
  readonly isRare?: boolean;
  /** Where it cannot be had, the page is not reloaded for it, and nothing is said. */
  readonly isOptional?: boolean;
}

/** Describes a part by its name and how it is fetched: `late("about", () => import("./about-dialog.tsx"))`. */
export function late<Part>(
  name: string,
  fetchPart: () => Promise<Part>,
  { isRare = false, isOptional = false }: LateOptions = {},
): LatePart<Part> {
  const listeners = new Set<() => void>();
  let loaded: Part | null = null;
  let loading: Promise<unknown> | null = null;

  async function take(): Promise<void> {
    try {
      loaded = await fetchPart();
      forgetReloadFor({ name });
      for (const listener of listeners) listener();
    } finally {
      loading = null;
    }
  }

  const part: LatePart<Part> = {
    name,
    isOptional,
    load: async () => {
      if (loaded !== null) return;
      loading ??= take();
      await loading;
    },
    current: () => loaded,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  if (!isRare) soon.push(part);
  return part;
}

/** A part that is needed and cannot be had, and the way to try again. */
export interface MissingPart extends PartFailure {
  readonly retry: () => void;
}

/**
 * A part, once it is here; null before. It is fetched when it is needed, unless `loadLateParts` has had the
 * time to do so. Where it cannot be, `missing` says why.
 */
export function useLatePart<Part>(
  part: LatePart<Part>,
  isNeeded: boolean,
): { readonly loaded: Part | null; readonly missing: MissingPart | null } {
  const loaded = useLoaded(part);
  const [failure, setFailure] = useState<PartFailure | null>(null);
  if (!isNeeded && failure !== null) setFailure(null);
  const isAwaited = isNeeded && loaded === null && failure === null;

  useEffect(() => {
    if (!isAwaited) return;
    let isWanted = true;
    part.load().catch(async (error: unknown) => {
      console.warn("A part of the application could not be loaded.", error);
      const found = part.isOptional ? dispensable : await recoverPart(part, { isAsked: false });
      if (isWanted) setFailure(found);
    });
    return () => {
      isWanted = false;
    };
  }, [part, isAwaited]);

  useEffect(() => {
    if (!failure?.isOffline) return;
    return onConnected(() => {
      void recoverPart(part, { isAsked: false }).then((found) => found && setFailure(found));
    });
  }, [part, failure]);

  if (loaded !== null || failure === null) return { loaded, missing: null };
  const retry = () =>
    void recoverPart(part, { isAsked: true }).then((found) => found && setFailure(found));
  return { loaded, missing: { ...failure, retry } };
}

const dispensable: PartFailure = { isOffline: false, kept: null };

/** For a small part: where it cannot be had, a toast says so, and `onMissing` is called once. */
export function useLate<Part>(
  part: LatePart<Part>,
  isNeeded: boolean,
  onMissing?: () => void,
): Part | null {
  const { loaded, missing } = useLatePart(part, isNeeded);
  const showMissing = useMissingToast();
  const isMissing = missing !== null;
  const report = useEffectEvent(() => {
    if (missing !== null && !part.isOptional) showMissing(part, missing);
    onMissing?.();
  });
  useEffect(() => {
    if (isMissing) report();
  }, [isMissing]);
  return loaded;
}

/** What is on the screen changes with a part, such as every select: that is drawn in parts, and keys are heard. */
function useLoaded<Part>(part: LatePart<Part>): Part | null {
  const [loaded, setLoaded] = useState(part.current);
  useEffect(() => {
    const take = () => startTransition(() => setLoaded(part.current));
    take();
    return part.subscribe(take);
  }, [part]);
  return loaded;
}

/** In milliseconds: the page that has just been drawn comes first, and what it still waits for. */
const restFirst = 3000;
/** What shows that somebody is there, and may press something any moment. */
const signs = ["pointerdown", "pointermove"] as const;
/** In milliseconds: whoever types waits for no part, and no key waits for one. */
const keysFirst = 1000;

/**
 * Fetches the parts one after another once the page has come to rest, so that no press has to wait for one.
 * Called when the first view stands; returns what gives it up.
 */
export function loadLateParts(): () => void {
  const timer = setTimeout(begin, restFirst);
  for (const sign of signs) window.addEventListener(sign, begin, { capture: true, passive: true });
  window.addEventListener("keydown", noteKey, { capture: true, passive: true });

  function cease(): void {
    clearTimeout(timer);
    for (const sign of signs) window.removeEventListener(sign, begin, { capture: true });
  }

  function begin(): void {
    cease();
    void loadInTurn();
  }

  return () => {
    cease();
    window.removeEventListener("keydown", noteKey, { capture: true });
  };
}

let lastKey = Number.NEGATIVE_INFINITY;

function noteKey(): void {
  lastKey = performance.now();
}

async function loadInTurn(): Promise<void> {
  // A part that is loaded may know of others, which join the list.
  for (const part of soon) {
    await noKeys();
    await part.load().catch(() => {
      // Whoever needs it asks again, and is told.
    });
    await idle();
  }
}

async function noKeys(): Promise<void> {
  const left = lastKey + keysFirst - performance.now();
  if (left <= 0) return;
  await new Promise((resolve) => setTimeout(resolve, left));
  await noKeys();
}

/** Until the page has nothing else to do; where the browser cannot say when, one turn. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => resolve(), { timeout: 500 });
    else setTimeout(resolve);
  });
}
