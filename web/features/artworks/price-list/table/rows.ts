import type { FaceSize } from "#schema/price-list/sizes.ts";
import { sizeKey, standardSizes } from "#schema/price-list/sizes.ts";
import type { Units } from "#schema/units.ts";

/** A size of the list: one row, whichever side is the longer. */
export interface ListRow extends FaceSize {
  readonly key: string;
}

/** The standard sizes and the artist's own, in the order of the area; each once. */
export function listRows(units: Units, ownSizes: readonly FaceSize[]): ListRow[] {
  const rows = new Map<string, ListRow>();
  for (const { widthInches, heightInches } of [...standardSizes(units), ...ownSizes]) {
    const key = sizeKey({ widthInches, heightInches });
    if (!rows.has(key)) rows.set(key, { key, widthInches, heightInches });
  }
  return [...rows.values()].toSorted(
    (one, other) => areaOf(one) - areaOf(other) || one.key.localeCompare(other.key),
  );
}

function areaOf({ widthInches, heightInches }: FaceSize): number {
  return widthInches * heightInches;
}

/** Rows run in groups of four: whether a line is drawn below this one. */
export function endsGroup(index: number, rows: number): boolean {
  return index % 4 === 3 && index < rows - 1;
}
