import type { Canvas } from "./canvas.ts";
import { colour } from "./colour.ts";
import { gesture } from "./gesture.ts";
import { smoothStep } from "./noise.ts";
import { below, both, ellipse, ragged, ridge, type Shape } from "./shapes.ts";
import { wash } from "./wash.ts";

/** Clouds of ochre and rose over a river that opens, wet in wet, on white paper. */
export function paintThaw(canvas: Canvas): void {
  const { unit } = canvas;
  for (const [x, y, rx, ry, pigment, strength, wetness] of [
    [0.24, 0.33, 0.2, 0.13, "e8b95c", 0.75, 0.014],
    [0.42, 0.36, 0.17, 0.09, "e3a77e", 0.5, 0.06],
    [0.55, 0.28, 0.12, 0.08, "d98f74", 0.6, 0.03],
    [0.73, 0.32, 0.19, 0.12, "cf8272", 0.6, 0.014],
    [0.5, 0.56, 0.42, 0.09, "8fa9b0", 0.6, 0.08],
    [0.5, 0.65, 0.42, 0.12, "5f93ab", 0.7, 0.02],
    [0.31, 0.67, 0.24, 0.1, "2f6d70", 0.7, 0.045],
    [0.66, 0.62, 0.2, 0.07, "28507f", 0.75, 0.03],
    [0.84, 0.68, 0.13, 0.08, "4f7fa5", 0.65, 0.02],
    [0.2, 0.75, 0.13, 0.045, "7fa7a0", 0.55, 0.04],
  ] as const) {
    wash(canvas, ragged(canvas, oval(canvas, x, y, rx, ry), unit * 0.11, unit * 0.17), {
      colour: colour(pigment),
      strength,
      softness: unit * wetness,
      rim: wetness < 0.025 ? 0.4 : 0,
      granulation: 0.45,
    });
  }
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
  const shore: Shape = (x, y) =>
    Math.min(y - nearer(x) - point(x), height * 0.545 - y, width * 0.47 - x);
  wash(canvas, shore, { colour: colour("39434d"), strength: 0.95, softness: 1.5, granulation: 1 });
  const tones = ["d8b887", "c49a68", "a9865f", "8f7a63", "b9a37e"].map(colour);
  for (let index = 0; index < 15; index += 1) {
    const near = index / 14;
    const bar = oval(
      canvas,
      random.next(),
      0.56 + 0.42 * near,
      0.2 + 0.35 * near,
      0.008 + 0.034 * near,
    );
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
