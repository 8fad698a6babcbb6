import type { Canvas } from "./canvas.ts";
import { along, colour, colours, type Palette, vary } from "./colour.ts";
import { stroke } from "./stroke.ts";

interface Block {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
  readonly tones: Palette;
}

/** After the rain: two fields of colour that breathe at their edges, with a seam of light between them. */
export function paintAfterTheRain(canvas: Canvas): void {
  const blocks: Block[] = [
    { top: -0.02, bottom: 1.02, left: -0.05, right: 1.05, tones: colours("5d6f6a 6b7a70 566863") },
    {
      top: 0.06,
      bottom: 0.5,
      left: 0.07,
      right: 0.93,
      tones: colours("22413f 2d524c 1c3639 35605a"),
    },
    { top: 0.505, bottom: 0.555, left: 0.1, right: 0.9, tones: colours("e9d27e f2e3ad d9b85a") },
    {
      top: 0.57,
      bottom: 0.93,
      left: 0.07,
      right: 0.93,
      tones: colours("b9584a c66b52 a84a45 cf8062"),
    },
  ];
  for (const block of blocks) scrub(canvas, block);
}

/** A block scrubbed on in thin, crossing layers, thinnest at its edges. */
function scrub(canvas: Canvas, { top, bottom, left, right, tones }: Block): void {
  const { width, height, unit, random, noise } = canvas;
  const tall = bottom - top;
  for (let pull = 0; pull < 36 + 46 * tall; pull += 1) {
    const size = Math.min(0.12, tall * 0.8) * random.between(0.6, 1.1);
    const y = random.between(top, Math.max(top, bottom - (size * unit) / height));
    const x = left + random.next() ** 1.5 * 0.45 * (right - left) + random.sway() * 0.012;
    const end = right - random.next() ** 1.6 * 0.35 * (right - left) + random.sway() * 0.012;
    stroke(canvas, {
      x: x * width,
      y: y * height + (size * unit) / 2,
      length: Math.max(0.1, end - x) * width,
      width: unit * size,
      angle: random.sway() * 0.014,
      bend: random.sway() * unit * 0.012,
      colour: vary(along(tones, noise(x * 3, y * 5) * 1.3 - 0.15), random, 0.018),
      second: random.pick(tones),
      opacity: 0.5,
      dryness: random.between(0.25, 0.7),
      ragged: 0.9,
      body: 0.45,
    });
  }
}

/** Sumac in October: short loaded strokes that climb to the right out of the dark. */
export function paintSumac(canvas: Canvas): void {
  const { width, height, unit, random, noise } = canvas;
  const dark = colours("1f2a2b 2c3d38 3d3531 24313c");
  const leaf = colours("7a1f22 a82a22 c9432a dc6f32 e9a24a 8c2440");
  for (let index = 0; index < 110; index += 1) {
    stroke(canvas, {
      x: width * random.between(-0.1, 0.9),
      y: height * random.between(0, 1),
      length: unit * random.between(0.2, 0.5),
      width: unit * random.between(0.06, 0.14),
      angle: -0.9 + random.sway() * 0.5,
      colour: vary(random.pick(dark), random, 0.02),
      second: random.pick(dark),
      dryness: 0.2,
      body: 0.6,
    });
  }
  for (let index = 0; index < 420; index += 1) {
    const x = random.next();
    const y = random.next();
    const mass = noise(x * 2.6 + 5, y * 2.6) + 0.55 - Math.abs(x + y * 0.55 - 0.82) * 0.95;
    if (mass < 0.62) continue;
    stroke(canvas, {
      x: width * x,
      y: height * y,
      length: unit * random.between(0.05, 0.14),
      width: unit * random.between(0.018, 0.042),
      angle: -0.75 + random.sway() * 0.6,
      bend: random.sway() * unit * 0.015,
      colour: vary(
        along(leaf, (1.3 - mass) * 0.5 + (1 - y) * 0.55 + random.sway() * 0.22),
        random,
        0.03,
      ),
      second: random.pick(leaf),
      dryness: random.between(0.1, 0.5),
      body: 1.2,
    });
  }
  for (let stem = 0; stem < 7; stem += 1) {
    stroke(canvas, {
      x: width * (0.16 + stem * 0.1) + random.sway() * unit * 0.03,
      y: height * random.between(0.9, 1.02),
      length: height * random.between(0.25, 0.5),
      width: unit * random.between(0.008, 0.016),
      angle: -1.3 + random.sway() * 0.25,
      bend: unit * 0.02,
      colour: colour("16191c"),
      second: colour("5a3a33"),
      dryness: 0.5,
      body: 1,
    });
  }
}
