import { distinctSizes, type FaceSize, sizeKey, standardSizes } from "#schema/price-list/sizes.ts";
import type { Units } from "#schema/units.ts";

/** A size of the list: one row, whichever side is the longer. */
export interface ListRow extends FaceSize {
  readonly key: string;
}

/** The standard sizes and the artist's own, in the order of the area; each once. */
export function listRows(units: Units, ownSizes: readonly FaceSize[]): ListRow[] {
  return distinctSizes([...standardSizes(units), ...ownSizes]).map((size) => ({
    key: sizeKey(size),
    ...size,
  }));
}

/** Rows run in groups of four: whether a line is drawn below this one. */
export function endsGroup(index: number, rows: number): boolean {
  return index % 4 === 3 && index < rows - 1;
}
