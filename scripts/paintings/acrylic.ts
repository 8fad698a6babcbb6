import type { Canvas } from "./canvas.ts";
import { along, colour, colours, vary } from "./colour.ts";
import { gesture } from "./gesture.ts";
import { box, ragged } from "./shapes.ts";
import { stroke } from "./stroke.ts";
import { fill } from "./wash.ts";

const bandColours = colours(
  "b23124 191d2b dca832 24594a e7e0cf 3a5a95 cf5a2c 1d2433 dcb2a6 7c2530",
);
const bandWidths = [1.5, 0.45, 0.95, 1.85, 0.5, 0.95, 1.35, 0.9, 0.45, 1.4];

/** Ten upright bands, taped and rolled: the paint lies flat, and bleeds a hair under the tape. */
export function paintBands(canvas: Canvas): void {
  const { width, height, unit, random } = canvas;
  const total = bandWidths.reduce((sum, share) => sum + share, 0);
  let left = 0;
  for (const [index, share] of bandWidths.entries()) {
    const band = (share / total) * width;
    const base = bandColours[index] ?? bandColours[0];
    const edge = ragged(canvas, box(left, -9, band + 2, height + 18), unit * 0.0007, unit * 0.02);
    fill(canvas, edge, { colour: base, second: vary(base, random, 0.03) });
    for (let pull = 0; pull < 5; pull += 1) {
      const size = band * random.between(0.3, 0.9);
      const x = left + size / 2 + random.next() * (band - size);
      stroke(canvas, {
        x,
        y: -unit * 0.05,
        length: height + unit * 0.1,
        width: size,
        angle: Math.PI / 2,
        colour: vary(base, random, 0.022),
        second: vary(base, random, 0.03),
        opacity: 0.4,
        dryness: 0.3,
        body: 0.35,
      });
    }
    left += band;
  }
}

/** One wave drawn with a wide brush, again and again, until it turns over. */
export function paintUndertow(canvas: Canvas): void {
  const { width, height, unit, random } = canvas;
  const water = colours("0d2b33 14505a 1f7f80 7db7a8 dfe5d6");
  for (let index = 0; index < 46; index += 1) {
    const share = index / 46;
    stroke(canvas, {
      x: random.between(-0.2, 0.5) * width,
      y: height * (share + random.sway() * 0.03),
      length: width * random.between(0.5, 0.9),
      width: unit * random.between(0.07, 0.16),
      angle: random.sway() * 0.06,
      bend: random.sway() * unit * 0.05,
      colour: along(water, share < 0.3 ? 0.9 - share * 0.8 : 0.18 + random.sway() * 0.12),
      second: along(water, share < 0.3 ? 1 : random.between(0, 0.35)),
      dryness: 0.2,
    });
  }
  for (let index = 0; index < 13; index += 1) {
    const roll = index / 12;
    const sweep = (x: number, y: number) =>
      [
        width * x,
        height * (y + roll * 0.26 * (1 - x * 0.35)) + random.sway() * unit * 0.008,
      ] as const;
    gesture(canvas, {
      points: [
        sweep(-0.08, 0.46),
        sweep(0.2, 0.27),
        sweep(0.5, 0.24),
        sweep(0.74, 0.38 + roll * 0.05),
        sweep(0.8 - roll * 0.1, 0.53),
        sweep(0.66 - roll * 0.04, 0.57),
      ],
      width: unit * random.between(0.045, 0.085),
      colour: vary(along(water, 0.22 + (0.75 * ((index * 5) % 13)) / 12), random, 0.03),
      dryness: random.between(0.25, 0.65),
      pressure: (share) => 1 - share * 0.55,
    });
  }
  for (let index = 0; index < 26; index += 1) {
    stroke(canvas, {
      x: width * random.between(0.4, 0.92),
      y: height * (0.3 + random.sway() * 0.05),
      length: unit * random.between(0.03, 0.16),
      width: unit * random.between(0.008, 0.026),
      angle: 0.35 + random.sway() * 0.3,
      bend: -unit * 0.01,
      colour: vary(colour("eef0e6"), random, 0.03),
      dryness: 0.75,
      ragged: 1.2,
    });
  }
  stroke(canvas, {
    x: width * 0.12,
    y: height * 0.815,
    length: width * 0.2,
    width: unit * 0.03,
    angle: -0.03,
    colour: colour("e08a3c"),
    second: colour("f0b46a"),
    dryness: 0.55,
    ragged: 1.1,
  });
}
