import { rounds } from "./row.ts";

type Sides<Value> = Readonly<Record<"peer" | "product", Value>>;

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error("Nothing was measured.");
  return middle;
}

/** What so many measurements returned, one after the other. */
export async function repeat<Result>(
  measure: () => Promise<Result>,
  times = rounds,
): Promise<Result[]> {
  const results: Result[] = [];
  while (results.length < times) results.push(await measure());
  return results;
}

/** Measures peer and product in turn, so that other load on the machine meets both; who begins alternates. */
export async function inTurn<Result>(
  measure: Sides<() => Promise<Result>>,
  times = rounds,
): Promise<Sides<Result[]>> {
  const results = { peer: [] as Result[], product: [] as Result[] };
  for (let round = 0; round < times; round += 1) {
    const order = ["peer", "product"] as const;
    for (const side of round % 2 === 0 ? order : order.toReversed()) {
      results[side].push(await measure[side]());
    }
  }
  return results;
}

export function medians<Result>(
  results: Sides<readonly Result[]>,
  read: (result: Result) => number,
): Sides<number> {
  return { peer: median(results.peer.map(read)), product: median(results.product.map(read)) };
}
