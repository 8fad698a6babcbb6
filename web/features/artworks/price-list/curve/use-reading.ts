import { useCallback, useDeferredValue, useMemo, useState, useSyncExternalStore } from "react";
import type { Medium } from "#schema/media.ts";
import type { Mark } from "./marks.ts";

/**
 * Which work is read. It is a store of its own, so that a pointer over the curve renders again only what subscribes to
 * it, and in the frame of its move.
 */
export interface Reading {
  readonly current: () => Mark | null;
  /** With null no work is read. */
  readonly read: (id: string | null) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

interface Choice {
  readonly medium: Medium | null;
  readonly id: string | null;
}

/** At first the newest work of the medium in focus is read, and again with another medium. */
export function useReading(marks: readonly Mark[], medium: Medium | null): Reading {
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
      read: (id) => choice.choose({ medium, id }),
      subscribe: choice.subscribe,
    };
  }, [choice, marks, medium]);
}

/** The work that is read, for what follows the pointer. */
export function useReadMark({ subscribe, current }: Reading): Mark | null {
  return useSyncExternalStore(subscribe, current);
}

/** Milliseconds: shorter than the eye needs from the curve to the words beside it. */
const restTime = 250;

/**
 * The work that is read once no other one has followed it. Works that the pointer only passes over are not put in words: the
 * words are as much to render and lay out as the next move has time for.
 */
export function useRestedMark({ subscribe, current }: Reading): Mark | null {
  const subscribeToRests = useCallback(
    (listener: () => void) => {
      let timer: number | undefined;
      const unsubscribe = subscribe(() => {
        window.clearTimeout(timer);
        timer = window.setTimeout(listener, restTime);
      });
      return () => {
        window.clearTimeout(timer);
        unsubscribe();
      };
    },
    [subscribe],
  );
  return useDeferredValue(useSyncExternalStore(subscribeToRests, current));
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
