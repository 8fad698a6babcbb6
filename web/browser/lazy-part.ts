import { startTransition, useEffect, useState } from "react";
import { onConnected } from "#web/browser/connection.ts";
import { forgetReloadFor, type PartFailure, recoverPart } from "./recover-part.ts";
import { createStore, type ReadableStore } from "./store.ts";

/** A part of the application that is loaded after the first view; null until it is loaded. */
export interface LazyPart<Part> extends ReadableStore<Part | null> {
  /** Names it to the page after a reload. */
  readonly name: string;
  /** If it cannot be loaded, the page is not reloaded for it. */
  readonly isOptional: boolean;
  /** Rejects if it cannot be loaded; the next call tries again, as far as the browser does. */
  readonly load: () => Promise<unknown>;
}

/** What `prefetchParts` loads, in the order in which the parts are defined. */
export const prefetchedParts: LazyPart<unknown>[] = [];

interface LazyOptions {
  /** Loaded when it is needed, and not before. */
  readonly isRare?: boolean;
  readonly isOptional?: boolean;
}

/**
 * Defines a part by its name and its import: `lazyPart("about", () => import("./about-dialog.tsx"))`. Decision 021
 * says why this is not React.lazy.
 */
export function lazyPart<Part>(
  name: string,
  importPart: () => Promise<Part>,
  { isRare = false, isOptional = false }: LazyOptions = {},
): LazyPart<Part> {
  const { get, set, subscribe } = createStore<Part | null>(null);
  let loading: Promise<void> | null = null;

  async function importOnce(): Promise<void> {
    try {
      const loaded = await importPart();
      forgetReloadFor({ name });
      set(loaded);
    } finally {
      loading = null;
    }
  }

  const part: LazyPart<Part> = {
    name,
    isOptional,
    load: async () => {
      if (get() !== null) return;
      loading ??= importOnce();
      await loading;
    },
    get,
    subscribe,
  };
  if (!isRare) prefetchedParts.push(part);
  return part;
}

/** A part that is needed and cannot be loaded, with a way to try again. */
export interface MissingPart extends PartFailure {
  readonly retry: () => void;
}

/**
 * Loads a part when it is needed, unless it has been prefetched. While it is loading, `loaded` and `missing` are both
 * null.
 */
export function useLazyPart<Part>(
  part: LazyPart<Part>,
  isNeeded: boolean,
): { readonly loaded: Part | null; readonly missing: MissingPart | null } {
  const loaded = useLoaded(part);
  const [failure, setFailure] = useState<PartFailure | null>(null);
  if (!isNeeded && failure !== null) setFailure(null);
  const isLoading = isNeeded && loaded === null && failure === null;

  useEffect(() => {
    if (!isLoading) return;
    let isCurrent = true;
    part.load().catch(async (error: unknown) => {
      console.warn("A part of the application could not be loaded.", error);
      const found = part.isOptional ? dispensable : await recoverPart(part);
      if (isCurrent) setFailure(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [part, isLoading]);

  useEffect(() => {
    if (!failure?.isOffline) return;
    return onConnected(() => {
      void recoverPart(part).then((found) => found && setFailure(found));
    });
  }, [part, failure]);

  if (loaded !== null || failure === null) return { loaded, missing: null };
  const retry = () =>
    void recoverPart(part, { isRequested: true }).then((found) => found && setFailure(found));
  return { loaded, missing: { ...failure, retry } };
}

const dispensable: PartFailure = { isOffline: false, kept: null };

/** In a transition, because a part may render much of the page anew, such as every select: typing is not blocked. */
function useLoaded<Part>(part: LazyPart<Part>): Part | null {
  const [loaded, setLoaded] = useState(part.get);
  useEffect(() => {
    const update = () => startTransition(() => setLoaded(part.get));
    update();
    return part.subscribe(update);
  }, [part]);
  return loaded;
}
