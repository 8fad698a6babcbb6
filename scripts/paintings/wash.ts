import { type Canvas, layBetween } from "./canvas.ts";
import type { Colour } from "./colour.ts";
import { cloud, smoothStep } from "./noise.ts";
import { type Shape, visit } from "./shapes.ts";

interface Wash {
  readonly colour: Colour;
  readonly strength: number;
  /** Over how many pixels the edge runs out; a dry edge is 1. */
  readonly softness: number;
  /** How much pigment gathers at the edge as it dries. */
  readonly rim?: number;
  /** How much pigment settles in the hollows of the paper. */
  readonly granulation?: number;
}

/** Lays a transparent wash: what is under it shows through, darkened (Beer–Lambert). */
export function wash(canvas: Canvas, shape: Shape, mix: Wash): void {
  const { noise, paint, grain, unit } = canvas;
  const { softness, rim = 0.35, granulation = 0.4, strength } = mix;
  const row = canvas.random.between(0, 90);
  const rimWidth = unit * 0.006 + softness * 0.3;
  const [red, green, blue] = absorption(mix.colour);
  visit(canvas, shape, softness, (pixel, x, y, distance) => {
    const film = smoothStep(-softness, softness, distance);
    const pool = 0.55 + 0.9 * cloud(noise, (x / unit) * 3 + row, (y / unit) * 3, 2);
    const gathered = rim * Math.exp(-(((distance - softness * 0.4) / rimWidth) ** 2));
    const settled = 1 + granulation * (0.5 - (grain[pixel] ?? 0));
    const density = strength * film * (pool + gathered) * settled;
    const at = pixel * 3;
    paint[at] = (paint[at] ?? 0) * Math.exp(red * density);
    paint[at + 1] = (paint[at + 1] ?? 0) * Math.exp(green * density);
    paint[at + 2] = (paint[at + 2] ?? 0) * Math.exp(blue * density);
  });
}

function absorption([red, green, blue]: Colour): Colour {
  return [Math.log(red + 0.01), Math.log(green + 0.01), Math.log(blue + 0.01)];
}

interface Fill {
  readonly colour: Colour;
  /** A second colour, clouded in. */
  readonly second?: Colour;
  readonly opacity?: number;
  readonly softness?: number;
}

/** Covers a shape with flat, opaque colour. */
export function fill(canvas: Canvas, shape: Shape, flat: Fill): void {
  const { noise, unit, random } = canvas;
  const { colour, second = colour, opacity = 1, softness = 0.8 } = flat;
  const row = random.between(0, 90);
  visit(canvas, shape, softness, (pixel, x, y, distance) => {
    const share = cloud(noise, (x / unit) * 4 + row, (y / unit) * 4, 2);
    layBetween(
      canvas,
      pixel,
      colour,
      second,
      share,
      opacity * smoothStep(-softness, softness, distance),
    );
  });
}
