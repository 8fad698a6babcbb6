import type { Point } from "./boxes.ts";

/** Finds the point nearest to another one, of thousands within a millisecond. */
interface Index<Item extends Point> {
  /** The nearest item that is not farther, in pixels; null where there is none. */
  readonly nearest: (to: Point, within: number) => Item | null;
}

/** The items by x: only a strip as wide as the search is looked at. */
export function indexByX<Item extends Point>(items: readonly Item[]): Index<Item> {
  const sorted = items.toSorted((one, other) => one.x - other.x);
  return {
    nearest({ x, y }, within) {
      let found: Item | null = null;
      let least = within ** 2;
      for (let index = firstFrom(sorted, x - within); index < sorted.length; index += 1) {
        const item = sorted[index];
        if (item === undefined || item.x > x + within) break;
        const distance = (item.x - x) ** 2 + (item.y - y) ** 2;
        if (distance > least) continue;
        least = distance;
        found = item;
      }
      return found;
    },
  };
}

/** The index of the first item at `x` or to its right, by binary search. */
function firstFrom(sorted: readonly Point[], x: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle]?.x ?? x) < x) low = middle + 1;
    else high = middle;
  }
  return low;
}
