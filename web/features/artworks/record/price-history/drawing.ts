import type { Cents } from "#schema/money.ts";
import type { Step } from "./steps.ts";

export const drawingHeight = 174;
const top = 44;
const bottom = 126;
export const axisY = 152;
const inset = 4;

interface Point {
  readonly x: number;
  readonly y: number;
}

interface PriceLabel extends Point {
  readonly cents: Cents;
  readonly anchor: "start" | "end";
}

interface StepsDrawing {
  /** One line for each time that the work was on offer. */
  readonly lines: readonly string[];
  readonly marks: readonly Point[];
  readonly sales: readonly Point[];
  readonly labels: readonly PriceLabel[];
  readonly ticks: readonly Tick[];
}

interface Tick {
  readonly x: number;
  readonly time: number;
  readonly isLabelled: boolean;
}

interface Frame {
  readonly width: number;
  readonly now: number;
  /** The width of a price as it is written, in pixels. */
  readonly labelWidth: (cents: Cents) => number;
}

/**
 * Prices as steps: each holds flat and turns square, up to now, or to the sale. A label that would meet the one after
 * it goes below its step.
 */
export function drawSteps(runs: readonly (readonly Step[])[], frame: Frame): StepsDrawing {
  const steps = runs.flat();
  const first = steps[0]?.at ?? frame.now;
  const isOver = steps.at(-1)?.isSale ?? false;
  // At least a millisecond, because the scale divides by the length.
  const last = Math.max(isOver ? (steps.at(-1)?.at ?? first) : frame.now, first + 1);
  const scale = scaleOf(steps, first, last, frame.width);
  const lines = runs.map((run, index) => {
    const isCurrent = index === runs.length - 1;
    return lineOf(run, scale, isCurrent && !isOver ? scale(last, 0).x : null);
  });
  const points = steps.map(({ at, cents }) => scale(at, cents));
  return {
    lines,
    marks: points.filter((_, index) => !steps[index]?.isSale),
    sales: points.filter((_, index) => steps[index]?.isSale),
    labels: placeLabels(steps, points, frame),
    ticks: ticksOf(first, last, (time) => scale(time, 0).x, frame.width),
  };
}

type Scale = (time: number, cents: Cents) => Point;

function scaleOf(steps: readonly Step[], first: number, last: number, width: number): Scale {
  const prices = steps.map(({ cents }) => cents);
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  // A sale's dot is larger than a mark.
  const right = width - inset - (steps.at(-1)?.isSale ? 3 : 0);
  const across = (time: number) => inset + ((time - first) / (last - first)) * (right - inset);
  const down = (cents: Cents) =>
    highest === lowest
      ? (top + bottom) / 2
      : bottom - ((cents - lowest) / (highest - lowest)) * (bottom - top);
  return (time, cents) => ({ x: round(across(time)), y: round(down(cents)) });
}

function lineOf(run: readonly Step[], scale: Scale, end: number | null): string {
  const parts: string[] = [];
  for (const [index, { at, cents }] of run.entries()) {
    const { x, y } = scale(at, cents);
    parts.push(index === 0 ? `M${x} ${y}` : `H${x}V${y}`);
  }
  return parts.join("") + (end === null ? "" : `H${end}`);
}

const above = -12;
const below = 20;
/** The least distance between two prices side by side, and between their lines of text. */
const labelGap = 8;
const labelHeight = 17;
/** Between a price and a line that rises beside it. */
const lineGap = 4;

function placeLabels(
  steps: readonly Step[],
  points: readonly Point[],
  { width, labelWidth }: Frame,
): PriceLabel[] {
  const placed: (PriceLabel & { left: number; right: number })[] = [];
  // From the newest on, which stays above its step.
  for (const [index, { cents }] of [...steps.entries()].toReversed()) {
    const point = points[index];
    if (!point || steps[index - 1]?.cents === cents) continue;
    const length = labelWidth(cents);
    const isAtEnd = point.x + length > width;
    const left = isAtEnd ? point.x - length : point.x;
    const right = left + length;
    const meets = (y: number) =>
      placed.some(
        (other) =>
          left < other.right + labelGap &&
          other.left < right + labelGap &&
          Math.abs(other.y - y) < labelHeight,
      );
    // The line that falls to a step is above it, and so is one that rises from within its label.
    const falls = (steps[index - 1]?.cents ?? 0) > cents && !steps[index]?.isSale;
    const next = points[index + 1];
    const isCrossed = next !== undefined && next.y < point.y && next.x - lineGap < right;
    const offsets = falls || isCrossed ? [below, above] : [above, below];
    const y = offsets.map((offset) => point.y + offset).find((each) => !meets(each));
    // Where both positions are taken the table beside the drawing has the price.
    if (y === undefined) continue;
    placed.push({
      x: point.x,
      y: round(y),
      cents,
      anchor: isAtEnd ? "end" : "start",
      left,
      right,
    });
  }
  return placed.toReversed().map(({ x, y, cents, anchor }) => ({ x, y, cents, anchor }));
}

/** In pixels: two labels of the axis are not closer. */
const tickDistance = 60;

/** The first of each month between two times, or of each year where months are too many. */
function ticksOf(
  first: number,
  last: number,
  across: (time: number) => number,
  width: number,
): Tick[] {
  const starts = monthStarts(first, last);
  const years = starts.filter((time) => new Date(time).getMonth() === 0);
  const shown = starts.length > 18 ? years : starts;
  const most = Math.max(1, Math.floor(width / tickDistance));
  const every = Math.max(1, Math.ceil(shown.length / most));
  return shown.map((time, index) => {
    const x = across(time);
    // A label is centred on its tick, and stays inside.
    const fits = x >= 14 && x <= width - 14;
    return { x, time, isLabelled: index % every === 0 && fits };
  });
}

function monthStarts(first: number, last: number): number[] {
  const times: number[] = [];
  const start = new Date(first);
  for (let month = start.getMonth() + 1; ; month += 1) {
    const time = new Date(start.getFullYear(), month, 1).getTime();
    if (time > last) return times;
    times.push(time);
  }
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
