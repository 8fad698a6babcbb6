import type { Canvas } from "./canvas.ts";
import { type Colour, colour, colours, vary } from "./colour.ts";
import type { Point } from "./gesture.ts";
import { below, box, ellipse, polygon, ragged, ridge, type Shape } from "./shapes.ts";
import { stroke } from "./stroke.ts";
import { fill } from "./wash.ts";

/** Flat, matte colour with a hand-cut edge and a few dry strokes left in it. */
function lay(canvas: Canvas, shape: Shape, base: Colour): void {
  const { unit, random } = canvas;
  fill(canvas, ragged(canvas, shape, unit * 0.004, unit * 0.05), {
    colour: base,
    second: vary(base, random, 0.045),
  });
}

/** A table under the window at six: bowl, jug, two pears, and the blue outside. */
export function paintKitchen(canvas: Canvas): void {
  const { width, height } = canvas;
  const shape = (...corners: Point[]) => polygon(corners.map(([x, y]) => [x * width, y * height]));
  const round = (x: number, y: number, rx: number, ry: number) =>
    ellipse(x * width, y * height, rx * width, ry * width);
  lay(canvas, shape([0.5, 0], [1, 0], [1, 0.43], [0.5, 0.43]), colour("29406b"));
  lay(canvas, shape([0.5, 0.3], [0.72, 0.25], [1, 0.31], [1, 0.43], [0.5, 0.43]), colour("1d2c3f"));
  lay(canvas, shape([0.735, 0], [0.757, 0], [0.757, 0.43], [0.735, 0.43]), colour("e9dfca"));
  lay(canvas, shape([0.47, 0.425], [1, 0.425], [1, 0.46], [0.47, 0.46]), colour("f1e8d6"));
  lay(canvas, shape([0, 0.6], [1, 0.54], [1, 1], [0, 1]), colour("c98a4b"));
  lay(canvas, shape([0.08, 0.7], [0.78, 0.655], [1, 0.86], [1, 1], [0.22, 1]), colour("e4d5b8"));
  const shadow = colour("a3764a");
  lay(canvas, round(0.34, 0.735, 0.17, 0.035), shadow);
  lay(
    canvas,
    shape([0.2, 0.36], [0.37, 0.36], [0.41, 0.55], [0.39, 0.73], [0.2, 0.73], [0.17, 0.55]),
    colour("d9e0dc"),
  );
  lay(
    canvas,
    shape([0.31, 0.37], [0.37, 0.36], [0.41, 0.55], [0.39, 0.73], [0.32, 0.73], [0.34, 0.55]),
    colour("9fb0b5"),
  );
  lay(
    canvas,
    shape(
      [0.12, 0.4],
      [0.2, 0.41],
      [0.2, 0.44],
      [0.15, 0.45],
      [0.16, 0.55],
      [0.19, 0.58],
      [0.18, 0.61],
      [0.12, 0.56],
    ),
    colour("c3cdcb"),
  );
  lay(canvas, round(0.66, 0.8, 0.2, 0.03), colour("b9a183"));
  const bowl: Shape = (x, y) => Math.min(round(0.65, 0.69, 0.2, 0.155)(x, y), y - height * 0.69);
  lay(canvas, bowl, colour("2f5d56"));
  lay(canvas, round(0.65, 0.69, 0.2, 0.04), colour("1c3a38"));
  for (const [x, y] of [
    [0.6, 0.655],
    [0.72, 0.66],
  ] as const) {
    lay(canvas, round(x, y, 0.062, 0.07), colour("d8a83a"));
    lay(canvas, round(x + 0.018, y - 0.04, 0.034, 0.05), colour("e3bb55"));
  }
  const front: Shape = (x, y) => Math.min(bowl(x, y), y - height * 0.705);
  lay(canvas, front, colour("35685f"));
  lay(canvas, shape([0.2, 0.87], [0.43, 0.845], [0.45, 0.862], [0.21, 0.89]), colour("b33f2b"));
}

/** Five roofs between the hill and the river, seen from the ferry. */
export function paintFiveRoofs(canvas: Canvas): void {
  const { width, height, unit, random } = canvas;
  lay(canvas, box(-9, -9, width + 18, height * 0.5), colour("e6c9a8"));
  lay(canvas, below(ridge(canvas, height * 0.3, unit * 0.09, unit * 0.5)), colour("8fa39a"));
  lay(canvas, below(ridge(canvas, height * 0.43, unit * 0.07, unit * 0.4)), colour("55776a"));
  lay(canvas, below(ridge(canvas, height * 0.58, unit * 0.035, unit * 0.3)), colour("c2a853"));
  const roofs = colours("a8392b 2b3550 8e2f2b 4a525c c05a33");
  const spots: readonly Point[] = [
    [0.44, 0.61],
    [0.71, 0.63],
    [0.17, 0.64],
    [0.56, 0.69],
    [0.3, 0.71],
  ];
  for (const [index, [x, y]] of spots.entries()) {
    raiseHouse(
      canvas,
      x * width,
      y * height,
      unit * random.between(0.13, 0.17),
      roofs[index] ?? roofs[0],
    );
  }
  lay(canvas, below(ridge(canvas, height * 0.735, unit * 0.015, unit * 0.35)), colour("7f9a63"));
  lay(canvas, below(ridge(canvas, height * 0.8, unit * 0.018, unit * 0.4)), colour("41698a"));
  for (let index = 0; index < 34; index += 1) {
    stroke(canvas, {
      x: width * random.between(-0.05, 0.9),
      y: height * random.between(0.83, 0.99),
      length: width * random.between(0.05, 0.2),
      width: unit * random.between(0.006, 0.016),
      colour: vary(random.pick(colours("6d91a8 2f5273 b9c8c6 c4552f")), random, 0.02),
      dryness: 0.55,
      body: 0,
    });
  }
}

/** A gable to the left, in the light, and a long roof to the right. */
function raiseHouse(canvas: Canvas, x: number, foot: number, size: number, roof: Colour): void {
  const eave = foot - size * 0.5;
  const peak = eave - size * 0.55;
  const shape = (...corners: Point[]) =>
    polygon(corners.map(([across, y]): Point => [x + across * size, y]));
  lay(canvas, shape([0.55, eave], [1.6, eave], [1.6, foot], [0.55, foot]), colour("c9bfae"));
  lay(
    canvas,
    shape([0, eave], [0.28, peak], [0.56, eave], [0.56, foot], [0, foot]),
    colour("f3ecdd"),
  );
  lay(canvas, shape([0.25, peak], [1.38, peak], [1.68, eave + 2], [0.56, eave + 2]), roof);
  const glass = colour("37424f");
  for (const across of [0.78, 1.12, 1.38]) {
    lay(canvas, box(x + across * size, foot - size * 0.36, size * 0.1, size * 0.18), glass);
  }
  lay(canvas, box(x + size * 0.22, eave - size * 0.08, size * 0.11, size * 0.18), glass);
}
