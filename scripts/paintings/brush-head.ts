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
  const bristles = Math.max(3, Math.ceil(widthPx / 1.8));
  const clumps = (size: number) => {
    const row = random.between(0, 200);
    return Float32Array.from(
      { length: bristles + 2 },
      (_, index) => 0.35 * random.next() + 0.65 * noise(row + index / size, row),
    );
  };
  return { bristles, lag: clumps(5), lift: clumps(5), load: clumps(3.5), tint: clumps(7) };
}

/** A list's value between two bristles. */
export function at(list: Float32Array, place: number): number {
  const index = Math.floor(place);
  const from = list[index] ?? 0;
  return from + ((list[index + 1] ?? from) - from) * (place - index);
}
