import { useEffect, useEffectEvent } from "react";

/** How much unsaved input a reload would restore, from best to worst. */
const degrees = ["all", "exceptPicture", "nothing"] as const;
export type Kept = (typeof degrees)[number];

/** Writes unsaved input to browser storage; null if there is none. */
type KeepInput = () => Kept | null;

const inputs = new Set<KeepInput>();

/** Returns what unregisters it. */
export function registerUnsavedInput(keep: KeepInput): () => void {
  inputs.add(keep);
  return () => void inputs.delete(keep);
}

/** Registers the input of a component while it is mounted. */
export function useUnsavedInput(keep: KeepInput): void {
  const keepLatest = useEffectEvent(keep);
  useEffect(() => registerUnsavedInput(() => keepLatest()), []);
}

/** Writes all unsaved input, and returns the worst result. */
export function keepUnsavedInput(): Kept | null {
  const kept = new Set([...inputs].map((keep) => keep()));
  return degrees.findLast((degree) => kept.has(degree)) ?? null;
}

/** For text only, of which a full storage keeps nothing. */
export function wholeOrNothing(isKept: boolean): Kept {
  return isKept ? "all" : "nothing";
}
