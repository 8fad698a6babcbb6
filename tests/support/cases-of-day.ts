// In days since 1970. A process that is started after midnight has the day of the one that started it.
process.env.DAY_OF_CASES ??= String(Math.floor(Date.now() / 86_400_000));
const day = Number(process.env.DAY_OF_CASES);

/** Whether the case at an index is tried today: each day has another of the `parts`, and `ALL_CASES=1` has all. */
export function isCaseOfDay(index: number, parts: number): boolean {
  return process.env.ALL_CASES === "1" || index % parts === day % parts;
}

/** The cases that are tried today, of a list of them. */
export function casesOfDay<Case>(cases: readonly Case[], parts: number): Case[] {
  return cases.filter((_, index) => isCaseOfDay(index, parts));
}

/** The seeds from 1 to `count` that are tried today. */
export function seedsOfDay(count: number, parts: number): number[] {
  return casesOfDay(
    Array.from({ length: count }, (_, index) => index + 1),
    parts,
  );
}
