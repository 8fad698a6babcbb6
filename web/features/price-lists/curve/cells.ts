import type { Point } from "./boxes.ts";

/** In pixels. */
export const cellSize = 8;

export interface Cell {
  readonly left: number;
  readonly top: number;
  /** From above 0 to 1, for the fullest. */
  readonly darkness: number;
}

/** The least opacity, at which a single work can still be seen. */
const faintest = 0.2;

/** Points merged into squares: the more of them, the darker. */
export function cellsOf(points: readonly Point[]): Cell[] {
  const counts = new Map<string, { readonly left: number; readonly top: number; count: number }>();
  for (const { x, y } of points) {
    const left = Math.floor(x / cellSize) * cellSize;
    const top = Math.floor(y / cellSize) * cellSize;
    const key = `${left} ${top}`;
    const cell = counts.get(key) ?? { left, top, count: 0 };
    cell.count += 1;
    counts.set(key, cell);
  }
  const cells = [...counts.values()];
  const fullest = cells.reduce((most, { count }) => Math.max(most, count), 1);
  return cells.map(({ left, top, count }) => ({
    left,
    top,
    darkness: faintest + (1 - faintest) * Math.sqrt((count - 1) / Math.max(1, fullest - 1)),
  }));
}
