import { round } from "#web/works/curve/scales.ts";
import type { Point } from "./boxes.ts";

/** Circles as one path: two thousand of them are one element. */
export function circlesPath(points: readonly Point[], radius: number): string {
  const half = `a${radius} ${radius} 0 1 0`;
  return points
    .map(({ x, y }) => `M${round(x - radius)} ${y}${half} ${2 * radius} 0${half} ${-2 * radius} 0z`)
    .join("");
}

/** Dealt out like cards: where points of several layers meet, the layers show through each other. */
export function inLayers<Item>(items: readonly Item[], layers: number): Item[][] {
  return Array.from({ length: Math.min(layers, items.length) }, (_, layer) =>
    items.filter((_, index) => index % layers === layer),
  );
}
