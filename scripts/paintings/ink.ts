import type { Canvas } from "./canvas.ts";
import { colour, vary } from "./colour.ts";
import { gesture, type Point } from "./gesture.ts";
import { box, ellipse, ragged } from "./shapes.ts";
import { fill, wash } from "./wash.ts";

const black = colour("14151a");
const seal = colour("b3321f");

/** One breath of a loaded brush, one of a dry brush across it, a little water, and a seal. */
export function paintSecondBreath(canvas: Canvas): void {
  const { width, height, unit, random } = canvas;
  const place = (x: number, y: number): Point => [width * x, height * y];
  const pool = ellipse(width * 0.6, height * 0.67, unit * 0.3, unit * 0.13);
  wash(canvas, ragged(canvas, pool, unit * 0.16, unit * 0.22), {
    colour: colour("8d9298"),
    strength: 0.75,
    softness: unit * 0.025,
    rim: 0.6,
    granulation: 0.8,
  });
  gesture(canvas, {
    points: [
      place(0.2, 0.235),
      place(0.38, 0.15),
      place(0.66, 0.15),
      place(0.74, 0.27),
      place(0.58, 0.42),
      place(0.36, 0.56),
      place(0.3, 0.7),
      place(0.44, 0.78),
      place(0.68, 0.74),
      place(0.87, 0.63),
    ],
    width: unit * 0.125,
    colour: black,
    dryness: 0.55,
    ragged: 0.9,
    pressure: (share) =>
      0.55 + 0.45 * Math.sin(Math.min(1, share * 1.7) * Math.PI * 0.62) - share * 0.2,
  });
  gesture(canvas, {
    points: [place(0.5, 0.09), place(0.47, 0.33), place(0.49, 0.6), place(0.46, 0.87)],
    width: unit * 0.034,
    colour: black,
    dryness: 0.8,
    pressure: (share) => 1 - share * 0.6,
  });
  for (let drop = 0; drop < 9; drop += 1) {
    const size = unit * random.between(0.002, 0.009);
    const dot = ellipse(
      width * random.between(0.55, 0.95),
      height * random.between(0.12, 0.86),
      size,
      size * random.between(0.8, 1.3),
    );
    fill(canvas, dot, { colour: black });
  }
  const stamp = box(width * 0.8, height * 0.885, unit * 0.055, unit * 0.055);
  fill(canvas, ragged(canvas, stamp, unit * 0.004, unit * 0.015), { colour: seal, opacity: 0.92 });
}

/** The water's heights, written line under line until the ink runs out. */
export function paintTideTable(canvas: Canvas): void {
  const { width, height, unit, random, noise } = canvas;
  const lines = 15;
  for (let line = 0; line < lines; line += 1) {
    const share = line / (lines - 1);
    const swell = Math.sin(share * Math.PI * 2.2 + 0.4);
    const y = height * (0.13 + share * 0.72);
    const indent = width * (0.13 + 0.05 * random.next());
    const reach = width * (0.86 - 0.12 * random.next()) - indent;
    const points = Array.from({ length: 9 }, (_, index): Point => {
      const wave = noise(index * 0.7 + line * 0.23, line * 0.35) - 0.5;
      return [indent + (reach * index) / 8, y + wave * unit * 0.055];
    });
    gesture(canvas, {
      points,
      width: unit * (0.016 + 0.022 * (0.5 + 0.5 * swell)),
      colour: vary(swell > 0.5 ? colour("1c2c4d") : black, random, 0.02),
      opacity: 0.95,
      dryness: 0.35 + 0.45 * random.next(),
      ragged: 1.5,
      pressure: (at) => 0.5 + 0.5 * noise(at * 5 + line * 3, 4),
    });
  }
  const moon = ellipse(width * 0.7, height * 0.33, unit * 0.125, unit * 0.12);
  wash(canvas, ragged(canvas, moon, unit * 0.015, unit * 0.1), {
    colour: colour("7e8ba0"),
    strength: 0.8,
    softness: unit * 0.006,
    rim: 0.8,
  });
}
