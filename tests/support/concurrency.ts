/** Runs for each item, `count` at a time; the results are in the items' order. */
export async function runConcurrently<Item, Result>(
  items: readonly Item[],
  run: (item: Item, index: number) => Promise<Result>,
  lanes = 8,
): Promise<Result[]> {
  const queue = items.entries();
  const results: Result[] = [];
  const lane = async () => {
    // One iterator for all lanes: each takes the next item.
    for (const [index, item] of queue) results[index] = await run(item, index);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}

/** Starts this so many times at once; the results, in the order of the starts. */
export function atOnce<Result>(
  count: number,
  start: (index: number) => Promise<Result>,
): Promise<Result[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => start(index)));
}

/** Runs for these seeds. Returns the lists of faults that are not empty. */
export async function faultsOfSeeds(
  seeds: readonly number[],
  run: (seed: number) => Promise<string[]>,
): Promise<string[][]> {
  const faults = await runConcurrently(seeds, run);
  return faults.filter((found) => found.length > 0);
}
