import { seededRandom } from "./seeded-random.ts";

/** More strokes than this blur into grey: then one stroke represents several hours. */
const mostStrokes = 40;
const steps = [1, 5, 10, 50, 100, 500, 1000, 5000];

/** How many hours one stroke represents. */
export function hoursPerStroke(hours: number): number {
  return steps.find((step) => hours / step <= mostStrokes) ?? 5000;
}

export function strokeCount(hours: number): number {
  return hours <= 0 ? 0 : Math.max(1, Math.round(hours / hoursPerStroke(hours)));
}

/** In percent of the drawing's width and height. */
interface Stroke {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/** Upright pencil strokes, each leaning a little differently; the same for every call. */
export function drawStrokes(count: number): Stroke[] {
  const random = seededRandom(18);
  const gap = 100 / count;
  return Array.from({ length: count }, (_, index) => {
    const foot = gap * (index + 0.5) + (random() - 0.5) * gap * 0.3;
    const lean = random() * gap * 0.45;
    return {
      x1: round(foot + lean / 2),
      y1: round(9 + random() * 6),
      x2: round(foot - lean / 2),
      y2: round(85 + random() * 7),
    };
  });
}

interface Dot {
  readonly x: number;
  readonly y: number;
  /** In pixels. */
  readonly radius: number;
}

/** One dot in each cell of a grid, at a random place in it; the same for every call. */
export function drawDots(columns: number, rows: number): Dot[] {
  const random = seededRandom(7);
  const dots: Dot[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      dots.push({
        x: round(((column + 0.22 + random() * 0.56) / columns) * 100),
        y: round(((row + 0.22 + random() * 0.56) / rows) * 100),
        radius: round(1.15 + random() * 0.6),
      });
    }
  }
  return dots;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
