const day = Math.floor(Date.now() / 86_400_000);

/** Whether the case at an index is tried today: each day has another of the `parts`, and `ALL_CASES=1` has all. */
export function isCaseOfDay(index: number, parts: number): boolean {
  return process.env.ALL_CASES === "1" || index % parts === day % parts;
}
