import { useSyncExternalStore } from "react";

/** A value that lives outside of React, as those see it who follow it. */
export interface ReadableStore<Value> {
  readonly get: () => Value;
  /** Calls the listener after each change; returns what unsubscribes it. */
  readonly subscribe: (listener: () => void) => () => void;
}

export interface Store<Value> extends ReadableStore<Value> {
  readonly set: (next: Value) => void;
}

export function createStore<Value>(initial: Value): Store<Value> {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    get: () => value,
    set(next) {
      if (next === value) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export function useStore<Value>({ subscribe, get }: ReadableStore<Value>): Value {
  return useSyncExternalStore(subscribe, get, get);
}
