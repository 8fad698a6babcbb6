import { useEffect, useEffectEvent } from "react";

/** How much of what is typed and not saved would be there after a reload, from best to worst. */
const degrees = ["all", "exceptPicture", "nothing"] as const;
export type Kept = (typeof degrees)[number];

/** Writes what is typed and not saved to the browser's storage; null where nothing is. */
type KeepInput = () => Kept | null;

const inputs = new Set<KeepInput>();

/** Returns what takes it off the list again. */
export function registerUnsavedInput(keep: KeepInput): () => void {
  inputs.add(keep);
  return () => void inputs.delete(keep);
}

/** Lists what a component holds, for as long as it is on the page. */
export function useUnsavedInput(keep: KeepInput): void {
  const keepLatest = useEffectEvent(keep);
  useEffect(() => registerUnsavedInput(() => keepLatest()), []);
}

/** Writes all that is typed and not saved, and returns how the worst kept of it fares. */
export function keepUnsavedInput(): Kept | null {
  const kept = new Set([...inputs].map((keep) => keep()));
  return degrees.findLast((degree) => kept.has(degree)) ?? null;
}

/** For text alone, of which a full storage keeps nothing. */
export function wholeOrNothing(isKept: boolean): Kept {
  return isKept ? "all" : "nothing";
}
