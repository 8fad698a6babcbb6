import type { Random } from "../lib/random.ts";
import type { Colour } from "./colour.ts";
import { createNoise, type Noise, tabulate } from "./noise.ts";

/** A ground with what lies on it. `relief` is how high the paint stands, `grain` how the ground does. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  /** The short side in pixels: brushes and edges are measured in it, so that any size looks alike. */
  readonly unit: number;
  /** Three values a pixel. */
  readonly paint: Float32Array;
  readonly relief: Float32Array;
  readonly grain: Float32Array;
  readonly noise: Noise;
  readonly streaks: Float32Array;
  readonly random: Random;
}

export type Ground = "linen" | "paper" | "rough paper" | "panel";

interface Size {
  readonly widthPx: number;
  readonly heightPx: number;
}

export function createCanvas(size: Size, random: Random, ground: Ground, tone: Colour): Canvas {
  const { widthPx: width, heightPx: height } = size;
  const noise = createNoise(random);
  const paint = new Float32Array(width * height * 3);
  for (let index = 0; index < paint.length; index += 3) {
    [paint[index], paint[index + 1], paint[index + 2]] = tone;
  }
  return {
    width,
    height,
    unit: Math.min(width, height),
    paint,
    relief: new Float32Array(width * height),
    grain: growGrain(width, height, ground, noise),
    noise,
    streaks: tabulate(noise),
    random,
  };
}

/** Lays colour over a pixel, as opaque as `alpha` says. */
export function lay(canvas: Canvas, pixel: number, colour: Colour, alpha: number): void {
  const { paint } = canvas;
  const at = pixel * 3;
  const kept = 1 - alpha;
  paint[at] = (paint[at] ?? 0) * kept + colour[0] * alpha;
  paint[at + 1] = (paint[at + 1] ?? 0) * kept + colour[1] * alpha;
  paint[at + 2] = (paint[at + 2] ?? 0) * kept + colour[2] * alpha;
}

/** Lays a mixture of two colours; the innermost step of every brush, so it allocates nothing. */
export function layBetween(
  { paint }: Canvas,
  pixel: number,
  from: Colour,
  to: Colour,
  share: number,
  alpha: number,
): void {
  const at = pixel * 3;
  const kept = 1 - alpha;
  paint[at] = (paint[at] ?? 0) * kept + (from[0] + (to[0] - from[0]) * share) * alpha;
  paint[at + 1] = (paint[at + 1] ?? 0) * kept + (from[1] + (to[1] - from[1]) * share) * alpha;
  paint[at + 2] = (paint[at + 2] ?? 0) * kept + (from[2] + (to[2] - from[2]) * share) * alpha;
}

/** Raises the paint of a pixel towards a height. */
export function raise(canvas: Canvas, pixel: number, height: number, alpha: number): void {
  const { relief } = canvas;
  relief[pixel] = (relief[pixel] ?? 0) * (1 - alpha * 0.8) + height * alpha;
}

/** Turns what is painted over, left to right. */
export function mirror({ width, height, paint, relief }: Canvas): void {
  for (let row = 0; row < height; row += 1) {
    const start = row * width;
    relief.subarray(start, start + width).reverse();
    // Reversing a row turns each pixel's parts around too: blue, green, red.
    const parts = paint.subarray(start * 3, (start + width) * 3).reverse();
    for (let at = 0; at < parts.length; at += 3) parts.subarray(at, at + 3).reverse();
  }
}

/** From 0 in the ground's hollows to 1 on its tops. */
function growGrain(width: number, height: number, ground: Ground, noise: Noise): Float32Array {
  const grain = new Float32Array(width * height);
  const tooth = teeth[ground];
  for (let y = 0, pixel = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, pixel += 1) grain[pixel] = tooth(noise, x, y);
  }
  return grain;
}

const teeth: Readonly<Record<Ground, (noise: Noise, x: number, y: number) => number>> = {
  linen: (noise, x, y) => {
    const thread = 0.5 + 0.25 * (Math.sin(x * 1.7) + Math.sin(y * 1.7));
    return 0.35 * thread + 0.65 * noise(x * 0.33, y * 0.33);
  },
  paper: (noise, x, y) => 0.6 * noise(x * 0.5, y * 0.5) + 0.4 * noise(x * 0.17, y * 0.17),
  "rough paper": (noise, x, y) =>
    0.5 * noise(x * 0.42, y * 0.42) + 0.5 * noise(x * 0.19 + 40, y * 0.23 + 9),
  panel: (noise, x, y) => 0.7 * noise(x * 0.025, y * 0.4) + 0.3 * noise(x * 0.3, y * 0.9),
};
