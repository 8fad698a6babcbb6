import type { LogPoint, PowerLaw } from "./power-law.ts";

/** In natural logarithms of the area: sizes within a factor of about 1.4 inform each other. */
const bandwidth = 0.35;

/**
 * One point a size: the power law there, moved by the average distance of the prices near that size from it, of which
 * nearer ones weigh more. So works of one size at several prices become one price between them.
 */
export function smoothAlong(points: readonly LogPoint[], law: PowerLaw): LogPoint[] {
  const sorted = points.toSorted((one, other) => one.x - other.x);
  const residuals = sorted.map(({ x, y }) => y - law.intercept - law.exponent * x);
  const smoothed: LogPoint[] = [];
  let first = 0;
  for (const [index, { x }] of sorted.entries()) {
    if (index > 0 && sorted[index - 1]?.x === x) continue;
    while ((sorted[first]?.x ?? x) < x - bandwidth) first += 1;
    let sum = 0;
    let total = 0;
    for (let near = first; near < sorted.length; near += 1) {
      const point = sorted[near];
      if (point === undefined || point.x > x + bandwidth) break;
      const weight = point.weight * tricube((point.x - x) / bandwidth);
      sum += weight * (residuals[near] ?? 0);
      total += weight;
    }
    const { intercept, exponent } = law;
    smoothed.push({ x, y: intercept + exponent * x + sum / total, weight: total });
  }
  return smoothed;
}

/** Cleveland's weight: 1 at distance 0, 0 from distance 1 on. */
function tricube(distance: number): number {
  return cube(Math.max(0, 1 - cube(Math.abs(distance))));
}

function cube(value: number): number {
  return value * value * value;
}
