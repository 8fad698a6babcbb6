import type { Canvas } from "./canvas.ts";
import { type Colour, colour, vary } from "./colour.ts";
import { gesture, type Point } from "./gesture.ts";
import { box, ellipse, polygon, ragged, type Shape } from "./shapes.ts";
import { fill, wash } from "./wash.ts";

interface Piece {
  /** Corners from 0 to 1 across and down. */
  readonly corners: readonly Point[];
  readonly paper: Colour;
  /** Cut with scissors, or torn so that the white core shows. */
  readonly edge: "cut" | "torn";
}

/** Glues down a piece of paper: it throws a small shadow and keeps a grain of its own. */
function paste(canvas: Canvas, { corners, paper, edge }: Piece): Shape {
  const { width, height, unit, random } = canvas;
  const outline = polygon(corners.map(([x, y]): Point => [x * width, y * height]));
  const torn = edge === "torn";
  const sheet = torn ? ragged(canvas, outline, unit * 0.016, unit * 0.035) : outline;
  const shift = unit * 0.005;
  wash(canvas, (x, y) => sheet(x - shift, y - shift * 1.6), {
    colour: colour("6a6258"),
    strength: 0.6,
    softness: unit * 0.01,
    rim: 0,
    granulation: 0,
  });
  if (torn) fill(canvas, sheet, { colour: colour("f3efe6") });
  const core = ragged(canvas, sheet, unit * 0.007, unit * 0.018);
  const face: Shape = torn ? (x, y) => core(x, y) - unit * 0.007 : sheet;
  fill(canvas, face, { colour: paper, second: vary(paper, random, 0.05) });
  return face;
}

/** Letters torn up and kept: the lines can be seen, and not read. */
export function paintLettersNotSent(canvas: Canvas): void {
  const piece = (paper: string, edge: Piece["edge"], ...corners: Point[]) =>
    paste(canvas, { paper: colour(paper), edge, corners });
  piece("1e2e41", "torn", [0.09, 0.1], [0.57, 0.08], [0.59, 0.5], [0.1, 0.52]);
  piece("6e9188", "torn", [0.5, 0.5], [0.86, 0.49], [0.85, 0.9], [0.51, 0.89]);
  piece("d9502f", "torn", [0.42, 0.25], [0.85, 0.27], [0.83, 0.52], [0.4, 0.49]);
  piece("f0eadb", "torn", [0.2, 0.4], [0.55, 0.41], [0.56, 0.7], [0.18, 0.69]);
  writeLines(canvas, { left: 0.24, top: 0.455, reach: 0.26, lines: 8, ink: colour("2a2f45") });
  piece("e2b13c", "torn", [0.13, 0.69], [0.57, 0.66], [0.58, 0.84], [0.14, 0.87]);
  piece("18253a", "cut", [0.6, 0.44], [0.69, 0.445], [0.655, 0.81], [0.56, 0.8]);
  piece("f4efe4", "torn", [0.3, 0.21], [0.45, 0.2], [0.46, 0.33], [0.28, 0.32]);
  piece("b33a26", "cut", [0.36, 0.24], [0.41, 0.235], [0.41, 0.28], [0.36, 0.285]);
}

/** A postcard taken apart: sky, river, the far shore and the stamp. */
export function paintPostcard(canvas: Canvas): void {
  const { width, height, unit } = canvas;
  const piece = (paper: string, edge: Piece["edge"], ...corners: Point[]) =>
    paste(canvas, { paper: colour(paper), edge, corners });
  piece("9db9c4", "cut", [0.05, 0.07], [0.95, 0.05], [0.95, 0.52], [0.05, 0.54]);
  piece("ead7b5", "torn", [0.05, 0.34], [0.5, 0.31], [0.95, 0.36], [0.95, 0.56], [0.05, 0.56]);
  piece("2d4c63", "torn", [0.05, 0.53], [0.95, 0.5], [0.95, 0.8], [0.05, 0.82]);
  piece("4f7c8c", "torn", [0.05, 0.66], [0.6, 0.63], [0.95, 0.68], [0.95, 0.83], [0.05, 0.83]);
  piece(
    "233329",
    "torn",
    [0.05, 0.5],
    [0.16, 0.43],
    [0.34, 0.45],
    [0.47, 0.52],
    [0.3, 0.555],
    [0.05, 0.56],
  );
  piece("efe8d8", "torn", [0.05, 0.79], [0.95, 0.77], [0.95, 0.95], [0.05, 0.95]);
  writeLines(canvas, { left: 0.1, top: 0.835, reach: 0.44, lines: 4, ink: colour("3a3350") });
  piece("f2eee2", "cut", [0.74, 0.1], [0.89, 0.09], [0.9, 0.31], [0.75, 0.32]);
  piece("c2452d", "cut", [0.765, 0.125], [0.87, 0.118], [0.876, 0.285], [0.773, 0.292]);
  fill(canvas, ellipse(width * 0.82, height * 0.2, unit * 0.036, unit * 0.036), {
    colour: colour("f1d9a8"),
  });
  for (let ring = 0; ring < 2; ring += 1) {
    const radius = unit * (0.125 - ring * 0.03);
    const disc = ellipse(width * 0.7, height * 0.27, radius, radius);
    const line: Shape = (x, y) => unit * 0.0035 - Math.abs(disc(x, y));
    fill(canvas, ragged(canvas, line, unit * 0.003, unit * 0.02), {
      colour: colour("2b2b33"),
      opacity: 0.65,
    });
  }
  fill(canvas, box(width * 0.6, height * 0.43, unit * 0.16, unit * 0.012), {
    colour: colour("d9502f"),
  });
}

interface Writing {
  readonly left: number;
  readonly top: number;
  readonly reach: number;
  readonly lines: number;
  readonly ink: Colour;
}

/** A quick hand: loops that lean to the right, with gaps between the words. */
function writeLines(canvas: Canvas, writing: Writing): void {
  const { width, height, unit, random } = canvas;
  for (let line = 0; line < writing.lines; line += 1) {
    const y = (writing.top + line * 0.028) * height;
    let x = writing.left * width;
    const end =
      x + writing.reach * width * (line === writing.lines - 1 ? 0.5 : random.between(0.88, 1));
    while (x < end) {
      const letters = 3 + Math.floor(random.next() * 6);
      const points: Point[] = [];
      for (let letter = 0; letter < letters; letter += 1) {
        const rise = unit * (random.chance(0.25) ? 0.014 : 0.007);
        points.push([x, y], [x + unit * 0.006, y - rise]);
        x += unit * 0.0085;
      }
      gesture(canvas, {
        points,
        width: unit * 0.0032,
        colour: writing.ink,
        dryness: 0.15,
        ragged: 0,
      });
      x += unit * 0.014;
    }
  }
}
