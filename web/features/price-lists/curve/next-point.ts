import { areaOf, type FaceSize, sizeKey } from "#schema/price-lists/sizes.ts";

/** What the arrow keys go through. */
interface CurvePoint extends FaceSize {
  readonly id: string;
  readonly cents: number;
}

type Column<Item> = readonly Item[];

/** The points of each size, in the order of the price; the sizes in the order of the area. */
export function pointsBySize<Item extends CurvePoint>(points: readonly Item[]): Column<Item>[] {
  const bySize = [...Map.groupBy(points, sizeKey).values()];
  return bySize
    .map((column) => column.toSorted((one, other) => one.cents - other.cents))
    .toSorted((one, other) => areaOfColumn(one) - areaOfColumn(other));
}

function areaOfColumn([first]: Column<CurvePoint>): number {
  return first ? areaOf(first) : 0;
}

/**
 * Where a key leads from a point: left and right to the size beside it, at the nearest price, up and down between works
 * of one size. Null for another key, and where nothing is left in that direction.
 */
export function nextPoint<Item extends CurvePoint>(
  columns: readonly Column<Item>[],
  from: string | null,
  key: string,
): Item | null {
  const current = columns.findIndex((column) => column.some(({ id }) => id === from));
  const column = columns[current];
  const row = column?.findIndex(({ id }) => id === from) ?? -1;
  const point = column?.[row];
  switch (key) {
    case "Home":
      return columns[0]?.[0] ?? null;
    case "End":
      return columns.at(-1)?.at(-1) ?? null;
    case "ArrowLeft":
      return point ? nearestIn(columns[current - 1], point) : (columns.at(-1)?.[0] ?? null);
    case "ArrowRight":
      return point ? nearestIn(columns[current + 1], point) : (columns[0]?.[0] ?? null);
    case "ArrowUp":
      return point ? (column?.[row + 1] ?? null) : (columns[0]?.[0] ?? null);
    case "ArrowDown":
      return point ? (column?.[row - 1] ?? null) : (columns[0]?.at(-1) ?? null);
    default:
      return null;
  }
}

function nearestIn<Item extends CurvePoint>(
  column: Column<Item> | undefined,
  { cents }: CurvePoint,
): Item | null {
  const byDistance = column?.toSorted(
    (one, other) => Math.abs(one.cents - cents) - Math.abs(other.cents - cents),
  );
  return byDistance?.[0] ?? null;
}
