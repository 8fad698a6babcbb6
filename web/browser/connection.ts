import { abortAfter } from "./request-timeout.ts";
import { createStore, useStore } from "./store.ts";

/** Time between two checks of a lost connection. */
const probeIntervalMs = 5000;

const reachable = createStore(true);
let nextProbe: ReturnType<typeof setTimeout> | null = null;

/**
 * Requests something small that is never cached. One failed request may have its own reasons; if this one fails too,
 * there is no network, whatever the browser reports. Returns whether there is one.
 */
export async function probeConnection(): Promise<boolean> {
  if (nextProbe !== null) clearTimeout(nextProbe);
  nextProbe = null;
  try {
    const signal = abortAfter(probeIntervalMs);
    await fetch("/manifest.webmanifest", { method: "HEAD", cache: "no-store", signal });
    reachable.set(true);
  } catch {
    reachable.set(false);
    nextProbe = setTimeout(() => void probeConnection(), probeIntervalMs);
  }
  return reachable.get();
}

/** Calls the listener when the server can be reached again; returns what unsubscribes it. */
export function onConnected(listener: () => void): () => void {
  return subscribe(() => reachable.get() && listener());
}

function subscribe(listener: () => void): () => void {
  const lose = () => reachable.set(false);
  const probe = () => void probeConnection();
  const unsubscribe = reachable.subscribe(listener);
  window.addEventListener("offline", lose);
  window.addEventListener("online", probe);
  if (!navigator.onLine) lose();
  return () => {
    unsubscribe();
    window.removeEventListener("offline", lose);
    window.removeEventListener("online", probe);
  };
}

/** Whether the network is known to be lost. */
export function isOffline(): boolean {
  return !reachable.get() || !navigator.onLine;
}

/** Whether the server can be reached, as far as is known. */
export function useConnection(): boolean {
  return useStore({ subscribe, get: reachable.get });
}
