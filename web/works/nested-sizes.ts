import type { FaceSize } from "#schema/price-lists/sizes.ts";

/** How many sizes are drawn inside each other. */
const mostNested = 6;
/** Each has room for its name beside the next smaller one. */
const nestedRoom = 0.8;

/** A few sizes of a list, from the largest on, that fit inside each other. `sizes` has the smallest first. */
export function nestedSizes(sizes: readonly FaceSize[]): FaceSize[] {
  const nested: FaceSize[] = [];
  for (const size of sizes.toReversed()) {
    const last = nested.at(-1);
    if (last === undefined || fitsInside(size, last)) nested.push(size);
    if (nested.length === mostNested) break;
  }
  return nested;
}

function fitsInside(one: FaceSize, other: FaceSize): boolean {
  return (
    shortSide(one) <= shortSide(other) * nestedRoom && longSide(one) <= longSide(other) * nestedRoom
  );
}

/** In inches. */
export function shortSide({ widthInches, heightInches }: FaceSize): number {
  return Math.min(widthInches, heightInches);
}

/** In inches. */
export function longSide({ widthInches, heightInches }: FaceSize): number {
  return Math.max(widthInches, heightInches);
}
