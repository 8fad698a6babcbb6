import { useDeferredValue, useEffect, useMemo, useState } from "react";
import type { Medium } from "#schema/artworks/media.ts";
import { createStore, type ReadableStore, useStore } from "#web/browser/store.ts";
import type { Mark } from "./marks.ts";

/**
 * Which work is inspected. It is a store of its own, so that a pointer over the curve renders again only what
 * subscribes to it, and in the frame of its move.
 */
export interface InspectedWork extends ReadableStore<Mark | null> {
  /** With null no work is inspected. */
  readonly inspect: (id: string | null) => void;
}

interface Choice {
  readonly medium: Medium | null;
  readonly id: string | null;
}

/** At first the newest work of the medium in focus is inspected, and again with another medium. */
export function useInspectedWork(marks: readonly Mark[], medium: Medium | null): InspectedWork {
  const [choice] = useState(() => createStore<Choice | null>(null));
  return useMemo(() => {
    const byId = new Map(marks.map((mark) => [mark.id, mark]));
    const newest = marks.find(({ isInFocus }) => isInFocus) ?? null;
    return {
      get() {
        const chosen = choice.get();
        if (chosen === null || chosen.medium !== medium) return newest;
        return chosen.id === null ? null : (byId.get(chosen.id) ?? null);
      },
      inspect: (id) => choice.set({ medium, id }),
      subscribe: choice.subscribe,
    };
  }, [choice, marks, medium]);
}

/** The work that is inspected, for what follows the pointer. */
export function useInspectedMark(inspected: InspectedWork): Mark | null {
  return useStore(inspected);
}

/** Shorter than the eye needs from the curve to the words beside it. */
const debounceMs = 250;

/**
 * The work that is inspected once no other one has followed it. Works that the pointer only passes over are not put in
 * words, whatever else is rendered meanwhile: the words are as much to render and lay out as the next move has time for.
 */
export function useDebouncedMark(inspected: InspectedWork): Mark | null {
  const [shown, setShown] = useState({ inspected, mark: inspected.get() });
  if (shown.inspected !== inspected) setShown({ inspected, mark: inspected.get() });
  useEffect(() => {
    let timer: number | undefined;
    const show = () => setShown({ inspected, mark: inspected.get() });
    const unsubscribe = inspected.subscribe(() => {
      window.clearTimeout(timer);
      timer = window.setTimeout(show, debounceMs);
    });
    return () => {
      window.clearTimeout(timer);
      unsubscribe();
    };
  }, [inspected]);
  return useDeferredValue(shown.mark);
}
