import { type Canvas, lay } from "./canvas.ts";
import type { Colour } from "./colour.ts";
import { Pull } from "./stroke.ts";

export type Point = readonly [x: number, y: number];

/** One unbroken movement of a brush or a pen through points, in pixels. */
export interface Gesture {
  readonly points: readonly Point[];
  readonly width: number;
  readonly colour: Colour;
  readonly opacity?: number;
  readonly dryness?: number;
  readonly ragged?: number;
  /** How hard the brush is pressed along the way, from 0 to 1, at a share of the path. */
  readonly pressure?: (share: number) => number;
}

/** Draws a gesture as one film of paint: where it crosses itself it does not darken. */
export function gesture(canvas: Canvas, mark: Gesture): void {
  const path = trace(mark.points);
  const { width, pressure = () => 1 } = mark;
  const pull = new Pull(canvas, { ...mark, x: 0, y: 0, length: path.length * stepPx });
  const film = new Map<number, number>();
  for (let step = 1; step < path.length; step += 1) {
    const [x, y] = path[step] ?? [0, 0];
    const [fromX, fromY] = path[step - 1] ?? [0, 0];
    const size = Math.hypot(x - fromX, y - fromY) || 1;
    const normalX = (fromY - y) / size;
    const normalY = (x - fromX) / size;
    const press = pressure(step / path.length);
    const half = (width / 2) * press + 0.5;
    for (let across = -half; across <= half; across += 0.6) {
      const column = Math.round(x + normalX * across);
      const row = Math.round(y + normalY * across);
      if (column < 0 || row < 0 || column >= canvas.width || row >= canvas.height) continue;
      const pixel = row * canvas.width + column;
      const alpha = pull.coverage(pixel, step * stepPx, across, press);
      if (alpha > (film.get(pixel) ?? 0)) film.set(pixel, alpha);
    }
  }
  for (const [pixel, alpha] of film) lay(canvas, pixel, mark.colour, alpha);
}

const stepPx = 0.6;

/** A smooth path (Catmull–Rom) through the points, in even steps. */
function trace(points: readonly Point[]): Point[] {
  const path: Point[] = [];
  let last: Point | null = null;
  for (let index = 0; index + 1 < points.length; index += 1) {
    const [from, to] = [points[index] ?? [0, 0], points[index + 1] ?? [0, 0]];
    const [before, after] = [points[index - 1] ?? from, points[index + 2] ?? to];
    const pieces = Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) * 4) + 1;
    for (let piece = 0; piece <= pieces; piece += 1) {
      const t = piece / pieces;
      const point: Point = [
        spline(before[0], from[0], to[0], after[0], t),
        spline(before[1], from[1], to[1], after[1], t),
      ];
      if (last && Math.hypot(point[0] - last[0], point[1] - last[1]) < stepPx) continue;
      path.push(point);
      last = point;
    }
  }
  return path;
}

function spline(a: number, b: number, c: number, d: number, t: number): number {
  const cubic = (3 * (b - c) + d - a) * t;
  const square = 2 * a - 5 * b + 4 * c - d;
  return b + 0.5 * t * (c - a + t * (square + cubic));
}
