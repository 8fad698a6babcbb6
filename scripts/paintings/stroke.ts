import { type BrushHead, loadBrush } from "./brush-head.ts";
import { type Canvas, layBetween, raise } from "./canvas.ts";
import { type Colour, mix } from "./colour.ts";
import { look, smoothStep } from "./noise.ts";

/** One pull of a flat brush. Lengths in pixels, angle in radians, clockwise from the right. */
export interface Stroke {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly width: number;
  readonly angle?: number;
  /** How far the middle is pushed aside. */
  readonly bend?: number;
  readonly colour: Colour;
  /** A second colour on the same brush, not quite mixed in. */
  readonly second?: Colour;
  readonly opacity?: number;
  /** From 0, running wet to the end, to 1, dragged until it skips. */
  readonly dryness?: number;
  /** How proud the paint stands. */
  readonly body?: number;
  /** How ragged both ends are, as a share of the width. */
  readonly ragged?: number;
}

/** Paints a stroke that starts at its x and y. Every pixel is asked for its place under the brush. */
export function stroke(canvas: Canvas, mark: Stroke): void {
  const { x, y, length, width, angle = 0, bend = 0 } = mark;
  const pull = new Pull(canvas, mark);
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const half = width / 2 + 1;
  const least = Math.min(0, bend) - half;
  const most = Math.max(0, bend) + half;
  const ends = [0, length * sin];
  const top = Math.max(0, Math.floor(y + Math.min(...ends) - Math.max(most, -least)));
  const bottom = Math.min(
    canvas.height - 1,
    Math.ceil(y + Math.max(...ends) + Math.max(most, -least)),
  );
  for (let row = top; row <= bottom; row += 1) {
    const dy = row - y;
    // The part of the row that lies within the stroke's length, and within its width.
    const [nearEnd, farEnd] = between(cos, -dy * sin, length - dy * sin);
    const [nearSide, farSide] = between(-sin, least - dy * cos, most - dy * cos);
    const left = Math.max(0, Math.ceil(x + Math.max(nearEnd, nearSide)));
    const right = Math.min(canvas.width - 1, Math.floor(x + Math.min(farEnd, farSide)));
    for (let column = left; column <= right; column += 1) {
      const dx = column - x;
      const along = dx * cos + dy * sin;
      const share = along / length;
      const across = dy * cos - dx * sin - bend * 4 * share * (1 - share);
      pull.touch(row * canvas.width + column, along, across);
    }
  }
}

/** Where `low <= factor * value <= high`. */
function between(factor: number, low: number, high: number): [number, number] {
  if (Math.abs(factor) < 1e-6) {
    return low <= 0 && high >= 0 ? [-1e9, 1e9] : [1e9, -1e9];
  }
  return factor > 0 ? [low / factor, high / factor] : [high / factor, low / factor];
}

/**
 * A brush on its way: what it leaves at a distance along its path and across its width. Asked millions of
 * times a picture, so everything that a stroke settles is settled in the constructor.
 */
export class Pull {
  readonly #canvas: Canvas;
  readonly #head: BrushHead;
  readonly #colour: Colour;
  readonly #second: Colour;
  readonly #length: number;
  readonly #width: number;
  readonly #dryness: number;
  readonly #opacity: number;
  readonly #body: number;
  readonly #reach: number;
  readonly #row: number;
  readonly #perPixel: number;

  constructor(canvas: Canvas, mark: Stroke) {
    this.#canvas = canvas;
    this.#colour = mark.colour;
    this.#second = mark.second ?? mix(mark.colour, [0, 0, 0], 0.12);
    this.#length = mark.length;
    this.#width = mark.width;
    this.#dryness = mark.dryness ?? 0.35;
    this.#opacity = mark.opacity ?? 1;
    this.#body = mark.body ?? 0.5;
    this.#reach = (mark.ragged ?? 0.5) * mark.width;
    this.#head = loadBrush(canvas, mark.width);
    this.#row = canvas.random.between(0, 60);
    this.#perPixel = 1 / (mark.width * 0.7 + 8);
  }

  /** How much paint stays at a place, from 0 to 1. */
  coverage(pixel: number, along: number, across: number, pressure = 1): number {
    const inside = (this.#width / 2) * pressure - Math.abs(across);
    if (inside < -0.5) return 0;
    const head = this.#head;
    const hair = Math.max(0, (across / this.#width + 0.5) * head.bristles);
    const bristle = Math.floor(hair);
    const started = along - (head.lag[bristle] ?? 0) * this.#reach;
    const left = this.#length - along - (head.lift[bristle] ?? 0) * this.#reach;
    if (started < -1 || left < -1) return 0;
    const share = along / this.#length;
    const streak = look(this.#canvas.streaks, along * this.#perPixel + this.#row, hair * 0.45);
    const tooth = 0.9 * (this.#canvas.grain[pixel] ?? 0);
    const spent = this.#dryness * (0.35 + 0.9 * share * Math.sqrt(share) + tooth);
    const wet = 0.45 * (head.load[bristle] ?? 0) + 0.55 * streak + 0.42 - spent;
    if (wet < -0.05) return 0;
    const ends = Math.min(1, (started + 1) / 3, (left + 1) / 3, inside + 0.5);
    return this.#opacity * (wet > 0.14 ? ends : ends * smoothStep(-0.05, 0.14, wet));
  }

  touch(pixel: number, along: number, across: number): void {
    const alpha = this.coverage(pixel, along, across);
    if (alpha <= 0.004) return;
    const width = this.#width;
    const head = this.#head;
    const hair = Math.max(0, (across / width + 0.5) * head.bristles);
    const bristle = Math.floor(hair);
    const place = along * this.#perPixel * 0.3 + this.#row;
    const drift = look(this.#canvas.streaks, place, hair * 0.16);
    const share = smoothStep(0.34, 0.86, 0.6 * (head.tint[bristle] ?? 0) + 0.4 * drift);
    layBetween(this.#canvas, pixel, this.#colour, this.#second, share, alpha);
    if (this.#body === 0) return;
    const edge = Math.max(0, 1 - (width / 2 - Math.abs(across)) / (width * 0.07 + 1.5));
    const height = this.#body * (0.25 + 0.85 * (head.load[bristle] ?? 0) + 0.45 * edge);
    raise(this.#canvas, pixel, height, alpha);
  }
}
