import { rounds } from "./row.ts";

export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((one, other) => one - other);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error("Nothing was measured.");
  return middle;
}

/**
 * The medians of measurements that take turns, so that whatever else the machine is at meets all alike. The
 * one that begins changes from round to round.
 */
export async function inTurn<Name extends string>(
  measurements: Readonly<Record<Name, () => Promise<number>>>,
  times = rounds,
): Promise<Record<Name, number>> {
  const names = Object.keys(measurements) as Name[];
  const figures = new Map<Name, number[]>(names.map((name) => [name, []]));
  for (let round = 0; round < times; round += 1) {
    const order = round % 2 === 0 ? names : names.toReversed();
    for (const name of order) figures.get(name)?.push(await measurements[name]());
  }
  return Object.fromEntries(names.map((name) => [name, median(figures.get(name) ?? [])])) as Record<
    Name,
    number
  >;
}
