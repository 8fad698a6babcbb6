import type { Canvas } from "./canvas.ts";
import { along, type Colour, colour, colours, vary } from "./colour.ts";
import { stroke } from "./stroke.ts";

interface Hatching {
  readonly count: number;
  readonly length: number;
  readonly width: number;
  /** Over what part of the height, from 0 to 1. */
  readonly band: readonly [top: number, bottom: number];
  /** The stick for a place, from 0 to 1 across and down. */
  readonly stick: (x: number, y: number) => Colour;
  readonly slope?: (x: number, y: number) => number;
  readonly dryness?: number;
  readonly opacity?: number;
}

/** Short marks side by side: a stick of pastel leaves colour on the tops of the paper only. */
function hatch(canvas: Canvas, marks: Hatching): void {
  const { width, height, unit, random } = canvas;
  const [top, bottom] = marks.band;
  for (let index = 0; index < marks.count; index += 1) {
    const x = random.between(-0.06, 1);
    const y = random.between(top, bottom);
    stroke(canvas, {
      x: x * width,
      y: y * height,
      length: unit * marks.length * random.between(0.55, 1.4),
      width: unit * marks.width * random.between(0.6, 1.4),
      angle: (marks.slope?.(x, y) ?? 0) + random.sway() * 0.07,
      bend: random.sway() * unit * 0.006,
      colour: vary(marks.stick(x, y), random, 0.035),
      second: vary(marks.stick(x, y), random, 0.06),
      opacity: marks.opacity ?? 0.85,
      dryness: marks.dryness ?? 0.7,
      ragged: 0.7,
      body: 0.15,
    });
  }
}

/** The last of the light on a hayfield, and a moon too early. */
export function paintFieldAtNine(canvas: Canvas): void {
  const { noise, random, width, height, unit } = canvas;
  const dusk = colours("5a5f78 7d7488 a8858f c99b8d 8f8a86");
  const grass = colours("22352c 34503a 4d6b3f 6f7d48 273a3a");
  hatch(canvas, {
    count: 520,
    length: 0.14,
    width: 0.026,
    band: [-0.02, 0.47],
    slope: () => -0.3,
    stick: (x, y) => along(dusk, y * 1.7 + (noise(x * 5, y * 9) - 0.5) * 0.7),
  });
  hatch(canvas, {
    count: 130,
    length: 0.16,
    width: 0.028,
    band: [0.44, 0.53],
    slope: (x) => -0.05 + 0.08 * noise(x * 5, 4),
    stick: () => random.pick(colours("1d2b2c 24383a 1b2630")),
    dryness: 0.45,
  });
  hatch(canvas, {
    count: 620,
    length: 0.12,
    width: 0.024,
    band: [0.54, 1.02],
    slope: (x, y) => -0.22 + 0.3 * noise(x * 3, y * 4),
    stick: (x, y) => along(grass, noise(x * 4 + 3, y * 10) * 1.9 - 0.5),
  });
  hatch(canvas, {
    count: 60,
    length: 0.12,
    width: 0.014,
    band: [0.56, 0.68],
    slope: () => -0.12,
    stick: () => random.pick(colours("c9a45c d8bd86 b98d5a")),
  });
  for (let mark = 0; mark < 12; mark += 1) {
    stroke(canvas, {
      x: width * 0.66 + random.sway() * unit * 0.01,
      y: height * 0.22 + (mark - 6) * unit * 0.0075,
      length: unit * 0.075 * Math.sqrt(1 - ((mark - 6) / 6.6) ** 2) + unit * 0.02,
      width: unit * 0.016,
      angle: -0.2 + random.sway() * 0.2,
      colour: vary(colour("efe3cf"), random, 0.02),
      dryness: 0.35,
      body: 0.2,
    });
  }
}

/** A squall the size of a postcard. */
export function paintSmallWeather(canvas: Canvas): void {
  const { noise, random } = canvas;
  const air = colours("35506e 6d8aa3 a9bcc6 e2dccd f0e6d6");
  const heap = (x: number, y: number) => {
    const lump = noise(x * 3.2 + 1, y * 3.2) * 0.75 + noise(x * 8, y * 8) * 0.25;
    return lump * 1.5 - 0.2 - Math.abs(y - 0.34) * 0.5;
  };
  hatch(canvas, {
    count: 560,
    length: 0.17,
    width: 0.042,
    band: [-0.03, 0.8],
    slope: (x, y) => (noise(x * 2.5, y * 2.5) - 0.5) * 2.2,
    stick: (x, y) => along(air, heap(x, y)),
    dryness: 0.6,
  });
  hatch(canvas, {
    count: 90,
    length: 0.3,
    width: 0.02,
    band: [0.42, 0.68],
    slope: () => 1.15,
    stick: (x) => (x > 0.55 ? colour("2c3d57") : colour("7f93a5")),
    dryness: 0.85,
    opacity: 0.55,
  });
  hatch(canvas, {
    count: 170,
    length: 0.22,
    width: 0.035,
    band: [0.83, 1.02],
    stick: (x, y) =>
      along(colours("3d5a3f 7f8f4a c7b25a 8a6a3d"), noise(x * 4, y * 12) * 1.2 - 0.1),
    dryness: 0.5,
  });
  hatch(canvas, {
    count: 16,
    length: 0.14,
    width: 0.014,
    band: [0.815, 0.83],
    stick: () => random.pick(colours("f2c58a f7e2bd e59a63")),
    dryness: 0.4,
  });
}
