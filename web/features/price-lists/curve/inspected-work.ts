import { useCallback, useDeferredValue, useMemo, useState, useSyncExternalStore } from "react";
import type { Medium } from "#schema/media.ts";
import type { Mark } from "./marks.ts";

/**
 * Which work is inspected. It is a store of its own, so that a pointer over the curve renders again only what
 * subscribes to it, and in the frame of its move.
 */
export interface InspectedWork {
  readonly current: () => Mark | null;
  /** With null no work is inspected. */
  readonly inspect: (id: string | null) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

interface Choice {
  readonly medium: Medium | null;
  readonly id: string | null;
}

/** At first the newest work of the medium in focus is inspected, and again with another medium. */
export function useInspectedWork(marks: readonly Mark[], medium: Medium | null): InspectedWork {
  const [choice] = useState(createChoice);
  return useMemo(() => {
    const byId = new Map(marks.map((mark) => [mark.id, mark]));
    const newest = marks.find(({ isInFocus }) => isInFocus) ?? null;
    return {
      current() {
        const chosen = choice.current();
        if (chosen === null || chosen.medium !== medium) return newest;
        return chosen.id === null ? null : (byId.get(chosen.id) ?? null);
      },
      inspect: (id) => choice.choose({ medium, id }),
      subscribe: choice.subscribe,
    };
  }, [choice, marks, medium]);
}

/** The work that is inspected, for what follows the pointer. */
export function useInspectedMark({ subscribe, current }: InspectedWork): Mark | null {
  return useSyncExternalStore(subscribe, current);
}

/** Shorter than the eye needs from the curve to the words beside it. */
const debounceMs = 250;

/**
 * The work that is inspected once no other one has followed it. Works that the pointer only passes over are not put in
 * words: the words are as much to render and lay out as the next move has time for.
 */
export function useDebouncedMark({ subscribe, current }: InspectedWork): Mark | null {
  const subscribeDebounced = useCallback(
    (listener: () => void) => {
      let timer: number | undefined;
      const unsubscribe = subscribe(() => {
        window.clearTimeout(timer);
        timer = window.setTimeout(listener, debounceMs);
      });
      return () => {
        window.clearTimeout(timer);
        unsubscribe();
      };
    },
    [subscribe],
  );
  return useDeferredValue(useSyncExternalStore(subscribeDebounced, current));
}

function createChoice() {
  const listeners = new Set<() => void>();
  let choice: Choice | null = null;
  return {
    current: () => choice,
    choose(next: Choice): void {
      choice = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
