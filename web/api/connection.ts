import { useSyncExternalStore } from "react";
import { abortAfter } from "./request-timeout.ts";

/** How long until a lost network is looked for again, in milliseconds. */
const probeInterval = 5000;

const listeners = new Set<() => void>();
let isReachable = true;
let nextProbe: ReturnType<typeof setTimeout> | null = null;

function setReachable(next: boolean): void {
  if (next === isReachable) return;
  isReachable = next;
  for (const listener of listeners) listener();
}

/**
 * Asks for something small that nothing keeps. One request that failed may have its own reasons; when this
 * one fails too, there is no network, whatever the browser believes. Returns whether there is one.
 */
export async function probeConnection(): Promise<boolean> {
  if (nextProbe !== null) clearTimeout(nextProbe);
  nextProbe = null;
  try {
    const signal = abortAfter(probeInterval);
    await fetch("/manifest.webmanifest", { method: "HEAD", cache: "no-store", signal });
    setReachable(true);
  } catch {
    setReachable(false);
    nextProbe = setTimeout(() => void probeConnection(), probeInterval);
  }
  return isReachable;
}

/** Calls once the server can be reached again; returns what gives that up. */
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

/** Whether it is known that there is no network. */
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
