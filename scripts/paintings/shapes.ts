import type { Canvas } from "./canvas.ts";
import type { Point } from "./gesture.ts";
import { cloud } from "./noise.ts";

/** A shape as the distance in pixels to its edge: positive inside, negative outside. */
export type Shape = (x: number, y: number) => number;

export function ellipse(x: number, y: number, radiusX: number, radiusY: number): Shape {
  const small = Math.min(radiusX, radiusY);
  return (px, py) => (1 - Math.hypot((px - x) / radiusX, (py - y) / radiusY)) * small;
}

/** Everything under a line that runs across the picture. */
export function below(line: (x: number) => number): Shape {
  return (x, y) => y - line(x);
}

export function both(one: Shape, other: Shape): Shape {
  return (x, y) => Math.min(one(x, y), other(x, y));
}

export function box(left: number, top: number, width: number, height: number): Shape {
  return (x, y) => Math.min(x - left, left + width - x, y - top, top + height - y);
}

/** A convex or simple polygon. */
export function polygon(corners: readonly Point[]): Shape {
  return (x, y) => {
    let nearest = Number.POSITIVE_INFINITY;
    let inside = false;
    let [bx, by] = corners[corners.length - 1] ?? [0, 0];
    for (const [ax, ay] of corners) {
      const [ex, ey] = [bx - ax, by - ay];
      const [dx, dy] = [x - ax, y - ay];
      const t = Math.min(1, Math.max(0, (dx * ex + dy * ey) / (ex * ex + ey * ey)));
      nearest = Math.min(nearest, (dx - ex * t) ** 2 + (dy - ey * t) ** 2);
      if (ay > y !== by > y && x < (ex * (y - ay)) / ey + ax) inside = !inside;
      [bx, by] = [ax, ay];
    }
    return inside ? Math.sqrt(nearest) : -Math.sqrt(nearest);
  };
}

/** The same shape with an edge that wanders by up to `amount` pixels over about `scale` pixels. */
export function ragged(canvas: Canvas, shape: Shape, amount: number, scale: number): Shape {
  const [row, column] = [canvas.random.between(0, 90), canvas.random.between(0, 90)];
  return (x, y) => {
    const distance = shape(x, y);
    if (Math.abs(distance) > amount * 2) return distance;
    return distance + (cloud(canvas.noise, x / scale + column, y / scale + row) - 0.5) * 2 * amount;
  };
}

/** A wandering line around a height, for ridges and shores. */
export function ridge(canvas: Canvas, y: number, amount: number, scale: number) {
  const row = canvas.random.between(0, 200);
  return (x: number) => y + (cloud(canvas.noise, x / scale + row, row, 4) - 0.5) * 2 * amount;
}
