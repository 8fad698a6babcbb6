import { useSyncExternalStore } from "react";
import { abortAfter } from "./request-timeout.ts";

/** Time between two checks of a lost connection. */
const probeIntervalMs = 5000;

const listeners = new Set<() => void>();
let isReachable = true;
let nextProbe: ReturnType<typeof setTimeout> | null = null;

function setReachable(next: boolean): void {
  if (next === isReachable) return;
  isReachable = next;
  for (const listener of listeners) listener();
}

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
    setReachable(true);
  } catch {
    setReachable(false);
    nextProbe = setTimeout(() => void probeConnection(), probeIntervalMs);
  }
  return isReachable;
}

/** Calls the listener when the server can be reached again; returns what unsubscribes it. */
export function onConnected(listener: () => void): () => void {
  return subscribe(() => isReachable && listener());
}

function subscribe(listener: () => void): () => void {
  const lose = () => setReachable(false);
  const probe = () => void probeConnection();
  listeners.add(listener);
  window.addEventListener("offline", lose);
  window.addEventListener("online", probe);
  if (!navigator.onLine) lose();
  return () => {
    listeners.delete(listener);
    window.removeEventListener("offline", lose);
    window.removeEventListener("online", probe);
  };
}

/** Whether the network is known to be lost. */
export function isOffline(): boolean {
  return !isReachable || !navigator.onLine;
}

/** Whether the server can be reached, as far as is known. */
export function useConnection(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isReachable,
    () => true,
  );
}
