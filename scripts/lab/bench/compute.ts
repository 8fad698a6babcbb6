import { performance } from "node:perf_hooks";

/** How often a calculation is called for one time. */
const calls = 5;

/** The results are added up, so that no call can be optimized away. */
let sum = 0;

/** The milliseconds of a call that computes a number. */
export function time(call: () => number): number {
  const started = performance.now();
  for (let turn = 0; turn < calls; turn += 1) sum += call();
  const took = (performance.now() - started) / calls;
  if (!Number.isFinite(sum)) throw new Error("A result was not a number.");
  return took;
}

/** Between 0 and 1, unordered, the same each time. */
export function scatter(index: number): number {
  return ((index * 7919) % 10_007) / 10_007;
}
