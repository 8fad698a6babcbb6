import { createRandom } from "../lib/random.ts";
import type { Canvas } from "./canvas.ts";

/** What differs between the bristles of one loaded brush, each a list over its width, from 0 to 1. */
export interface BrushHead {
  readonly bristles: number;
  /** How late a bristle touches down, and how early it lifts. */
  readonly lag: Float32Array;
  readonly lift: Float32Array;
  /** How much paint it carries. */
  readonly load: Float32Array;
  /** How much of the second colour it picked up. */
  readonly tint: Float32Array;
}

/** Bristles clot: a hair differs a little from its neighbour, a clump a lot from the next. */
export function loadBrush({ noise, random }: Canvas, widthPx: number): BrushHead {
  // One draw a brush, however many bristles it has: a seed composes the same picture at any size.
  const own = createRandom(random.next() * 2 ** 32);
  const bristles = Math.max(3, Math.ceil(widthPx / 1.8));
  const clumps = (size: number) => {
    const row = own.between(0, 200);
    return new Float32Array(bristles + 2).map(
      (_, index) => 0.35 * own.next() + 0.65 * noise(row + index / size, row),
    );
  };
  return { bristles, lag: clumps(5), lift: clumps(5), load: clumps(3.5), tint: clumps(7) };
}
