import { useEffect, useEffectEvent } from "react";

/** How much unsaved input a reload would restore, from best to worst. */
const extents = ["all", "exceptPicture", "nothing"] as const;
export type StoredExtent = (typeof extents)[number];

/** Stores unsaved input, and returns how much of it fits; null if there is none. */
type StoreInput = () => StoredExtent | null;

const inputs = new Set<StoreInput>();

/** Returns what unregisters it. */
export function registerUnsavedInput(storeInput: StoreInput): () => void {
  inputs.add(storeInput);
  return () => void inputs.delete(storeInput);
}

/** Registers the input of a component while it is mounted. */
export function useUnsavedInput(storeInput: StoreInput): void {
  const storeLatest = useEffectEvent(storeInput);
  useEffect(() => registerUnsavedInput(() => storeLatest()), []);
}

/** Stores all unsaved input, and returns the worst result. */
export function storeUnsavedInput(): StoredExtent | null {
  const results = new Set([...inputs].map((storeInput) => storeInput()));
  return extents.findLast((extent) => results.has(extent)) ?? null;
}

/** For text only, which is stored completely or not at all. */
export function wholeOrNothing(isStored: boolean): StoredExtent {
  return isStored ? "all" : "nothing";
}
