import type { Canvas } from "./canvas.ts";

export interface Lighting {
  /** How much the paint's relief catches the light. */
  readonly relief?: number;
  /** How much the ground's grain does. */
  readonly grain?: number;
  /** How shiny the tops are: oil and wax, not gouache. */
  readonly gloss?: number;
}

/** Photographs the canvas under a lamp at the upper left, as red, green, blue and alpha bytes. */
export function photograph(canvas: Canvas, lighting: Lighting = {}): Uint8Array {
  const { width, height, paint, relief, grain } = canvas;
  const { relief: reliefAmount = 0, grain: grainAmount = 0, gloss = 0 } = lighting;
  const picture = new Uint8Array(width * height * 4);
  for (let y = 0, pixel = 0; y < height; y += 1) {
    const up = y > 0 ? width : 0;
    const down = y < height - 1 ? width : 0;
    for (let x = 0; x < width; x += 1, pixel += 1) {
      const before = pixel - up - (x > 0 ? 1 : 0);
      const after = pixel + down + (x < width - 1 ? 1 : 0);
      const slope = (relief[after] ?? 0) - (relief[before] ?? 0);
      const tooth = (grain[after] ?? 0) - (grain[before] ?? 0);
      const light = clamp(slope * reliefAmount + tooth * grainAmount, -0.3, 0.34);
      const glint = gloss * Math.max(0, light - 0.1);
      for (let part = 0; part < 3; part += 1) {
        const value = (paint[pixel * 3 + part] ?? 0) * (1 + light) + glint;
        picture[pixel * 4 + part] = Math.round(clamp(value, 0, 1) * 255);
      }
      picture[pixel * 4 + 3] = 255;
    }
  }
  return picture;
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
