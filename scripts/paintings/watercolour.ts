import type { Canvas } from "./canvas.ts";
import { type Colour, colour } from "./colour.ts";
import { gesture } from "./gesture.ts";
import { smoothStep } from "./noise.ts";
import { below, both, box, ellipse, ragged, ridge, type Shape } from "./shapes.ts";
import { wash } from "./wash.ts";

/** Clouds of ochre and rose over a river that opens, wet in wet, on white paper. */
export function paintThaw(canvas: Canvas): void {
  const { width, height, unit } = canvas;
  const bloom = (x: number, y: number, rx: number, ry: number, pigment: Colour, strength: number) =>
    wash(canvas, ragged(canvas, oval(canvas, x, y, rx, ry), unit * 0.13, unit * 0.2), {
      colour: pigment,
      strength,
      softness: unit * 0.012,
      rim: 0.55,
      granulation: 0.9,
    });
  bloom(0.22, 0.34, 0.2, 0.14, colour("e8b95c"), 0.8);
  bloom(0.47, 0.3, 0.15, 0.1, colour("e3a77e"), 0.65);
  bloom(0.72, 0.31, 0.21, 0.13, colour("cf8272"), 0.65);
  bloom(0.5, 0.63, 0.43, 0.13, colour("5f93ab"), 0.75);
  bloom(0.34, 0.68, 0.25, 0.12, colour("2f6d70"), 0.8);
  bloom(0.66, 0.61, 0.2, 0.08, colour("28507f"), 0.85);
  bloom(0.83, 0.69, 0.13, 0.09, colour("4f7fa5"), 0.7);
  const bank = ridge(canvas, height * 0.55, unit * 0.03, unit * 0.3);
  const line = both(below(bank), (x, y) => bank(x) + unit * 0.02 - y);
  wash(canvas, both(line, box(width * 0.12, 0, width * 0.68, height)), {
    colour: colour("2d4a55"),
    strength: 0.75,
    softness: unit * 0.008,
    granulation: 1,
  });
  liftFloes(canvas);
}

/** Ice is paper: pigment lifted out with a dry brush. */
function liftFloes(canvas: Canvas): void {
  const { width, height, unit, random } = canvas;
  for (let floe = 0; floe < 9; floe += 1) {
    const x = width * random.between(0.2, 0.82);
    const y = height * random.between(0.57, 0.76);
    const reach = unit * random.between(0.04, 0.13);
    gesture(canvas, {
      points: [
        [x, y],
        [x + reach / 2, y + unit * 0.006],
        [x + reach, y],
      ],
      width: unit * random.between(0.012, 0.034),
      colour: colour("f4f3ee"),
      opacity: 0.85,
      dryness: 0.6,
      pressure: (share) => 0.4 + 0.6 * Math.sin(share * Math.PI),
    });
  }
}

/** Mud flats under a large pale sky: four washes, each laid when the last was dry. */
export function paintBatture(canvas: Canvas): void {
  const { width, height, unit, random } = canvas;
  const sky: Shape = (_, y) => height * 0.5 - y;
  wash(canvas, sky, { colour: colour("c9d3d8"), strength: 0.55, softness: unit * 0.16, rim: 0 });
  wash(canvas, ragged(canvas, oval(canvas, 0.7, 0.2, 0.5, 0.12), unit * 0.2, unit * 0.35), {
    colour: colour("a3b2c0"),
    strength: 0.5,
    softness: unit * 0.09,
    rim: 0,
  });
  const far = ridge(canvas, height * 0.47, unit * 0.022, unit * 0.22);
  const hills = both(below(far), (_, y) => height * 0.535 - y);
  wash(canvas, hills, { colour: colour("6d7f97"), strength: 0.8, softness: 1.5, granulation: 1 });
  const nearer = (x: number) => height * (0.52 - 0.05 * smoothStep(0.5, 0.05, x / width));
  const point = ridge(canvas, 0, unit * 0.012, unit * 0.12);
  const shore: Shape = (x, y) => Math.min(y - nearer(x) - point(x), height * 0.545 - y, width * 0.47 - x);
  wash(canvas, shore, { colour: colour("39434d"), strength: 0.95, softness: 1.5, granulation: 1 });
  const tones = ["d8b887", "c49a68", "a9865f", "8f7a63", "b9a37e"].map(colour);
  for (let index = 0; index < 15; index += 1) {
    const near = index / 14;
    const bar = oval(canvas, random.next(), 0.56 + 0.42 * near, 0.2 + 0.35 * near, 0.008 + 0.034 * near);
    wash(canvas, ragged(canvas, bar, unit * (0.014 + 0.035 * near), unit * (0.06 + 0.1 * near)), {
      colour: tones[index % tones.length] ?? colour("b9a37e"),
      strength: 0.6,
      softness: unit * 0.005,
      rim: 0.7,
      granulation: 1,
    });
  }
  for (let stake = 0; stake < 7; stake += 1) {
    const x = width * (0.55 + stake * 0.043 + random.sway() * 0.004);
    const y = height * (0.6 + stake * 0.012);
    const rise = unit * (0.06 + stake * 0.009) * random.between(0.8, 1.15);
    gesture(canvas, {
      points: [
        [x, y - rise],
        [x + random.sway() * unit * 0.006, y],
      ],
      width: unit * 0.0065,
      colour: colour("332d2c"),
      opacity: 0.85,
      dryness: 0.4,
      ragged: 0.2,
    });
  }
}

function oval({ width, height }: Canvas, x: number, y: number, rx: number, ry: number): Shape {
  return ellipse(width * x, height * y, width * rx, height * ry);
}
