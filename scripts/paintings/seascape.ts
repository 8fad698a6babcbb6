import { type Canvas, mirror } from "./canvas.ts";
import { along, type Colour, colour, colours, type Palette, vary } from "./colour.ts";
import { smoothStep } from "./noise.ts";
import type { Shape } from "./shapes.ts";
import { stroke } from "./stroke.ts";
import { fill } from "./wash.ts";

interface Seascape {
  /** How far down it lies, from 0 to 1. */
  readonly horizon: number;
  /** From the zenith to the horizon. */
  readonly sky: Palette;
  readonly cloud: Palette;
  /** The light on the horizon. */
  readonly light: Palette;
  /** What the wet sand keeps of it. */
  readonly warmth: Palette;
  readonly land: Palette;
  /** From the far flats to the near ones. */
  readonly flats: Palette;
  readonly pools: Palette;
  readonly mark: Colour;
}

export const lowTide: Seascape = {
  horizon: 0.635,
  sky: colours("0e1650 141f74 1a2a98 1f35b4 2a47c4"),
  cloud: colours("3f5bcf 6f86dd 93a3e2"),
  light: colours("f0a35c f6c48a fbe3c0 f3b577 fdf0da"),
  warmth: colours("f3cfa4 f6dfc4 efe2d6 e9c9b4"),
  land: colours("0a0d1e 0f1329 161b38 1d2247"),
  flats: colours("8797c6 a4b1d6 c1c9df d6d7df e6e0d8"),
  pools: colours("1c2a86 34479f 5a6db6 16205f"),
  mark: colour("e4562b"),
};

const saltMarsh: Seascape = {
  horizon: 0.42,
  sky: colours("6d6a7c 8f7f88 b8938b d9a987 e8c49a"),
  cloud: colours("e9cdb4 c9a9a4 f0dcc2"),
  light: colours("f3d08e fae6bd f6c07a"),
  warmth: colours("f0cf9c e9b98a f3dfc0"),
  land: colours("2b2a2b 3a3630 473f33 2f3536"),
  flats: colours("6a6a45 7f7a4c 98894f ab9a63 86794f"),
  pools: colours("c79a86 d9b08f a98a8c e3c39a"),
  mark: colour("2a2422"),
};

/** Sky, a headland, a line of evening light, and the flats that repeat them in pieces. */
export function paintSeascape(canvas: Canvas, palette: Seascape): void {
  paintSky(canvas, palette);
  paintClouds(canvas, palette);
  paintFlats(canvas, palette);
  paintLight(canvas, palette);
  paintHeadland(canvas, palette);
  paintMark(canvas, palette);
}

/** The marsh, seen looking the other way. */
export function paintSaltMarsh(canvas: Canvas): void {
  paintSeascape(canvas, saltMarsh);
  mirror(canvas);
}

function paintSky(canvas: Canvas, { horizon, sky }: Seascape): void {
  const { width, height, unit, random, noise } = canvas;
  const foot = height * (horizon + 0.01);
  for (const [count, size, dryness] of [
    [100, 0.13, 0.1],
    [110, 0.085, 0.4],
    [110, 0.045, 0.6],
  ] as const) {
    for (let index = 0; index < count; index += 1) {
      const y = random.between(-0.02, 1) * foot;
      const x = random.between(-0.2, 0.95) * width;
      const depth = y / foot;
      const field = noise((x / unit) * 1.4, (y / unit) * 3.1);
      const tone = along(sky, depth * 0.75 + (field - 0.5) * 0.75 + random.sway() * 0.12);
      const lift = (noise((x / unit) * 0.9 + 40, (y / unit) * 1.6) - 0.5) * 0.75 - 0.05;
      stroke(canvas, {
        x,
        y: Math.min(y, foot - unit * size * 0.45),
        length: random.between(0.22, 0.55) * width * (1.1 - 0.3 * depth),
        width: unit * size * random.between(0.75, 1.25) * (1 - 0.35 * depth),
        angle: lift * (1 - depth * 0.95),
        bend: random.sway() * unit * 0.035 * (1 - depth),
        colour: vary(tone, random, 0.02),
        second: along(sky, depth * 0.75 + (field - 0.5) * 0.75 + random.between(-0.35, 0.3)),
        dryness,
        body: 1,
        ragged: 0.9,
      });
    }
  }
}

/** A few lighter pulls, dragged over the wet blue. */
function paintClouds(canvas: Canvas, { cloud, sky }: Seascape): void {
  const { width, height, unit, random } = canvas;
  for (let index = 0; index < 15; index += 1) {
    const share = index / 15;
    stroke(canvas, {
      x: width * (0.5 + 0.42 * share + random.sway() * 0.06),
      y: height * (0.2 - 0.075 * share + random.sway() * 0.035),
      length: width * random.between(0.1, 0.26),
      width: unit * random.between(0.018, 0.045),
      angle: -0.16 + random.sway() * 0.07,
      bend: -unit * random.between(0, 0.02),
      colour: random.pick(cloud),
      second: along(sky, 0.8),
      dryness: random.between(0.62, 0.85),
      opacity: 0.85,
      body: 0.9,
      ragged: 1.2,
    });
  }
}

/** Strokes lie flatter and thinner the farther they are. */
function paintFlats(canvas: Canvas, { horizon, flats, pools, warmth }: Seascape): void {
  const { width, height, unit, random, noise } = canvas;
  const shore = height * horizon;
  const depth = height - shore;
  for (const [count, dryness] of [
    [170, 0.1],
    [190, 0.5],
    [120, 0.7],
  ] as const) {
    for (let index = 0; index < count; index += 1) {
      const near = random.next() ** 1.25;
      const y = shore + depth * near * 1.02;
      const x = random.between(-0.25, 0.95) * width;
      const field = noise((x / unit) * 1.5 + 7, (y / unit) * 6.5 + 3);
      const isPool = field > 0.62 && near > 0.08;
      const isWarm = !isPool && near < 0.3 && x > width * 0.25 && random.chance(0.14);
      const base = isPool
        ? random.pick(pools)
        : isWarm
          ? along(warmth, random.next())
          : along(flats, near * 0.6 + random.sway() * 0.3 + 0.2);
      stroke(canvas, {
        x,
        y,
        length: width * random.between(0.12, 0.42) * (0.6 + near * 0.5),
        width: unit * (0.007 + 0.04 * near) * random.between(0.6, 1.4),
        angle: random.sway() * 0.012,
        bend: random.sway() * unit * 0.004,
        colour: vary(base, random, 0.025),
        second: isPool ? along(flats, 0.3) : along(flats, random.next()),
        dryness: dryness * random.between(0.8, 1.15),
        body: 0.7,
        ragged: 1.1,
      });
    }
  }
}

function paintLight(canvas: Canvas, { horizon, light }: Seascape): void {
  const { width, height, unit, random } = canvas;
  for (let index = 0; index < 46; index += 1) {
    const x = width * random.between(0.12, 1);
    const fade = smoothStep(0.05, 0.5, x / width);
    stroke(canvas, {
      x,
      y: height * horizon + random.sway() * unit * 0.013,
      length: width * random.between(0.08, 0.3),
      width: unit * random.between(0.007, 0.02) * (0.6 + 0.4 * fade),
      angle: random.sway() * 0.008,
      colour: vary(along(light, random.next()), random, 0.02),
      second: along(light, random.next()),
      dryness: random.between(0.2, 0.6),
      body: 1,
      ragged: 1.4,
    });
  }
}

/** The land falls to the right in pulls that follow its back; its reflection breaks up below. */
function paintHeadland(canvas: Canvas, { horizon, land, pools }: Seascape): void {
  const { width, height, unit, random } = canvas;
  const foot = height * (horizon + 0.012);
  const crest = (x: number) => {
    const hill = Math.exp(-(((x - 0.1) / 0.135) ** 2)) * 0.105;
    const spit = smoothStep(0.47, 0.2, x) * 0.026;
    return unit * (hill + spit);
  };
  const mass: Shape = (x, y) => Math.min(y - foot + crest(x / width) * 0.92, foot - y);
  fill(canvas, mass, { colour: along(land, 0), second: along(land, 0.6) });
  for (let pull = 0; pull < 110; pull += 1) {
    const x = random.between(-0.14, 0.4);
    const reach = random.between(0.07, 0.16);
    // From the foot to the crest, so that the last pulls draw the outline.
    const level = Math.min(1, (pull / 100) * random.between(0.75, 1.1));
    const from = foot - crest(x) * level;
    const to = foot - crest(x + reach) * level;
    const middle = foot - crest(x + reach / 2) * level;
    const thickness = unit * random.between(0.013, 0.032) * (x > 0.28 ? 0.5 : 1);
    stroke(canvas, {
      x: width * x,
      y: from + thickness * 0.4,
      length: Math.hypot(width * reach, to - from),
      width: thickness,
      angle: Math.atan2(to - from, width * reach),
      bend: middle - (from + to) / 2,
      colour: vary(random.pick(land), random, 0.02),
      second: random.chance(0.16) ? along(pools, 0.1) : along(land, random.next()),
      dryness: random.between(0.1, 0.5),
      body: 1,
      ragged: 0.9,
    });
  }
  for (let index = 0; index < 16; index += 1) {
    const drop = random.next();
    stroke(canvas, {
      x: width * random.between(-0.05, 0.12),
      y: foot + unit * (0.02 + 0.1 * drop),
      length: width * random.between(0.1, 0.26) * (1.1 - drop * 0.6),
      width: unit * random.between(0.006, 0.016),
      angle: random.sway() * 0.012,
      colour: vary(along(pools, random.next()), random, 0.02),
      second: random.pick(land),
      dryness: 0.5 + drop * 0.35,
      opacity: 0.9,
      body: 0.6,
      ragged: 1.5,
    });
  }
}

/** The one upright in the picture, and what the wet sand keeps of it. */
function paintMark(canvas: Canvas, { horizon, mark }: Seascape): void {
  const { width, height, unit, random } = canvas;
  const x = width * 0.715;
  const foot = height * (horizon + 0.008);
  for (let pull = 0; pull < 3; pull += 1) {
    stroke(canvas, {
      x: x + random.sway() * unit * 0.002,
      y: foot - unit * 0.088 + pull * unit * 0.004,
      length: unit * 0.09,
      width: unit * (0.0125 - pull * 0.003),
      angle: Math.PI / 2 + 0.02,
      bend: unit * 0.002,
      colour: vary(mark, random, 0.02),
      second: colour("f08a4f"),
      dryness: 0.15,
      body: 1.2,
      ragged: 0.3,
    });
  }
  for (let index = 0; index < 7; index += 1) {
    stroke(canvas, {
      x: x - unit * random.between(0.01, 0.026),
      y: foot + unit * (0.022 + 0.016 * index + random.sway() * 0.004),
      length: unit * random.between(0.018, 0.04),
      width: unit * random.between(0.003, 0.007),
      colour: vary(mark, random, 0.04),
      second: colour("f3b577"),
      dryness: 0.3 + index * 0.07,
      opacity: 0.9 - index * 0.08,
      body: 0.7,
    });
  }
}
