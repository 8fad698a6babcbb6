import { areaOf, type FaceSize, sizeKey } from "#schema/price-list/sizes.ts";

/** What the arrow keys go through. */
export interface Stop extends FaceSize {
  readonly id: string;
  readonly cents: number;
}

type Column<Item> = readonly Item[];

/** The stops of each size, in the order of the price; the sizes in the order of the area. */
export function columnsOf<Item extends Stop>(stops: readonly Item[]): Column<Item>[] {
  const bySize = [...Map.groupBy(stops, sizeKey).values()];
  return bySize
    .map((column) => column.toSorted((one, other) => one.cents - other.cents))
    .toSorted((one, other) => areaOfColumn(one) - areaOfColumn(other));
}

function areaOfColumn([first]: Column<Stop>): number {
  return first ? areaOf(first) : 0;
}

/**
 * Where a key leads from a stop: left and right to the size beside it, at the nearest price, up and down between works
 * of one size. Null for another key, and where nothing is left in that direction.
 */
export function walk<Item extends Stop>(
  columns: readonly Column<Item>[],
  from: string | null,
  key: string,
): Item | null {
  const current = columns.findIndex((column) => column.some(({ id }) => id === from));
  const column = columns[current];
  const row = column?.findIndex(({ id }) => id === from) ?? -1;
  const stop = column?.[row];
  switch (key) {
    case "Home":
      return columns[0]?.[0] ?? null;
    case "End":
      return columns.at(-1)?.at(-1) ?? null;
    case "ArrowLeft":
      return stop ? nearestIn(columns[current - 1], stop) : (columns.at(-1)?.[0] ?? null);
    case "ArrowRight":
      return stop ? nearestIn(columns[current + 1], stop) : (columns[0]?.[0] ?? null);
    case "ArrowUp":
      return stop ? (column?.[row + 1] ?? null) : (columns[0]?.[0] ?? null);
    case "ArrowDown":
      return stop ? (column?.[row - 1] ?? null) : (columns[0]?.at(-1) ?? null);
    default:
      return null;
  }
}

function nearestIn<Item extends Stop>(
  column: Column<Item> | undefined,
  { cents }: Stop,
): Item | null {
  const byDistance = column?.toSorted(
    (one, other) => Math.abs(one.cents - cents) - Math.abs(other.cents - cents),
  );
  return byDistance?.[0] ?? null;
}
