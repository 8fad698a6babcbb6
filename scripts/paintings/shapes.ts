import type { Canvas } from "./canvas.ts";
import type { Point } from "./gesture.ts";
import { cloud } from "./noise.ts";

/** A shape as the distance in pixels to its edge: positive inside, negative outside. */
export type Shape = (x: number, y: number) => number;

export function ellipse(x: number, y: number, radiusX: number, radiusY: number): Shape {
  const small = Math.min(radiusX, radiusY);
  return (px, py) => {
    const across = (px - x) / radiusX;
    const down = (py - y) / radiusY;
    return (1 - Math.sqrt(across * across + down * down)) * small;
  };
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

/** A polygon that does not cross itself. */
export function polygon(corners: readonly Point[]): Shape {
  const xs = Float64Array.from(corners, ([x]) => x);
  const ys = Float64Array.from(corners, ([, y]) => y);
  const count = corners.length;
  return (x, y) => {
    let nearest = Number.POSITIVE_INFINITY;
    let inside = false;
    let bx = xs[count - 1] ?? 0;
    let by = ys[count - 1] ?? 0;
    for (let corner = 0; corner < count; corner += 1) {
      const ax = xs[corner] ?? 0;
      const ay = ys[corner] ?? 0;
      const ex = bx - ax;
      const ey = by - ay;
      const dx = x - ax;
      const dy = y - ay;
      const t = Math.min(1, Math.max(0, (dx * ex + dy * ey) / (ex * ex + ey * ey)));
      const offX = dx - ex * t;
      const offY = dy - ey * t;
      nearest = Math.min(nearest, offX * offX + offY * offY);
      if (ay > y !== by > y && x < (ex * (y - ay)) / ey + ax) inside = !inside;
      bx = ax;
      by = ay;
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
  const line = new Float32Array(canvas.width + 1).map(
    (_, x) => y + (cloud(canvas.noise, x / scale + row, row, 4) - 0.5) * 2 * amount,
  );
  return (x: number) => line[Math.round(x)] ?? y;
}

const block = 16;

/**
 * Visits the pixels of a shape and of `softness` around it. Whole blocks are passed over when their middle
 * lies further out than any ragged edge reaches.
 */
export function visit(
  canvas: Canvas,
  shape: Shape,
  softness: number,
  each: (pixel: number, x: number, y: number, distance: number) => void,
): void {
  const { width, height, unit } = canvas;
  const reach = softness + block + unit * 0.12;
  for (let top = 0; top < height; top += block) {
    for (let left = 0; left < width; left += block) {
      if (shape(left + block / 2, top + block / 2) < -reach) continue;
      const bottom = Math.min(height, top + block);
      const right = Math.min(width, left + block);
      for (let y = top; y < bottom; y += 1) {
        for (let x = left; x < right; x += 1) {
          const distance = shape(x, y);
          if (distance >= -softness) each(y * width + x, x, y, distance);
        }
      }
    }
  }
}
